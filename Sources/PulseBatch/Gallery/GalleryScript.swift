/// What the page does by itself: filtering, and playing only what is in view.
///
/// In a section of character data, so that the page stays well-formed XML; the marks are comments to
/// browsers.
enum GalleryScript {
  static let text = """
    //<![CDATA[
    'use strict';
    const byId = id => document.getElementById(id);
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];

    // Filtering.
    const cards = all('.card').map(node => ({
      node, choices: node.dataset.choices.split(' '),
      text: all('bdi', node).map(part => part.textContent).join(' ').toLowerCase(),
    }));
    const selects = all('select'), search = byId('search');
    const grouped = number => String(number).replace(/\\B(?=(\\d{3})+$)/g, ',');
    let telling;
    function filter() {
      const words = search.value.toLowerCase().split(/\\s+/).filter(word => word);
      let shown = 0;
      for (const card of cards) {
        const fits = selects.every((one, index) => !one.value || one.value === card.choices[index])
          && words.every(word => card.text.includes(word));
        card.node.hidden = !fits;
        shown += fits;
      }
      byId('none').hidden = shown > 0;
      // Not at every letter, as screen readers read it aloud.
      clearTimeout(telling);
      telling = setTimeout(() => {
        const noun = cards.length === 1 ? ' variant' : ' variants';
        byId('count').textContent =
          (shown === cards.length ? '' : grouped(shown) + ' of ') + grouped(cards.length) + noun;
      }, 250);
    }
    search.addEventListener('input', filter);
    for (const select of selects) select.addEventListener('change', filter);
    byId('clear').addEventListener('click', () => {
      search.value = '';
      for (const select of selects) select.value = '';
      filter();
    });

    // Playing: what is near is loaded, what is in view plays, what is far gives its decoder back.
    const quiet = matchMedia('(prefers-reduced-motion: reduce)');
    const inView = new Set(), videos = all('video'), images = all('.stage img');
    const sources = new Map(videos.map(video => [video, all('source', video)]));
    let paused = quiet.matches;
    function update(video) {
      if (inView.has(video) && !paused) video.play().catch(() => {}); else video.pause();
    }
    const near = new IntersectionObserver(changes => {
      for (const {target, isIntersecting} of changes) {
        if (isIntersecting === (target.preload === 'auto')) continue;
        target.preload = isIntersecting ? 'auto' : 'none';
        // With a source left, Chromium would load it whatever preload says.
        target.replaceChildren(...(isIntersecting ? sources.get(target) : []));
        // Playing what has just gone would load it again.
        if (!isIntersecting) inView.delete(target);
        target.load();
        update(target);
      }
    }, {rootMargin: '300px 0px'});
    const view = new IntersectionObserver(changes => {
      for (const {target, isIntersecting} of changes) {
        if (isIntersecting) inView.add(target); else inView.delete(target);
        update(target);
      }
    });
    for (const video of videos) {
      video.controls = false;
      all('source', video).at(-1).addEventListener('error', () => {
        const words = document.createElement('p');
        words.textContent = 'this browser cannot play it';
        near.unobserve(video);
        view.unobserve(video);
        video.replaceWith(words);
      });
      near.observe(video);
      view.observe(video);
    }

    // Moving pictures can't be paused; their first frame is put in their place.
    function still(image) {
      const canvas = image.nextElementSibling;
      if (!paused) {
        if (canvas) canvas.remove();
        image.hidden = false;
      } else if (!canvas && image.naturalWidth) {
        const copy = document.createElement('canvas');
        copy.width = image.naturalWidth;
        copy.height = image.naturalHeight;
        copy.setAttribute('role', 'img');
        copy.setAttribute('aria-label', image.alt);
        copy.getContext('2d').drawImage(image, 0, 0);
        image.after(copy);
        image.hidden = true;
      }
    }
    for (const image of images) image.addEventListener('load', () => still(image));
    const button = byId('pause');
    function pause(wish) {
      paused = wish;
      button.textContent = paused ? 'Play' : 'Pause';
      document.documentElement.classList.toggle('paused', paused);
      videos.forEach(update);
      images.forEach(still);
    }
    button.addEventListener('click', () => pause(!paused));
    quiet.addEventListener('change', () => pause(quiet.matches));
    pause(paused);
    all('.tools')[0].hidden = false;
    // A browser that goes back to the page may have kept what was typed.
    filter();
    //]]>
    """
}
