/// The style and the script of the page.
enum PickerPageParts {
  static let style = """
    :root { color-scheme: light dark; font: 100%/1.4 system-ui, sans-serif; --line: #8886; --accent: #0a58ca }
    @media (prefers-color-scheme: dark) { :root { --accent: #7ab4ff } }
    body { margin: 0 auto; max-width: 60rem; padding: 0 1rem 4rem; overflow-wrap: anywhere }
    h1 { margin: 1rem 0 .5rem; font-size: 1.5rem }
    form { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end }
    form label { display: inline-flex; flex-wrap: wrap; gap: .4rem; align-items: center; max-width: 100% }
    .search { flex: 1 1 14rem }
    input[type=search] { flex: 1 1 8rem; min-width: 0; font: inherit; padding: .5rem; min-height: 2.75rem; box-sizing: border-box }
    select { font: inherit; padding: .5rem; min-height: 2.75rem; max-width: 100% }
    fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; border: 1px solid var(--line); border-radius: .5rem; margin: 0; min-width: 0 }
    fieldset label { min-height: 2.75rem }
    input[type=checkbox] { width: 1.25rem; height: 1.25rem }
    ul { list-style: none; margin: 0; padding: 0 }
    #fonts > li { border-top: 1px solid var(--line); padding: .5rem 0; content-visibility: auto; contain-intrinsic-size: auto 7rem }
    button.font { display: block; width: 100%; min-height: 2.75rem; padding: .5rem; border: 0; border-radius: .5rem; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer }
    button.font:hover { background: #8882 }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: -3px }
    button.font[aria-pressed=true] { background: color-mix(in srgb, var(--accent) 18%, transparent) }
    .name { display: block; font-weight: 600 }
    .look { display: block; overflow: hidden }
    .look svg { display: block; max-width: 100%; height: auto }
    .look svg path, .look svg use { fill: currentColor }
    .note { margin: .25rem .5rem; font-size: .875rem; opacity: .8 }
    details { margin: 0 .5rem } summary { min-height: 2.75rem; display: list-item; line-height: 2.75rem; cursor: pointer }
    #picked:not(:empty)::before { content: " — " }
    [hidden] { display: none !important }
    @media print { form, #keys, summary { display: none } #fonts > li { break-inside: avoid; content-visibility: visible } body { max-width: none } }
    """

  static let script = """
    const list = document.getElementById("fonts"), items = [...list.children]
    const query = document.getElementById("query"), language = document.getElementById("language")
    const traits = [...document.querySelectorAll("[name=trait]")]
    const count = document.getElementById("count"), picked = document.getElementById("picked")
    function filter() {
      const words = query.value.toLowerCase().split(/\\s+/).filter(Boolean)
      const wanted = traits.filter(box => box.checked).map(box => box.value)
      let shown = 0
      for (const item of items) {
        const has = item.dataset.traits.split(" ")
        const fits = words.every(word => item.dataset.words.includes(word))
          && (!language.value || item.dataset.languages.split(" ").includes(language.value))
          && wanted.every(trait => has.includes(trait))
        item.hidden = !fits
        shown += fits
      }
      count.textContent = shown == items.length ? `${shown} families` : `${shown} of ${items.length} families`
      document.getElementById("none").hidden = shown > 0
    }
    query.addEventListener("input", filter)
    language.addEventListener("change", filter)
    for (const box of traits) box.addEventListener("change", filter)
    const buttons = () => [...list.querySelectorAll("button.font")].filter(button => button.checkVisibility())
    function focus(step, all = buttons()) {
      const now = all.indexOf(document.activeElement)
      const next = step == "first" ? 0 : step == "last" ? all.length - 1 : Math.min(Math.max(now + step, 0), all.length - 1)
      all[next]?.focus()
      all[next]?.scrollIntoView({ block: "nearest" })
    }
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: "first", End: "last" }
    document.addEventListener("keydown", event => {
      const inList = list.contains(document.activeElement)
      if (event.key == "Escape") { query.value = ""; filter(); query.focus() }
      else if (event.key == "/" && document.activeElement != query) { event.preventDefault(); query.focus() }
      else if (event.key in steps && inList) {
        event.preventDefault()
        if (event.key == "ArrowUp" && document.activeElement == buttons()[0]) query.focus()
        else focus(steps[event.key])
      } else if (event.key == "ArrowDown" && document.activeElement == query) { event.preventDefault(); focus("first") }
    })
    list.addEventListener("click", event => {
      const button = event.target.closest("button.font")
      if (!button) return
      for (const other of list.querySelectorAll("[aria-pressed]")) other.removeAttribute("aria-pressed")
      button.setAttribute("aria-pressed", "true")
      picked.textContent = `Picked ${button.dataset.name}`
      navigator.clipboard?.writeText(button.dataset.name).then(() => picked.textContent += ", copied", () => {})
    })
    filter()
    """
}
