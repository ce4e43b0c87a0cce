extension FindingPage {
  /// The looks of the page: light and dark, wide and narrow, on paper.
  ///
  /// Lengths are in rem, so that the page grows with its reader's text size.
  static let style = #"""
    :root{color-scheme:light;--paper:#f5f5f3;--card:#fff;--ink:#1b1c1f;--soft:#5a5d66;--line:#dfdfdb;
    --wash:#ecece8;--accent:#3d5bd9;--accent-ink:#fff;--error:#b3261e;--warning:#8a5300;--note:#37618e;
    --error-wash:#fbe9e7;--warning-wash:#fbf0dc;--note-wash:#e6eef7;--accent-wash:#e8ecfb;--radius:.875rem}
    @media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#131417;--card:#1c1e22;
    --ink:#eeeef0;--soft:#a3a7b2;--line:#32353c;--wash:#272a30;--accent:#93a7ff;--accent-ink:#10131f;
    --error:#ff9a8f;--warning:#f0bb6b;--note:#9cc3ef;--error-wash:#3b201e;--warning-wash:#362a17;
    --note-wash:#1d2b3b;--accent-wash:#232a45}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:400 1rem/1.5 Inter,"Inter Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    h1,h2,p,ol,dl,dd{margin:0;padding:0}ol{list-style:none}
    [hidden]{display:none!important}
    header,main,footer{max-width:76rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,2.5rem)}
    .skip{position:absolute;left:1rem;top:-6rem;background:var(--accent);color:var(--accent-ink);
    padding:.75rem 1rem;border-radius:.5rem;z-index:9}
    .skip:focus{top:1rem}
    :focus-visible{outline:.1875rem solid var(--accent);outline-offset:.1875rem;border-radius:.375rem}
    [tabindex="-1"]:focus:not(:focus-visible){outline:none}
    header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:1rem 3rem;
    padding-block:2rem 1.5rem}
    h1{font-size:clamp(1.625rem,1.25rem + 1.5vw,2.5rem);line-height:1.1;letter-spacing:-.026em;font-weight:680;
    overflow-wrap:anywhere}
    .figures{display:flex;flex-wrap:wrap;gap:.5rem 2rem}
    .number{display:block;font-size:1.625rem;line-height:1.15;font-weight:640;font-variant-numeric:tabular-nums}
    .unit{display:block;color:var(--soft);font-size:.875rem}
    .figure.error .number{color:var(--error)}.figure.warning .number{color:var(--warning)}
    .figure.note .number{color:var(--note)}
    .filters{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;padding-block:1rem;
    border-top:1px solid var(--line)}
    .choice{display:flex;flex-direction:column;gap:.125rem;font-size:.8125rem;color:var(--soft);min-width:0;
    max-width:100%}
    select,input,button{font:inherit;font-size:.9375rem;color:var(--ink);min-height:2.75rem;padding:.375rem .75rem;
    border:1px solid var(--line);border-radius:.625rem;background-color:var(--card);max-width:min(20rem,100%)}
    button{cursor:pointer;font-weight:520}button:hover{background:var(--wash)}
    .result{color:var(--soft);font-size:.9375rem;margin-bottom:.75rem}
    .group,.rules dl{background:var(--card);border-radius:var(--radius);box-shadow:0 0 0 1px var(--line);
    margin-bottom:1rem}
    .group h2{font-size:1.0625rem;font-weight:620;padding:.75rem 1.25rem;overflow-wrap:anywhere}
    .count{font-size:.8125rem;font-weight:400;background:var(--wash);border-radius:1rem;padding:.0625rem .4375rem}
    .item{padding:.875rem 1.25rem;border-top:1px solid var(--line);content-visibility:auto;
    contain-intrinsic-size:auto 7rem}
    .head{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;font-size:.875rem;color:var(--soft)}
    .head a,.meta a{color:inherit;text-underline-offset:.2em;text-decoration-color:var(--line);overflow-wrap:anywhere}
    .pill{font-size:.8125rem;font-weight:620;border-radius:.375rem;padding:.0625rem .4375rem}
    .error .pill{color:var(--error);background:var(--error-wash)}
    .warning .pill{color:var(--warning);background:var(--warning-wash)}
    .note .pill{color:var(--note);background:var(--note-wash)}
    .message{font-weight:560;line-height:1.4;margin-top:.375rem;overflow-wrap:anywhere;max-width:60rem}
    .hint{margin-top:.125rem;max-width:52rem;font-size:.9375rem;overflow-wrap:anywhere}
    .meta{font-size:.875rem;color:var(--soft);overflow-wrap:anywhere}
    code{font:.8125rem/1.4 ui-monospace,"JetBrains Mono",SFMono-Regular,Menlo,Consolas,monospace;
    background:var(--wash);padding:.0625rem .3125rem;border-radius:.25rem;overflow-wrap:anywhere}
    .rules h2{font-size:1.5rem;line-height:1.2;font-weight:650;margin-block:2rem .75rem}
    .rules dl>div{padding:.875rem 1.25rem}.rules dl>div+div{border-top:1px solid var(--line)}
    .rules dl>div:target{background:var(--accent-wash)}
    .rules dt{font-weight:620;overflow-wrap:anywhere}.rules dd{max-width:60rem;font-size:.9375rem}
    .rules dd.meta{font-size:.875rem}
    footer{padding-block:1.5rem 3rem;color:var(--soft);font-size:.875rem}
    @media print{.filters,.skip{display:none}.item{break-inside:avoid;content-visibility:visible}}

    """#
}
