const list = document.getElementById("fonts"), items = [...list.children]
const query = document.getElementById("query"), language = document.getElementById("language")
const traits = [...document.querySelectorAll("[name=trait]")]
const count = document.getElementById("count"), picked = document.getElementById("picked")
function filter() {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean)
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
function moveFocus(step, all = buttons()) {
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
    else moveFocus(steps[event.key])
  } else if (event.key == "ArrowDown" && document.activeElement == query) { event.preventDefault(); moveFocus("first") }
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
