/// How the report looks: one column, no script, light or dark as the reader has it, fit for paper.
enum ReportStyle {
  static let css = """
    :root { color-scheme: light dark; --page: #f5f5f7; --card: #fff; --ink: #1d1d1f; --soft: #61616a;
      --rule: #dcdce2; --good: #14803c; --bad: #c4281b; --unsure: #946200; --bar: #a9b2c0;
      --check: #d5d5da; --link: #0a58ca; }
    @media (prefers-color-scheme: dark) { :root { --page: #141416; --card: #1f1f23; --ink: #f2f2f5;
      --soft: #a5a5ae; --rule: #3a3a41; --good: #4cc474; --bad: #ff7a6e; --unsure: #f0b44c;
      --bar: #6d7788; --check: #55555c; --link: #7db4ff; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
      font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    a { color: var(--link); }
    h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
    h2 { font-size: 1.25rem; line-height: 1.25; margin: 0; }
    h3 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
    h4 { font-size: 1rem; margin: 0; }
    p { margin: .4rem 0; }
    article, nav { background: var(--card); border: 1px solid var(--rule); border-radius: 12px;
      padding: 1.1rem; margin: 1rem 0; }
    .name { color: var(--soft); font-size: .95rem; margin: 0 0 .3rem; }
    .verdict { border-left: 6px solid var(--tone); padding-left: .9rem; }
    .verdict h2 { font-size: 1.6rem; color: var(--tone); }
    .seamless { --tone: var(--good); } .undecided { --tone: var(--unsure); }
    .defective, .unreadable { --tone: var(--bad); }
    .fault { --tone: var(--bad); } .warning { --tone: var(--unsure); } .note { --tone: var(--soft); }
    .index { list-style: none; margin: .5rem 0 0; padding: 0; }
    .index li { border-top: 1px solid var(--rule); }
    .index a { display: grid; grid-template-columns: 1fr auto; gap: .8rem; padding: .6rem 0;
      text-decoration: none; color: inherit; }
    .index .file { color: var(--link); }
    .mark { color: var(--tone); font-weight: 600; }
    .finding { border: 1px solid var(--rule); border-left: 4px solid var(--tone); border-radius: 8px;
      padding: .7rem .9rem; margin: .6rem 0; }
    .tag { color: var(--tone); font-size: .8rem; font-weight: 700; letter-spacing: .03em;
      text-transform: uppercase; }
    .code { color: var(--soft); font-size: .85rem; }
    .plot { display: block; width: 100%; height: 9rem; border-bottom: 1px solid var(--soft); }
    .plot .step { fill: var(--bar); } .plot .seam { fill: var(--seam); }
    .plot .usual { stroke: var(--soft); stroke-dasharray: 5 4; vector-effect: non-scaling-stroke; }
    .axis { display: grid; grid-template-columns: 1fr auto 1fr; gap: .6rem; font-size: .85rem;
      color: var(--soft); }
    .axis b { color: var(--seam); } .axis span:last-child { text-align: right; }
    .soft { color: var(--soft); font-size: .9rem; }
    .strip { display: grid; grid-template-columns: repeat(3, 1fr); gap: .6rem; margin: .6rem 0; }
    figure { margin: 0; }
    figcaption { font-size: .85rem; color: var(--soft); line-height: 1.3; padding-top: .2rem; }
    img { display: block; width: 100%; height: auto; border: 1px solid var(--rule);
      border-radius: 4px; }
    img.small { image-rendering: pixelated; }
    img.clear { background: repeating-conic-gradient(var(--check) 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .at-seam img { border: 2px solid var(--seam); }
    table { border-collapse: collapse; width: 100%; font-size: .95rem; }
    th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0;
      border-top: 1px solid var(--rule); }
    th { font-weight: 500; color: var(--soft); width: 38%; overflow-wrap: normal; }
    details { border-top: 1px solid var(--rule); padding-top: .5rem; }
    details th { overflow-wrap: anywhere; }
    code, pre { font: .85em/1.45 ui-monospace, Menlo, Consolas, monospace; }
    pre { white-space: pre-wrap; margin: .3rem 0; }
    footer { color: var(--soft); font-size: .85rem; margin: 1.5rem 0; }
    @media (min-width: 50rem) { .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1.2rem; } }
    @media print { :root { --page: #fff; --card: #fff; --ink: #000; --soft: #444; --rule: #bbb;
        --good: #14803c; --bad: #c4281b; --unsure: #946200; --bar: #999; --check: #d5d5da; }
      body { font-size: 11pt; } main { max-width: none; padding: 0; }
      article { border: 0; padding: 0; break-before: page; } article:first-of-type { break-before: auto; }
      nav { break-after: page; border: 0; padding: 0; }
      figure, .finding, tr, .chart { break-inside: avoid; } h3 { break-after: avoid; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
    """
}
