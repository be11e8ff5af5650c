/// How the page looks: cards in as many columns as fit, light or dark as the reader has it.
enum GalleryStyle {
  static let text = """
    :root { color-scheme: light dark; --page: #f5f5f7; --card: #fff; --ink: #1d1d1f; --soft: #5c5c65;
      --rule: #dcdce2; --edge: #8a8a93; --good: #14803c; --bad: #c4281b; --unsure: #8a5a00;
      --check: #d5d5da; --link: #0a58ca; }
    @media (prefers-color-scheme: dark) { :root { --page: #141416; --card: #1f1f23; --ink: #f2f2f5;
      --soft: #a5a5ae; --rule: #3a3a41; --edge: #85858f; --good: #4cc474; --bad: #ff7a6e;
      --unsure: #f0b44c; --link: #7db4ff; } }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
      font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
    header, main, footer { padding: 0 1rem; max-width: 120rem; margin: 0 auto; }
    h1 { font-size: 1.5rem; line-height: 1.25; margin: 1rem 0 .6rem; }
    .tools { display: grid; gap: .6rem .8rem; align-items: end;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); }
    .tools div { min-width: 0; }
    .search { grid-column: span 2; }
    label { font-size: .85rem; color: var(--soft); display: block; margin-bottom: .15rem; }
    input, select, button { font: inherit; font-size: 1rem; color: var(--ink); background: var(--card);
      border: 1px solid var(--edge); border-radius: 8px; padding: .4rem .6rem; min-height: 2.5rem;
      width: 100%; min-width: 0; }
    .buttons { display: flex; gap: .6rem; grid-column: span 2; max-width: 20rem; }
    button { cursor: pointer; white-space: nowrap; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    #count { margin: .8rem 0 .6rem; color: var(--soft); }
    .cards { list-style: none; margin: 0; padding: 0; display: grid; gap: .8rem;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr)); }
    @media (min-width: 50rem) { .cards { gap: 1.1rem;
      grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); } }
    .card { content-visibility: auto; contain-intrinsic-size: auto 24rem; background: var(--card);
      border: 1px solid var(--rule); border-radius: 12px; padding: .6rem; }
    .stage { display: grid; place-items: center; overflow: hidden; border-radius: 6px; min-height: 3rem;
      max-height: 24rem; width: 100%; box-shadow: 0 0 0 1px var(--rule); }
    .stage p { color: #000; background: #fff; margin: .5rem; padding: .2rem .5rem; border-radius: 4px;
      font-size: .85rem; text-align: center; }
    .clear { background: repeating-conic-gradient(#d5d5da 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    video, .stage img, canvas { display: block; width: 100%; height: 100%; object-fit: contain;
      min-height: 0; }
    .paused .stage img { visibility: hidden; }
    h2 { font-size: 1rem; line-height: 1.3; margin: .6rem 0 .3rem; }
    dl { margin: 0; font-size: .85rem; }
    dl div { display: flex; flex-wrap: wrap; gap: 0 .6rem; justify-content: space-between;
      border-top: 1px solid var(--rule); padding: .2rem 0; }
    dt { color: var(--soft); }
    dd { margin: 0; text-align: right; margin-left: auto; }
    .swatch { display: inline-block; width: .8em; height: .8em; border-radius: 3px; margin-right: .35em;
      vertical-align: -.05em; background: currentColor; box-shadow: 0 0 0 1px var(--edge); }
    .level { font-weight: 600; color: var(--good); } .level.low { color: var(--unsure); }
    .files { list-style: none; margin: 0; padding: 0; font-size: .85rem; }
    .files li { border-top: 1px solid var(--rule); padding: .15rem 0; display: flex; flex-wrap: wrap;
      align-items: center; gap: 0 .6rem; }
    .files a { color: var(--link); font-weight: 600; padding: .3rem 0; min-height: 1.5rem; }
    .verdict { margin-left: auto; color: var(--soft); }
    .seamless { color: var(--good); } .undecided { color: var(--unsure); }
    .defective, .unreadable { color: var(--bad); font-weight: 600; }
    footer { color: var(--soft); font-size: .85rem; margin-top: 1.2rem; padding-bottom: 1.5rem; }
    """
}
