import ScreenAudit

extension HTMLReport {
  /// The looks of the page: light and dark, wide and narrow, on paper.
  ///
  /// Lengths are in rem, so that the page grows with its reader's text size.
  static let style = #"""
    :root{color-scheme:light dark;--paper:#f5f5f3;--card:#fff;--ink:#1b1c1f;--soft:#5a5d66;
    --line:#dfdfdb;--wash:#ecece8;--accent:#3d5bd9;--accent-ink:#fff;--error:#b3261e;--warning:#8a5300;
    --note:#37618e;--good:#1d6b43;--error-wash:#fbe9e7;--warning-wash:#fbf0dc;--note-wash:#e6eef7;
    --good-wash:#e2f2e8;--shadow:0 1px 2px rgb(20 20 30/.06),0 8px 24px rgb(20 20 30/.07);
    --radius:.875rem}
    @media(prefers-color-scheme:dark){:root{--paper:#131417;--card:#1c1e22;--ink:#eeeef0;--soft:#a3a7b2;
    --line:#32353c;--wash:#272a30;--accent:#93a7ff;--accent-ink:#10131f;--error:#ff9a8f;--warning:#f0bb6b;
    --note:#9cc3ef;--good:#84d3a6;--error-wash:#3b201e;--warning-wash:#362a17;--note-wash:#1d2b3b;
    --good-wash:#1a3226;--shadow:0 1px 2px rgb(0 0 0/.4),0 8px 24px rgb(0 0 0/.3)}}
    *{box-sizing:border-box}
    html{scroll-padding-top:9rem;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:400 1rem/1.5 Inter,"Inter Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
    font-feature-settings:"cv11","ss03";-webkit-font-smoothing:antialiased}
    h1,h2,h3,p,ul,ol,figure{margin:0;padding:0}
    ul,ol{list-style:none}
    [hidden]{display:none!important}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .top,main,footer,.notice{max-width:90rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3.5rem)}
    .skip{position:absolute;left:1rem;top:-6rem;background:var(--accent);color:var(--accent-ink);
    padding:.75rem 1rem;border-radius:.5rem;z-index:9}
    .skip:focus{top:1rem}
    :focus-visible{outline:.1875rem solid var(--accent);outline-offset:.1875rem;border-radius:.375rem}
    [tabindex="-1"]:focus:not(:focus-visible){outline:none}

    .top{padding-block:2.5rem 2rem}
    .brand{display:flex;align-items:center;gap:.625rem;color:var(--soft);font-size:.9375rem;font-weight:500}
    .sign{width:1.75rem;height:1.75rem}.sign rect{fill:var(--accent)}.sign path{fill:var(--accent-ink)}
    h1{font-size:clamp(2rem,1.4rem + 2.6vw,3.375rem);line-height:1.08;letter-spacing:-.028em;font-weight:680;
    margin-top:1.25rem;overflow-wrap:anywhere;text-wrap:balance}
    .lead{color:var(--soft);font-size:1.0625rem;margin-top:.625rem}
    .figures{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin-top:2rem;align-items:center}
    .figure{display:flex;flex-direction:column;gap:.125rem}
    .figure .number{display:block;font-size:2rem;line-height:1.1;font-weight:640;letter-spacing:-.02em;
    font-variant-numeric:tabular-nums}
    .figure .unit{display:block;color:var(--soft);font-size:.9375rem}
    .figure.error .number{color:var(--error)}.figure.warning .number{color:var(--warning)}
    .figure.note .number{color:var(--note)}
    .figure.verdict{flex-direction:row;align-items:center;gap:1rem;padding-right:2.5rem;
    border-right:1px solid var(--line)}
    .figure .of{color:var(--soft);font-weight:450}
    .figure.verdict svg{width:4rem;height:4rem;transform:rotate(-90deg);flex:none}
    .figure circle{fill:none;stroke-width:3.6}.track{stroke:var(--wash)}
    .arc{stroke:var(--good);stroke-linecap:butt}
    .notice{padding-block:1rem;color:var(--soft)}

    .controls{position:sticky;top:0;z-index:5;background:color-mix(in srgb,var(--paper) 86%,transparent);
    backdrop-filter:saturate(1.4) blur(16px);-webkit-backdrop-filter:saturate(1.4) blur(16px);
    border-block:1px solid var(--line);padding:.75rem max(clamp(1rem,4vw,3.5rem),calc((100vw - 90rem)/2 + 3.5rem));
    display:flex;flex-wrap:wrap;gap:.75rem 2rem;align-items:center}
    .slider{display:grid;grid-template-columns:auto minmax(8rem,1fr) auto;gap:0 .75rem;align-items:center;
    flex:1 1 32rem}
    .slider>label{grid-column:1/3;grid-row:1;font-weight:600;font-size:.9375rem}
    .slider output{grid-column:2/4;grid-row:1;justify-self:end;color:var(--soft);font-size:.9375rem;
    font-variant-numeric:tabular-nums;text-align:right}
    .slider output strong{color:var(--ink);font-weight:600}
    .small{font-size:.875rem;font-weight:600}.large{font-size:1.625rem;font-weight:600;line-height:1}
    .range{min-width:0;padding-top:.25rem}
    input[type=range]{width:100%;margin:0;height:1.75rem;background:none;appearance:none;-webkit-appearance:none;
    cursor:pointer;display:block}
    input[type=range]::-webkit-slider-runnable-track{height:.25rem;border-radius:1rem;
    background:linear-gradient(to right,var(--accent) var(--fill,50%),var(--line) var(--fill,50%))}
    input[type=range]::-moz-range-track{height:.25rem;border-radius:1rem;background:var(--line)}
    input[type=range]::-moz-range-progress{height:.25rem;border-radius:1rem;background:var(--accent)}
    input[type=range]::-webkit-slider-thumb{-webkit-appearance:none;width:1.625rem;height:1.625rem;
    margin-top:-.6875rem;border-radius:50%;background:#fff;border:1px solid rgb(0 0 0/.08);
    box-shadow:0 1px 2px rgb(0 0 0/.2),0 3px 8px rgb(0 0 0/.16)}
    input[type=range]::-moz-range-thumb{width:1.625rem;height:1.625rem;border-radius:50%;background:#fff;
    border:1px solid rgb(0 0 0/.08);box-shadow:0 1px 2px rgb(0 0 0/.2),0 3px 8px rgb(0 0 0/.16)}
    .ticks{display:flex;justify-content:space-between;font-size:.75rem;color:var(--soft);
    padding-inline:.8125rem;font-variant-numeric:tabular-nums;line-height:1.2}
    .ticks li{width:0;display:flex;justify-content:center}
    .ticks .on{color:var(--ink);font-weight:650}
    .choices{display:flex;flex-wrap:wrap;gap:.625rem 1rem;align-items:end}
    .choice{display:flex;flex-direction:column;gap:.125rem;font-size:.8125rem;color:var(--soft)}
    .check{display:flex;align-items:center;gap:.5rem;font-size:.9375rem;min-height:2.75rem}
    .check input{width:1.125rem;height:1.125rem;accent-color:var(--accent)}
    select,input[type=search],button{font:inherit;color:inherit}
    select,input[type=search]{font-size:.9375rem;color:var(--ink);min-height:2.75rem;padding:.375rem .75rem;
    border:1px solid var(--line);border-radius:.625rem;background-color:var(--card);max-width:16rem}
    input[type=search]{min-width:13rem}

    h2{font-size:1.5rem;line-height:1.2;letter-spacing:-.017em;font-weight:650;overflow-wrap:anywhere}
    h3{font-size:1.0625rem;font-weight:620;letter-spacing:-.006em}
    section.overview,section.stage,section.findings{padding-block:2.5rem 1rem}
    .sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11.5rem),1fr));gap:1rem;
    margin-top:1.25rem}.sheet li{display:flex}
    .card{display:flex;flex-direction:column;width:100%;text-align:start;background:var(--card);border:0;
    border-radius:var(--radius);box-shadow:0 0 0 1px var(--line);padding:.75rem;cursor:pointer;
    transition:box-shadow .15s,transform .15s}
    .card:hover{box-shadow:0 0 0 1px var(--line),var(--shadow);transform:translateY(-.125rem)}
    .card[aria-pressed=true]{box-shadow:0 0 0 .1875rem var(--accent)}
    .thumb{display:grid;place-items:center;background:var(--wash);border-radius:.5rem;height:15rem;padding:.75rem}
    .thumb img{max-width:100%;max-height:13.5rem;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);display:block}
    .card .name{font-weight:600;margin-block:.75rem auto;line-height:1.3;overflow-wrap:anywhere}
    .card .row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.375rem;margin-top:.5rem;align-items:center}
    .badge{font-size:.8125rem;font-weight:560;padding:.125rem .5rem;border-radius:1rem;white-space:nowrap}
    .badge::before{margin-inline-end:.3125rem;font-weight:700}
    .badge.supported{background:var(--good-wash);color:var(--good)}.badge.supported::before{content:"✓"}
    .badge.refused{background:var(--error-wash);color:var(--error)}.badge.refused::before{content:"✕"}
    .badge.open{background:var(--wash);color:var(--soft)}.badge.open::before{content:"–"}
    .counts{display:flex;gap:.25rem}
    .count{font-size:.8125rem;font-weight:620;min-width:1.5rem;text-align:center;border-radius:.375rem;
    padding:.0625rem .3125rem;font-variant-numeric:tabular-nums}
    .count.error,.pill.error{background:var(--error-wash);color:var(--error)}
    .count.warning,.pill.warning{background:var(--warning-wash);color:var(--warning)}
    .count.note,.pill.note{background:var(--note-wash);color:var(--note)}

    .stage-head{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
    .path{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere;flex:1 1 18rem}
    .steps{display:flex;gap:.5rem}
    .steps button,.filters button,.show{min-height:2.75rem;padding:.375rem .875rem;border-radius:.625rem;
    border:1px solid var(--line);background:var(--card);font-size:.9375rem;font-weight:520;cursor:pointer}
    .steps button:hover,.filters button:hover,.show:hover{background:var(--wash)}
    .verdict-line{margin-top:1rem;border-radius:.75rem;padding:.75rem 1rem;background:var(--wash)}
    .verdict-line.supported{background:var(--good-wash)}.verdict-line.supported strong{color:var(--good)}
    .verdict-line.notSupported{background:var(--error-wash)}.verdict-line.notSupported strong{color:var(--error)}
    .verdict-line ul{color:var(--soft);font-size:.9375rem;margin-top:.25rem}
    .compare{display:grid;grid-template-columns:minmax(0,auto) minmax(0,auto) minmax(17rem,1fr);
    gap:2rem;margin-top:1.5rem;align-items:start}
    .compare.wide{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    .compare.wide .beside{grid-column:1/-1}
    figcaption{font-size:.9375rem;color:var(--soft);margin-bottom:.625rem;min-height:1.5rem}
    figcaption strong{color:var(--ink);font-weight:620;margin-inline-end:.375rem}
    .device{position:relative;border-radius:1.5rem;overflow:hidden;background:var(--wash);
    box-shadow:0 0 0 1px var(--line),var(--shadow);width:24.5rem;max-width:100%;aspect-ratio:var(--ratio,.46)}
    .compare.wide .device{width:100%;border-radius:1rem}
    .device img{display:block;width:100%;height:100%}
    .marks{position:absolute;inset:0}
    .no-boxes .marks{display:none}
    .mark{position:absolute;padding:0;border:.125rem solid var(--c);border-radius:.25rem;cursor:pointer;
    background:color-mix(in srgb,var(--c) 9%,transparent);min-width:.75rem;min-height:.75rem}
    .mark span{position:absolute;bottom:100%;left:-.125rem;background:var(--c);color:#fff;font-size:.75rem;
    line-height:1;font-weight:680;padding:.1875rem .3125rem;border-radius:.25rem .25rem 0 0;
    font-variant-numeric:tabular-nums}
    .mark.inside span{bottom:auto;top:-.125rem;border-radius:.25rem 0}
    .further{position:absolute;inset:auto .5rem .5rem;display:flex;flex-wrap:wrap;justify-content:center;gap:.375rem}
    .mark.below{position:static;border:0;border-radius:1rem;background:var(--c);min-width:2.25rem;min-height:1.5rem}
    .mark.below span{position:static;border-radius:0;background:none;padding:0 .5rem}
    .mark.below span::after{content:" ↓"}
    .mark.error{--c:#c4281d}.mark.warning{--c:#b86e00}.mark.note{--c:#2f6cb3}
    .mark.chosen{background:color-mix(in srgb,var(--c) 26%,transparent);box-shadow:0 0 0 .25rem
    color-mix(in srgb,var(--c) 35%,transparent)}
    .short{margin-top:.625rem;display:grid;gap:.25rem}
    .short button{display:grid;grid-template-columns:auto 1fr;gap:.625rem;width:100%;text-align:start;border:0;
    background:none;border-radius:.625rem;padding:.5rem .625rem;cursor:pointer;min-height:2.75rem;align-items:start}
    .short button:hover,.short .chosen{background:var(--wash)}
    .short .off{opacity:.62}
    .short small{display:block;color:var(--soft);font-size:.8125rem}
    .num{font-size:.8125rem;font-weight:680;min-width:1.625rem;text-align:center;border-radius:.375rem;
    padding:.125rem .25rem;margin-top:.125rem;font-variant-numeric:tabular-nums}
    .num.error{background:var(--error-wash);color:var(--error)}
    .num.warning{background:var(--warning-wash);color:var(--warning)}
    .num.note{background:var(--note-wash);color:var(--note)}
    .none{color:var(--soft);padding:.5rem 0}

    .filters{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem;align-items:end}
    .result{color:var(--soft);font-size:.9375rem;margin-block:1rem .75rem}
    .list{display:grid;gap:.75rem}
    .item{background:var(--card);border-radius:var(--radius);box-shadow:0 0 0 1px var(--line);
    padding:1rem 1.25rem;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1.5rem}
    .item>*{grid-column:1}.item>.item-head{grid-column:1/-1}
    .item.plain{grid-template-columns:minmax(0,1fr)}
    .cutout{grid-column:2;grid-row:2/span 4;position:relative;overflow:hidden;width:11rem;height:7rem;border:0;padding:0;
    border-radius:.625rem;background:var(--wash);box-shadow:0 0 0 1px var(--line);cursor:pointer;margin-top:.625rem;align-self:start}
    .cutout img{position:absolute;max-width:none;transform-origin:0 0}
    .cutout i{position:absolute;border:.125rem solid var(--c);border-radius:.25rem;
    background:color-mix(in srgb,var(--c) 9%,transparent)}
    .item.error{--c:#c4281d}.item.warning{--c:#b86e00}.item.note{--c:#2f6cb3}
    .item-head b{color:var(--ink);font-variant-numeric:tabular-nums}
    .item.chosen{box-shadow:0 0 0 .1875rem var(--accent)}
    .item-head{display:flex;flex-wrap:wrap;gap:.375rem .625rem;align-items:center;font-size:.875rem;color:var(--soft)}
    .pill{font-size:.8125rem;font-weight:620;border-radius:.375rem;padding:.0625rem .4375rem}
    .strip{margin-inline-start:auto;display:flex;gap:.5rem;align-items:center;white-space:nowrap;
    font-variant-numeric:tabular-nums}
    .marks-row{display:flex;gap:.125rem}
    .marks-row i{width:.3125rem;height:.875rem;border-radius:.125rem;background:var(--wash)}
    .marks-row .on{background:var(--soft)}
    .item.error .on{background:var(--error)}.item.warning .on{background:var(--warning)}
    .item.note .on{background:var(--note)}
    .message{font-size:1.0625rem;font-weight:560;line-height:1.4;margin-top:.5rem;letter-spacing:-.006em;
    overflow-wrap:anywhere;max-width:60rem}
    .hint{margin-top:.25rem;max-width:52rem}
    .meta{display:flex;flex-wrap:wrap;gap:.375rem .875rem;align-items:center;margin-top:.75rem;font-size:.875rem;
    color:var(--soft)}
    .place{overflow-wrap:anywhere}
    code{white-space:nowrap;font:.8125rem/1.4 ui-monospace,"JetBrains Mono",SFMono-Regular,Menlo,Consolas,monospace;
    background:var(--wash);padding:.0625rem .3125rem;border-radius:.25rem}
    .show{font-size:.875rem;color:var(--ink)}
    details{margin-top:.5rem;font-size:.9375rem;max-width:52rem}
    summary{cursor:pointer;color:var(--soft);width:max-content;max-width:100%;padding-block:.25rem}
    details p{margin-top:.375rem}.criteria{color:var(--soft);font-size:.875rem}
    .apart{margin-top:2.25rem}.apart-note{color:var(--soft);font-size:.9375rem;margin-bottom:.75rem}
    footer{padding-block:2.5rem 3.5rem;margin-top:2rem;color:var(--soft);font-size:.875rem;
    border-top:1px solid var(--line);display:grid;gap:.5rem}
    footer p{max-width:46rem}

    @media(max-width:70rem){.compare{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1.5rem}
    .beside{grid-column:1/-1}}
    @media(max-width:40rem){html{scroll-padding-top:1rem}.top{padding-block:1.5rem 1.25rem}
    .figure.verdict{border:0;padding:0;width:100%}.controls{padding-block:.5rem .625rem}
    .slider>label{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
    .slider output{grid-column:1/-1;justify-self:start;text-align:start}
    .choices{width:100%;flex-wrap:nowrap;overflow-x:auto;padding:.25rem}.choice select{max-width:11rem}
    .ticks li:not(.default,:first-child,:last-child,.on){visibility:hidden}
    figcaption{min-height:3rem}.compare{gap:.75rem}.device{border-radius:.875rem}.strip{margin-inline-start:0}
    .filters{display:grid;grid-template-columns:1fr 1fr}.filters .choice select,.filters input{max-width:none;width:100%;
    min-width:0}.filters .choice:first-child{grid-column:1/-1}
    .path{flex-basis:100%}.item{display:block;padding:.875rem 1rem}.cutout{width:100%;height:8rem}
    .sheet{grid-template-columns:1fr 1fr;gap:.625rem}.card{padding:.5rem}.thumb{height:11rem;padding:.5rem}
    .thumb img{max-height:10rem}.steps{width:100%}.steps button{flex:1}}
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media(prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
    @media(forced-colors:active){.mark{border-color:Highlight}.marks-row .on{background:Highlight}}
    @media print{:root{--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--wash:#eee}
    .controls,.filters,.skip,.steps,.show,details,.beside,.badge::before{display:none!important}
    .item,.card,.compare{break-inside:avoid}.item,.card{box-shadow:none;border:1px solid var(--line)}
    .compare{grid-template-columns:1fr 1fr}body{font-size:.8125rem}
    .device{box-shadow:none;border:1px solid var(--line);max-width:18rem}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
    """#
}
