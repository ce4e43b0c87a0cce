extension PageStyle {
  /// The list beside the stage, and the contact sheet.
  static let list = #"""
    .work{display:grid;grid-template-columns:20rem minmax(0,1fr);gap:0 2rem;align-items:start}
    .side{position:sticky;top:var(--bar);max-height:calc(100vh - var(--bar));display:flex;flex-direction:column;
    padding-block:1rem .5rem;min-height:0}
    .seek{display:grid;gap:.625rem}.seek input[type=search]{width:100%;max-width:none}
    .chips{display:flex;flex-wrap:wrap;gap:.375rem}
    .chip input{position:absolute;opacity:0;width:1px;height:1px}
    .chip span{display:inline-flex;align-items:center;gap:.375rem;min-height:2rem;padding:.125rem .6875rem;
    border-radius:1rem;border:1px solid var(--line);background:var(--card);font-size:.875rem;cursor:pointer}
    .chip b{font-weight:600;color:var(--soft);font-variant-numeric:tabular-nums}
    .chip input:checked+span{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}
    .chip input:checked+span b{color:inherit}
    .chip input:focus-visible+span{outline:.1875rem solid var(--accent);outline-offset:.125rem}
    .tally{color:var(--soft);font-size:.8125rem;margin-block:.625rem .25rem}
    .rows{overflow:auto;min-height:0;flex:1;margin-inline:-.375rem;padding:.1875rem .375rem;
    border-top:1px solid var(--line)}
    .rows-group summary{position:sticky;top:-.1875rem;background:var(--paper);color:var(--soft);font-size:.8125rem;
    font-weight:560;padding:.5rem .25rem .25rem;cursor:pointer;z-index:1;max-width:none;width:auto;
    overflow-wrap:anywhere}
    .rows-group summary span{margin-inline-start:.375rem;font-weight:450;font-variant-numeric:tabular-nums}
    .screen-row{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.625rem;align-items:center;width:100%;
    text-align:start;border:0;background:none;border-radius:.5rem;padding:.25rem .5rem;min-height:2.5rem;cursor:pointer;
    content-visibility:auto;contain-intrinsic-size:auto 2.5rem}
    .screen-row:hover{background:var(--wash)}
    .screen-row[aria-current=true]{background:var(--accent-wash);box-shadow:inset .1875rem 0 0 var(--accent)}
    .screen-row .name{font-size:.9375rem;line-height:1.25;overflow-wrap:anywhere}
    .screen-row small{display:block;color:var(--soft);font-size:.75rem;overflow:hidden;text-overflow:ellipsis;
    white-space:nowrap}
    .dot{width:.625rem;height:.625rem;border-radius:50%;border:.125rem solid var(--soft)}
    .supported>.dot{background:var(--good);border-color:var(--good)}
    .notSupported>.dot{background:var(--error);border-color:var(--error);border-radius:.125rem}
    .keys{color:var(--soft);font-size:.8125rem;padding-top:.5rem;border-top:1px solid var(--line)}
    .pane{min-width:0}
    section.overview,section.stage{padding-block:1.25rem 1rem}
    .overview h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .folder+.folder{margin-top:1.75rem}
    .folders{display:flex;flex-wrap:wrap;gap:1.75rem 1.5rem}
    .folders>.folder{margin:0;min-width:0;flex:0 1 calc(var(--cards)*12.25rem - .875rem);max-width:100%}
    .folders .sheet{grid-template-columns:repeat(auto-fill,minmax(min(100%,10.5rem),1fr))}
    .folders+.folder{margin-top:1.75rem}
    .folder h3{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}
    .folder h3 span{font-weight:450;font-variant-numeric:tabular-nums;margin-inline-start:.25rem}
    .folds>summary{font-weight:600;color:var(--soft);cursor:pointer;padding-block:.5rem}
    .folds>summary span{display:none}
    .sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr));gap:.875rem;
    margin-top:.625rem}.sheet li{display:flex;padding:.1875rem;min-width:0;content-visibility:auto;contain-intrinsic-size:auto 20rem}
    .card{display:flex;flex-direction:column;width:100%;text-align:start;background:var(--card);border:0;
    border-radius:var(--radius);box-shadow:0 0 0 1px var(--line);padding:.625rem;cursor:pointer;
    transition:box-shadow .15s}
    .card:hover{box-shadow:0 0 0 1px var(--line),var(--shadow)}
    .card[aria-pressed=true]{box-shadow:0 0 0 .1875rem var(--accent)}
    .thumb{display:grid;place-items:center;background:var(--wash);border-radius:.5rem;height:14rem;padding:.625rem}
    .thumb img{max-width:100%;max-height:12.75rem;border-radius:.375rem;box-shadow:0 0 0 1px var(--line);display:block}
    .card .name{font-weight:600;margin-block:.625rem auto;line-height:1.3;overflow-wrap:anywhere}
    .card .row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.375rem;margin-top:.5rem;align-items:center}
    .badge{font-size:.8125rem;font-weight:560;padding:.125rem .5rem;border-radius:1rem;white-space:nowrap}
    .badge::before{margin-inline-end:.3125rem;font-weight:700}
    .badge.supported{background:var(--good-wash);color:var(--good)}.badge.supported::before{content:"✓"}
    .badge.refused{background:var(--error-wash);color:var(--error)}.badge.refused::before{content:"✕"}
    .badge.open{background:var(--wash);color:var(--soft)}.badge.open::before{content:"–"}
    .counts{display:flex;gap:.25rem}
    .count{font-size:.8125rem;font-weight:620;min-width:1.5rem;text-align:center;border-radius:.375rem;
    padding:.0625rem .3125rem;font-variant-numeric:tabular-nums}
    .count.error,.pill.error,.num.error{background:var(--error-wash);color:var(--error)}
    .count.warning,.pill.warning,.num.warning{background:var(--warning-wash);color:var(--warning)}
    .count.note,.pill.note,.num.note{background:var(--note-wash);color:var(--note)}
    .count.remark{background:var(--wash);color:var(--soft)}
    .change,.pill.change,.pill.invented{background:var(--accent-wash);color:var(--accent);font-size:.8125rem;
    font-weight:620;border-radius:.375rem;padding:.0625rem .4375rem}
    .uncovered li{padding-block:.5rem;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
    .uncovered li span,.uncovered li p{color:var(--soft);font-size:.9375rem}

    """#
}
