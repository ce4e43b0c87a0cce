extension PageStyle {
  /// The chosen screen with its device, its findings and all sizes.
  static let stage = #"""
    .stage{container:stage/inline-size}
    .stage-head{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between}
    .path{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere;flex:1 1 100%}
    .steps{display:flex;flex-wrap:wrap;gap:.375rem}
    .verdicts{display:flex;flex-wrap:wrap;gap:.5rem .75rem;margin-top:.75rem}
    .verdict-line{flex:1 1 18rem;border-radius:.75rem;padding:.5rem 1rem;background:var(--wash)}
    .verdict-line.supported{background:var(--good-wash)}.verdict-line.supported strong{color:var(--good)}
    .verdict-line.notSupported{background:var(--error-wash)}.verdict-line.notSupported strong{color:var(--error)}
    .verdict-line ul{color:var(--soft);font-size:.9375rem}
    .compare{display:grid;grid-template-columns:minmax(0,20rem) minmax(0,20rem) minmax(14rem,1fr);
    gap:1.5rem;margin-top:1rem;align-items:start}
    #shot-earlier{order:1}#shot-size{order:2}.compare .beside{order:3}
    .compare.three{grid-template-columns:repeat(3,minmax(0,20rem))}
    .compare.wide{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    .compare:is(.wide,.three) .beside{grid-column:1/-1}
    @container stage (max-width:32rem){figcaption .long{display:none}}
    @container stage (max-width:52rem){.compare{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    .beside{grid-column:1/-1}}
    figcaption{font-size:.9375rem;color:var(--soft);margin-bottom:.5rem;min-height:1.5rem}
    figcaption strong{color:var(--ink);font-weight:620;margin-inline-end:.375rem}
    .device{position:relative;overflow:hidden;background:var(--wash);border-radius:var(--corner,0);
    box-shadow:0 0 0 1px var(--line);width:min(100%,var(--wide,24.5rem));aspect-ratio:var(--ratio,.46)}
    .device.whole{width:100%;box-shadow:0 0 0 .3125rem #16171a,0 0 0 .375rem #4b4e55,var(--shadow);
    margin:.375rem;width:calc(100% - .75rem)}
    .device.whole:not([style*="--corner: 0"]){border-radius:var(--corner)}
    .compare.wide .device{width:100%}
    .own figcaption{margin-bottom:1.25rem}.own .device{overflow:visible}
    .device img{display:block;width:100%;height:100%}
    .bezel,.bezel svg{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;display:block}
    .bezel{font-family:Inter,"Inter Variable",system-ui,sans-serif}
    .bezel .dark{fill:#000;stroke:none}.bezel .light{fill:#fff}
    .bezel .outline{fill:none;stroke-width:1.2;opacity:.5}.bezel .dark .outline{stroke:#000}
    .bezel .light .outline{stroke:#fff}.bezel .camera{fill:#000}.bezel .home{opacity:.85}
    .marks{position:absolute;inset:0}
    .no-boxes .marks{display:none}
    .mark{position:absolute;padding:0;border:.125rem solid var(--c);border-radius:.25rem;cursor:pointer;
    background:color-mix(in srgb,var(--c) 9%,transparent);min-width:.75rem;min-height:.75rem}
    .mark.warning{z-index:1}.mark.error{z-index:2}
    .mark span{position:absolute;bottom:100%;right:calc(var(--shift,0px) - .125rem);background:var(--c);color:#fff;font-size:.75rem;
    line-height:1;font-weight:680;padding:.1875rem .3125rem;border-radius:.25rem .25rem 0 0;
    font-variant-numeric:tabular-nums}
    .mark.inside span{bottom:auto;top:-.125rem;border-radius:0 .25rem}
    .from-right .mark span{right:auto;left:calc(var(--shift,0px) - .125rem)}
    .from-right .mark.inside span{border-radius:.25rem 0}
    .further{position:absolute;inset:auto .5rem .5rem;display:flex;flex-wrap:wrap;justify-content:center;gap:.375rem}
    .mark.below{position:static;border:0;border-radius:1rem;background:var(--c);min-width:2.25rem;min-height:1.5rem}
    .mark.below span{position:static;border-radius:0;background:none;padding:0 .5rem}
    .mark.below span::after{content:" ↓"}
    .mark.error{--c:#c4281d}.mark.warning{--c:#b86e00}.mark.note{--c:#2f6cb3}
    .mark.chosen{background:color-mix(in srgb,var(--c) 26%,transparent);box-shadow:0 0 0 .25rem
    color-mix(in srgb,var(--c) 35%,transparent)}
    .short{margin-top:.5rem;display:grid;gap:.125rem;max-height:44rem;overflow:auto;padding:.1875rem;margin-inline:-.1875rem}
    .short li>button:first-child{display:grid;grid-template-columns:auto 1fr;gap:.625rem;width:100%;text-align:start;
    border:0;background:none;border-radius:.625rem;padding:.375rem .5rem;cursor:pointer;min-height:2.75rem;align-items:start;
    line-height:1.35;font-size:.9375rem;overflow-wrap:anywhere}
    .short li>button:first-child:hover,.short .chosen{background:var(--wash)!important}
    .short .off{opacity:.66}
    .short small{display:block;color:var(--soft);font-size:.8125rem}
    .short .whole{font-size:.9375rem;padding:.25rem .5rem .75rem 2.75rem}
    .num{font-size:.8125rem;font-weight:680;min-width:1.625rem;text-align:center;border-radius:.375rem;
    padding:.125rem .25rem;font-variant-numeric:tabular-nums}
    .invented{color:var(--soft);font-size:.875rem;margin-top:.75rem;overflow-wrap:anywhere}
    .all-title{margin-top:1.75rem}
    .sizes{display:grid;grid-template-columns:repeat(12,minmax(4.5rem,1fr));gap:.375rem;margin-top:.5rem;
    overflow-x:auto;padding:.25rem;margin-inline:-.25rem;align-items:stretch}
    .sizes li{display:flex}
    .size{display:flex;flex-direction:column;align-items:center;gap:.125rem;width:100%;border:0;background:none;
    border-radius:.625rem;padding:.375rem .25rem;cursor:pointer;min-height:2.75rem}
    .size:hover{background:var(--wash)}
    .size[aria-pressed=true]{background:var(--accent-wash);box-shadow:0 0 0 .125rem var(--accent)}
    .size .pic{display:grid;place-items:start center;flex:1;width:100%}
    .size img{width:100%;max-height:14rem;object-fit:contain;object-position:top;border-radius:.25rem;
    display:block;background:var(--card);box-shadow:0 0 0 1px var(--line)}
    .size strong{font-weight:620;font-size:.875rem;margin-top:.25rem}
    .size .counts{color:var(--soft);font-size:.75rem;min-height:1.125rem;white-space:nowrap}

    """#
}
