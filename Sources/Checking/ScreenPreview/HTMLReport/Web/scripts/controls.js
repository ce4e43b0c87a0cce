/** The bar that stays in view: the slider of the text size, and the choices beside it. */
const drawSize = () => {
  const category = data.categories[state.size];
  const now = data.settings[setting()];
  $("paper").textContent = ["Shown at " + category.name, "body " + category.body + " pt",
    category.percent + " %", now?.name].filter(Boolean).join(" · ");
  const range = $("size");
  range.value = state.size;
  const share = data.categories.length > 1 ? state.size / (data.categories.length - 1) : 0;
  range.style.setProperty("--fill", "calc(.8125rem + " + share + " * (100% - 1.625rem))");
  range.setAttribute("aria-valuetext", category.name);
  $("sizename").replaceChildren(element("strong", "long", category.name),
    element("strong", "tiny", category.short),
    element("span", "long", " · body " + category.body + " pt"), " · " + category.percent + " %");
  all(".ticks li").forEach((tick, index) => tick.classList.toggle("on", index === state.size));
  const caption = document.querySelector("#shot-size figcaption");
  caption.replaceChildren(element("strong", "", category.short),
    document.createTextNode(category.percent + " %"),
    element("span", "long", isChanged() ? " · after a change" :
      isAlone(shotOf(state.screen), state.size) ? " · the document alone" : " · as launched"));
};

const startControls = () => {
  $("size").addEventListener("input", (event) => { state.size = +event.target.value; draw(); });
  for (const id of ["device", "language", "style", "mode"]) $(id).addEventListener("change", draw);
  $("boxes").addEventListener("change", (event) =>
    document.body.classList.toggle("no-boxes", !event.target.checked));
  $("more").addEventListener("click", () => {
    const isOpen = $("choices").classList.toggle("open");
    $("more").setAttribute("aria-expanded", isOpen);
  });
  const bar = document.querySelector(".controls");
  new ResizeObserver(() =>
    document.documentElement.style.setProperty("--bar", bar.offsetHeight + "px")).observe(bar);
};
