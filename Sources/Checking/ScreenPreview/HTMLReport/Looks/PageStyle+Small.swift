extension PageStyle {
  /// Small windows, large text, forced colors, and paper.
  ///
  /// Where little height is left, as at 400 % zoom, the bar is one row of 48 points and the rest of it
  /// opens on demand.
  static let small = #"""
    @media(max-width:64rem){body[data-view=overview] .rows{display:none}body[data-view=screen] .side{order:1}
    .work{grid-template-columns:minmax(0,1fr)}
    .side{position:static;max-height:none;padding-bottom:0}.keys{display:none}
    .rows{max-height:min(16rem,50vh);flex:none;border-bottom:1px solid var(--line)}}
    @media(max-width:52rem),(max-height:36rem){
    .more{display:block;min-height:2.5rem;padding-block:.125rem}
    .controls{flex-wrap:nowrap;gap:.25rem .75rem;padding-block:.1875rem}
    .choices{display:none}.choices.open{display:flex;position:absolute;inset:100% 0 auto;padding:.75rem var(--side);
    background:var(--paper);border-bottom:1px solid var(--line);max-height:60vh;overflow:auto}
    .slider{flex:1 1 auto;min-width:0;grid-template-columns:auto minmax(3rem,1fr) auto auto}
    .slider>label{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
    .slider output{grid-column:4;grid-row:1;min-width:5.5rem}
    .slider .long,.slider .ticks{display:none}.slider .tiny{display:inline}
    .slider .range{grid-row:1}.slider .large{font-size:1.125rem}}
    @media(max-width:40rem){html{scroll-padding-top:calc(var(--bar) + .5rem)}.top{padding-block:1rem 0}
    .figure.verdict{border:0;padding:0;width:100%}.slider .large,.slider .small{display:none}
    .compare{gap:.75rem}.strip{margin-inline-start:0}.short{max-height:none}
    .filters{display:grid;grid-template-columns:1fr 1fr}.filters .choice select,.filters input[type=search]{max-width:none;
    width:100%;min-width:0}.filters .choice:first-child{grid-column:1/-1}
    .item{display:block;padding:.875rem 1rem}.cutout{width:100%;height:8rem}.group>summary,.about{padding-inline:1rem}
    .sheet{grid-template-columns:repeat(2,minmax(0,1fr));gap:.5rem}
    .slider{grid-template-columns:minmax(3rem,1fr) auto}.slider .range{grid-column:1}.slider output{grid-column:2}.card{padding:.5rem}.thumb{height:11rem;padding:.5rem}
    .thumb img{max-height:10rem}.steps{width:100%}.steps button{flex:1 1 auto;white-space:nowrap;font-size:.875rem;
    padding-inline:.5rem}
    .sizes{grid-template-columns:repeat(12,4.5rem)}}
    @media(max-width:24rem){.sheet{grid-template-columns:minmax(0,1fr)}}
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media(prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
    @media(forced-colors:active){.mark{border-color:Highlight}.marks-row .on,.dot{background:Highlight}
    .chip input:checked+span,.screen-row[aria-current=true],.size[aria-pressed=true]{outline:.1875rem solid Highlight}}
    @media print{:root{--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--wash:#eee}
    body{background:#fff;color:#000;font-size:.8125rem}
    .controls,.filters,.skip,.steps,.show,.copy,.side,.views,.badge::before{display:none!important}
    .work{display:block}.item,.card,.shot,.size{break-inside:avoid}
    .card,.card[aria-pressed=true]{box-shadow:none;border:1px solid var(--line)}.paper{display:block;margin-top:.75rem}
    .group{box-shadow:none;border:1px solid var(--line)}.item,.sheet li{content-visibility:visible}
    .compare{grid-template-columns:1fr 1fr}
    .compare:not(.wide,.three){grid-template-columns:13rem 13rem 1fr}
    .compare:not(.wide,.three) .beside{grid-column:3;grid-row:1}
    .all-title{break-after:avoid}.sizes{grid-template-columns:repeat(6,1fr);overflow:visible}.size{box-shadow:none!important}
    .sheet,.folders .sheet{grid-template-columns:repeat(5,1fr)}
    .folders{display:block}.folders .folder+.folder{margin-top:1rem}
    .short{max-height:none}.device.whole{box-shadow:none;border:1px solid var(--line);max-width:18rem}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
    """#
}
