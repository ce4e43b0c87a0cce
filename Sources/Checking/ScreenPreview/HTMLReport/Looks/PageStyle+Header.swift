extension PageStyle {
  /// The top of the page and the bar that stays in view.
  static let header = #"""
    .top{padding-block:1.5rem 0}
    .brand{display:flex;align-items:center;gap:.625rem;color:var(--soft);font-size:.9375rem;font-weight:500}
    .sign{width:1.5rem;height:1.5rem}.sign rect{fill:var(--accent)}.sign path{fill:var(--accent-ink)}
    .head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:1rem 3rem;margin-top:.75rem}
    .head>div{flex:1 1 20rem;min-width:0}
    h1{font-size:clamp(1.625rem,1.25rem + 1.5vw,2.5rem);line-height:1.1;letter-spacing:-.026em;font-weight:680;
    overflow-wrap:anywhere;text-wrap:balance}
    .lead{color:var(--soft);margin-top:.375rem}
    .figures{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center}
    .figure{display:flex;flex-direction:column}
    .figure .number{display:block;font-size:1.625rem;line-height:1.15;font-weight:640;letter-spacing:-.02em;
    font-variant-numeric:tabular-nums}
    .figure .unit{display:block;color:var(--soft);font-size:.875rem}
    .figure.error .number{color:var(--error)}.figure.warning .number{color:var(--warning)}
    .figure.note .number{color:var(--note)}
    .figure.verdict{flex-direction:row;align-items:center;gap:.75rem;padding-right:2rem;border-right:1px solid var(--line)}
    .figure .of{color:var(--soft);font-weight:450}
    .figure.verdict svg{width:3rem;height:3rem;transform:rotate(-90deg);flex:none}
    .figure circle{fill:none;stroke-width:3.6}.track{stroke:var(--wash)}
    .arc{stroke:var(--good);stroke-linecap:butt}
    .notice{padding-block:1rem;color:var(--soft)}
    .notices{margin-top:1rem;background:var(--warning-wash);border-radius:.75rem;padding:.625rem 1rem;display:grid;
    gap:.25rem}
    .views{display:flex;gap:.25rem;margin-top:1rem;overflow-x:auto;scrollbar-width:none;padding:.1875rem .1875rem 0}
    .views a{color:var(--soft);text-decoration:none;font-weight:560;padding:.625rem .875rem;min-height:2.75rem;
    border-bottom:.1875rem solid transparent;white-space:nowrap}
    .views a:hover{color:var(--ink)}.views a[aria-current]{color:var(--ink);border-color:var(--accent)}
    .views span{font-size:.8125rem;background:var(--wash);border-radius:1rem;padding:.0625rem .4375rem;
    font-variant-numeric:tabular-nums}
    .controls{position:sticky;top:0;z-index:5;background:color-mix(in srgb,var(--paper) 88%,transparent);
    backdrop-filter:saturate(1.4) blur(16px);-webkit-backdrop-filter:saturate(1.4) blur(16px);
    border-block:1px solid var(--line);
    padding:.5rem max(var(--side),calc((100vw - 110rem)/2 + var(--side)));
    display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center}
    .slider{display:grid;grid-template-columns:auto minmax(6rem,1fr) auto;gap:0 .75rem;align-items:center;
    flex:1 1 28rem}
    .slider>label{grid-column:1/3;grid-row:1;font-weight:600;font-size:.9375rem}
    .slider output{grid-column:2/4;grid-row:1;justify-self:end;color:var(--soft);font-size:.9375rem;
    font-variant-numeric:tabular-nums;text-align:right}
    .slider output strong{color:var(--ink);font-weight:600}.slider .tiny{display:none}
    .small{font-size:.875rem;font-weight:600}.large{font-size:1.5rem;font-weight:600;line-height:1}
    .range{min-width:0}
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
    .choices{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:end}
    .choice{display:flex;flex-direction:column;gap:.125rem;font-size:.8125rem;color:var(--soft)}
    .check{display:flex;align-items:center;gap:.5rem;font-size:.9375rem;min-height:2.75rem}
    .check input{width:1.125rem;height:1.125rem;accent-color:var(--accent)}
    .more{display:none}

    """#
}
