extension PageStyle {
  /// The list of findings.
  static let findings = #"""
    .filters{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem;align-items:end}
    .filters input[type=search]{min-width:13rem}
    .result{color:var(--soft);font-size:.9375rem;margin-block:1rem .75rem}
    .groups{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
    .group{background:var(--card);border-radius:var(--radius);box-shadow:0 0 0 1px var(--line)}
    .group>summary{cursor:pointer;padding:.75rem 1.25rem;max-width:none;width:auto;color:var(--ink);
    border-radius:var(--radius);min-height:2.75rem}
    .group>summary .rule{font-weight:620;font-size:1.0625rem;overflow-wrap:anywhere}
    .tallies{display:inline-flex;gap:.25rem;margin-inline-start:.5rem;vertical-align:.0625rem}
    .about{padding:0 1.25rem .75rem;color:var(--soft);font-size:.9375rem;max-width:60rem}
    .about code{white-space:normal;overflow-wrap:anywhere}
    .findings[data-by=rule] .item .rule{display:none}
    .criteria{font-size:.875rem;margin-top:.25rem}
    .list{display:grid;grid-template-columns:minmax(0,1fr)}
    .item{padding:.875rem 1.25rem;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1.5rem;
    border-top:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 11rem}
    .item>*{grid-column:1}.item>.item-head{grid-column:1/-1}
    .item.plain{grid-template-columns:minmax(0,1fr);background:var(--card);border-radius:var(--radius);
    box-shadow:0 0 0 1px var(--line);border:0;margin-bottom:.75rem}
    .cutout{grid-column:2;grid-row:2/span 4;position:relative;overflow:hidden;width:11rem;height:6.5rem;border:0;padding:0;
    border-radius:.625rem;background:var(--wash);box-shadow:0 0 0 1px var(--line);cursor:pointer;margin-top:.5rem;
    align-self:start}
    .cutout img{position:absolute;max-width:none;transform-origin:0 0}
    .cutout i{position:absolute;border:.125rem solid var(--c);border-radius:.25rem;
    background:color-mix(in srgb,var(--c) 9%,transparent)}
    .item.error{--c:#c4281d}.item.warning{--c:#b86e00}.item.note{--c:#2f6cb3}
    .item-head b{color:var(--ink);font-variant-numeric:tabular-nums}
    .item.chosen{box-shadow:inset .25rem 0 0 var(--accent)}
    .item-head{display:flex;flex-wrap:wrap;gap:.375rem .625rem;align-items:center;font-size:.875rem;color:var(--soft)}
    .pill{font-size:.8125rem;font-weight:620;border-radius:.375rem;padding:.0625rem .4375rem}
    .strip{margin-inline-start:auto;display:flex;gap:.5rem;align-items:center;white-space:nowrap;
    font-variant-numeric:tabular-nums}
    .marks-row{display:flex;gap:.125rem}
    .marks-row i{width:.3125rem;height:.875rem;border-radius:.125rem;background:var(--wash)}
    .marks-row .on{background:var(--soft)}
    .item.error .on{background:var(--error)}.item.warning .on{background:var(--warning)}
    .item.note .on{background:var(--note)}
    .message{font-weight:560;line-height:1.4;margin-top:.375rem;letter-spacing:-.006em;
    overflow-wrap:anywhere;max-width:60rem}
    .hint{margin-top:.125rem;max-width:52rem;font-size:.9375rem}
    .meta{display:flex;flex-wrap:wrap;gap:.375rem .875rem;align-items:center;margin-top:.5rem;font-size:.875rem;
    color:var(--soft)}
    .place{overflow-wrap:anywhere}
    .show,.copy{font-size:.875rem;color:var(--ink);min-height:2.25rem;padding:.25rem .75rem}
    .apart{margin-top:2rem}.apart-note{color:var(--soft);font-size:.9375rem;margin-bottom:.75rem}

    """#
}
