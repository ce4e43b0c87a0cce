/// The looks of the page: light and dark, wide and narrow, on paper.
///
/// Lengths are in rem, so that the page grows with its reader's text size.
enum PageStyle {
  static let all = base + header + list + stage + largeContent + findings + small

  /// Colors, text and views.
  ///
  /// On paper the page is light, whatever its reader's screen is.
  static let base = #"""
    :root{color-scheme:light;--paper:#f5f5f3;--card:#fff;--ink:#1b1c1f;--soft:#5a5d66;
    --line:#dfdfdb;--wash:#ecece8;--accent:#3d5bd9;--accent-ink:#fff;--error:#b3261e;--warning:#8a5300;
    --note:#37618e;--good:#1d6b43;--error-wash:#fbe9e7;--warning-wash:#fbf0dc;--note-wash:#e6eef7;
    --good-wash:#e2f2e8;--accent-wash:#e8ecfb;--shadow:0 1px 2px rgb(20 20 30/.06),0 8px 24px rgb(20 20 30/.07);
    --radius:.875rem;--bar:5.5rem;--side:clamp(1rem,3vw,2.5rem)}
    @media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#131417;--card:#1c1e22;
    --ink:#eeeef0;--soft:#a3a7b2;--line:#32353c;--wash:#272a30;--accent:#93a7ff;--accent-ink:#10131f;
    --error:#ff9a8f;--warning:#f0bb6b;--note:#9cc3ef;--good:#84d3a6;--error-wash:#3b201e;--warning-wash:#362a17;
    --note-wash:#1d2b3b;--good-wash:#1a3226;--accent-wash:#232a45;
    --shadow:0 1px 2px rgb(0 0 0/.4),0 8px 24px rgb(0 0 0/.3)}}
    *{box-sizing:border-box}
    html{scroll-padding-top:calc(var(--bar) + 1rem);-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:400 1rem/1.5 Inter,"Inter Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
    font-feature-settings:"cv11","ss03";-webkit-font-smoothing:antialiased}
    h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
    ul,ol{list-style:none}fieldset{border:0;min-width:0}
    [hidden]{display:none!important}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .top,main,footer,.notice{max-width:110rem;margin-inline:auto;padding-inline:var(--side)}
    .skip{position:absolute;left:1rem;top:-6rem;background:var(--accent);color:var(--accent-ink);
    padding:.75rem 1rem;border-radius:.5rem;z-index:9}
    .skip:focus{top:1rem}
    :focus-visible{outline:.1875rem solid var(--accent);outline-offset:.1875rem;border-radius:.375rem}
    [tabindex="-1"]:focus:not(:focus-visible){outline:none}
    h2{font-size:1.5rem;line-height:1.2;letter-spacing:-.017em;font-weight:650;overflow-wrap:anywhere}
    h3{font-size:1.0625rem;font-weight:620;letter-spacing:-.006em}
    select,input[type=search],button{font:inherit;color:inherit}
    select,input[type=search]{font-size:.9375rem;color:var(--ink);min-height:2.75rem;padding:.375rem .75rem;
    border:1px solid var(--line);border-radius:.625rem;background-color:var(--card);max-width:16rem}
    .steps button,.filters button,.show,.copy,.more{min-height:2.75rem;padding:.375rem .875rem;
    border-radius:.625rem;border:1px solid var(--line);background:var(--card);font-size:.9375rem;font-weight:520;
    cursor:pointer}
    .steps button:hover,.filters button:hover,.show:hover,.copy:hover,.more:hover{background:var(--wash)}
    code,kbd{white-space:nowrap;font:.8125rem/1.4 ui-monospace,"JetBrains Mono",SFMono-Regular,Menlo,Consolas,
    monospace;background:var(--wash);padding:.0625rem .3125rem;border-radius:.25rem}
    .paper{display:none;color:var(--soft)}
    .none{color:var(--soft);padding:.5rem 0}
    .js body[data-view=overview] [data-in]:not([data-in~=overview]),
    .js body[data-view=screen] [data-in]:not([data-in~=screen]),
    .js body[data-view=findings] [data-in]:not([data-in~=findings]),
    .js body[data-view=compared] [data-in]:not([data-in~=compared]),
    .js body[data-view=terms] [data-in]:not([data-in~=terms]){display:none!important}
    .js body:is([data-view=findings],[data-view=terms]) .controls{display:none}
    section.findings,section.terms,section.compared{padding-block:1.75rem 1rem}
    .terms dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));gap:1.25rem 2.5rem;
    margin-top:1.25rem}
    .terms dt{font-weight:620}.terms dd{color:var(--soft)}
    .terms div{scroll-margin-top:2rem}.terms div:target{background:var(--accent-wash);border-radius:.5rem;
    box-shadow:0 0 0 .5rem var(--accent-wash)}
    .lines{display:grid;gap:.375rem}
    .change-line small{display:block;color:var(--soft);font-size:.8125rem}
    .change-line{display:flex;gap:.625rem;align-items:baseline}
    .change-line button{border:0;background:none;padding:.25rem 0;min-height:1.75rem;text-align:start;cursor:pointer;
    text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:.2em}
    .pairs{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1rem;margin-top:.75rem}
    .pair{background:var(--card);border-radius:var(--radius);box-shadow:0 0 0 1px var(--line);padding:.75rem}
    .pair>button{border:0;background:none;font-weight:600;padding:.25rem 0;min-height:2.75rem;cursor:pointer;
    text-align:start;width:100%;overflow-wrap:anywhere}.pair>button:disabled{cursor:default;color:inherit}
    .two{display:flex;gap:.75rem}.two figure{flex:1 1 0;min-width:0}
    .two figcaption{min-height:0;margin-bottom:.25rem;font-size:.8125rem}
    .two img{max-width:100%;max-height:18rem;display:block;border-radius:.5rem;box-shadow:0 0 0 1px var(--line)}
    #changes{display:flex;flex-wrap:wrap;gap:1.75rem 1.5rem}
    #changes .folder{margin:0;min-width:0;max-width:100%;flex:0 1 calc(var(--pairs,99)*21rem - 1rem)}
    footer{padding-block:2rem 3rem;margin-top:2rem;color:var(--soft);font-size:.875rem;
    border-top:1px solid var(--line);display:grid;gap:.5rem}
    footer p{max-width:46rem}

    """#
}
