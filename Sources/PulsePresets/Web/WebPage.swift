/// A page that plays a loop wherever it can be played, and stands still for who wants that.
struct WebPage {
  /// One of the files to choose from.
  struct Source: Hashable {
    /// Its name in the page's folder.
    let name: String
    /// What it is, as `type` has it.
    let type: String
  }

  /// What the animation is called.
  let title: String
  /// The pictures' width and height, in CSS pixels.
  let size: (width: Int, height: Int)
  /// The poster's name.
  let poster: String
  /// The files, the best first.
  let sources: [Source]
  /// The page's ground, in CSS words.
  let background: String
  /// The file for players that lose the first one's transparency; `nil` where nothing is transparent.
  let opaque: String?

  /// The whole page.
  var html: String {
    let title = WebPageText.escaped(title)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>
      body { margin: 0; background: \(background); }
      .loop { position: relative; width: \(size.width)px; max-width: 100%; margin: 0 auto; }
      .loop video { display: block; width: 100%; height: auto; }
      .loop button { position: absolute; right: .75rem; bottom: .75rem; padding: .5em .9em; border: 0;
        border-radius: 999px; font: 600 1rem/1.2 system-ui, sans-serif; color: #fff; background: rgb(0 0 0 / .65);
        cursor: pointer; }
      .loop button:focus-visible { outline: 3px solid #fff; outline-offset: -5px; }
      </style>
      </head>
      <body>
      <!-- From here to the end of the script can be copied into any page. -->
      <div class="loop">
      <video width="\(size.width)" height="\(size.height)" poster="\(poster)" muted autoplay playsinline loop \
      preload="auto" aria-label="\(title)"\(opaque.map { " data-opaque=\"\($0)\"" } ?? "")>
      \(sources.map(markup).joined(separator: "\n"))
      <img src="\(poster)" width="\(size.width)" height="\(size.height)" alt="\(title)">
      </video>
      <button type="button" hidden>Pause</button>
      </div>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  /// Where less motion is wanted no source fits, and the poster stays, also without scripts.
  private func markup(_ source: Source) -> String {
    "<source src=\"\(source.name)\" type='\(source.type)' media=\"(prefers-reduced-motion: no-preference)\">"
  }

  private static let script = """
    for (const box of document.querySelectorAll('.loop')) {
      const video = box.querySelector('video'), button = box.querySelector('button');
      const still = matchMedia('(prefers-reduced-motion: reduce)');
      const sources = [...video.querySelectorAll('source')];
      // Some browsers obey the property alone.
      video.muted = true;
      const say = () => { button.textContent = video.paused ? 'Play' : 'Pause'; };
      const play = () => video.play().catch(say);
      const choose = wanted => {
        for (const source of sources) {
          if (wanted) source.removeAttribute('media');
          else source.media = '(prefers-reduced-motion: no-preference)';
        }
        video.load();
      };
      const rest = () => { video.autoplay = false; video.pause(); choose(false); say(); };
      button.onclick = () => {
        if (!video.paused) return video.pause();
        if (still.matches && sources[0].media) choose(true);
        play();
      };
      for (const event of ['play', 'playing', 'pause', 'emptied']) video.addEventListener(event, say);
      // A player that drops the transparency shows some colour where nothing is: it gets the other file.
      video.addEventListener('loadeddata', () => {
        const other = video.dataset.opaque;
        if (!other || video.currentSrc.endsWith('/' + other)) return;
        const canvas = document.createElement('canvas');
        canvas.width = video.videoWidth; canvas.height = video.videoHeight;
        const context = canvas.getContext('2d');
        let clear = true;
        try {
          context.drawImage(video, 0, 0);
          const edge = [[0, 0], [canvas.width - 1, 0], [0, canvas.height - 1], [canvas.width - 1, canvas.height - 1]];
          clear = edge.some(([x, y]) => context.getImageData(x, y, 1, 1).data[3] < 255);
        } catch { /* A page opened as a file may not look at pixels; then nothing is known. */ }
        if (!clear) { video.src = other; play(); }
      });
      still.addEventListener('change', () => {
        if (still.matches) return rest();
        video.autoplay = true; choose(true); play();
      });
      if (still.matches) rest(); else play();
      button.hidden = false;
      say();
    }
    """
}
