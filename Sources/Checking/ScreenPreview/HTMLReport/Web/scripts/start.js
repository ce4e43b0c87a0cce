/** Puts everything together and starts the page. */
const drawCards = () => all(".card").forEach((card) => {
  const index = +card.dataset.screen;
  const image = card.querySelector("img");
  if (card.matches(".seen")) drawings.put(image, index, picture(shotOf(index), state.size));
  card.setAttribute("aria-pressed", index === state.screen);
});

const draw = () => {
  if (!data.screens.length) return;
  drawSize();
  drawRows();
  if (state.view === "screen") drawStage();
  if (state.view === "overview") drawCards();
  if (state.view === "compared") drawChanges();
  items.forEach((item) => item.classList.toggle("chosen", +item.dataset.finding === state.chosen));
  keepLink();
};

const setView = (view, isFocused = true) => {
  state.view = view;
  document.body.dataset.view = view;
  all(".views a").forEach((a) => {
    if (a.dataset.view === view) a.setAttribute("aria-current", "page");
    else a.removeAttribute("aria-current");
  });
  draw();
  const top = document.querySelector(".controls").offsetTop;
  if (scrollY > top) scrollTo(0, top);
  if (isFocused && view === "screen") $("stage-title").focus({ preventScroll: true });
};

const choose = (index, isFromPicture) => {
  state.chosen = index;
  draw();
  if (!isFromPicture) return;
  const chosen = document.querySelector(".short .chosen");
  chosen?.scrollIntoView({ block: "nearest" });
  chosen?.focus({ preventScroll: true });
};

/* Shows a finding where it begins, in the first setting that has it. */
const show = (index, isFar = true) => {
  const finding = data.findings[index];
  if (finding.screen >= 0) state.screen = finding.screen;
  const first = finding.seen.find((s) => s[1] >= large) || finding.seen[0];
  if (first) {
    const here = finding.seen.find((s) => s[0] === setting() && s[1] === state.size);
    const place = finding.detail === undefined ? here || first : first;
    const wanted = data.settings[place[0]];
    if (wanted) {
      for (const name of ["device", "language", "style"]) $(name).value = wanted[name];
    }
    state.size = place[1];
    $("mode").value = place[2] === 1 ? "changed" : "launched";
  }
  state.chosen = index;
  if (isFar) setView("screen");
  else draw();
};

const go = (screen) => {
  state.screen = (screen + data.screens.length) % data.screens.length;
  state.chosen = -1;
  draw();
};

document.documentElement.classList.add("js");
makeRows();
const isLinked = new URLSearchParams(location.hash.slice(1)).has("screen");
readLink();
startFindings();
startControls();
all(".card").forEach((card) => card.addEventListener("click", () => {
  go(+card.dataset.screen);
  setView("screen");
}));
all(".views a").forEach((a) => a.addEventListener("click", (event) => {
  event.preventDefault();
  setView(a.dataset.view, false);
}));
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  setView("findings");
  $("findings").focus();
});
addEventListener("hashchange", () => { readLink(); setView(state.view, false); });
addEventListener("keydown", onKey);
const seek = document.querySelector(".seek");
seek.addEventListener("input", filterScreens);
seek.addEventListener("submit", (event) => {
  event.preventDefault();
  const first = visibleRows()[0];
  if (!first) return;
  go(+first.dataset.row);
  setView("screen");
});
$("previous").addEventListener("click", () => step(-1, false));
$("next").addEventListener("click", () => step(1, false));
$("copy-link").addEventListener("click", (event) => copy(location.href, event.target));
$("copy-place").addEventListener("click", (event) => {
  const screen = data.screens[state.screen];
  copy(screen.file + " " + screen.key.split("/").pop(), event.target);
});
const cards = new IntersectionObserver((entries) => {
  entries.forEach((entry) => entry.target.classList.toggle("seen", entry.isIntersecting));
  drawCards();
}, { rootMargin: "300px" });
all(".card").forEach((card) => cards.observe(card));
/* Paper shows all cards at once, and nobody waits for pictures then. */
addEventListener("beforeprint", () => {
  all(".card").forEach((card) => card.classList.add("seen"));
  drawCards();
});
filterScreens();
setView(state.view, false);
/* The list begins at its top, unless a link names a screen. */
if (isLinked) reveal(rows[state.screen]);
if (location.hash.startsWith("#term-")) $(location.hash.slice(1))?.scrollIntoView();
