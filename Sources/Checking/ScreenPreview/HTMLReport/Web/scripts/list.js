/** The list of screens with its search and filters, which the overview follows. */
const filters = {
  all: () => true,
  refused: (screen) => screen.outcome === "notSupported",
  errors: (screen) => screen.counts[0] > 0,
  uncovered: (screen) => screen.uncovered,
  folded: (screen) => screen.content !== "text",
  moved: (screen, index) => screen.change !== undefined ||
    findingsOf[index].some((finding) => data.findings[finding].change),
};
const chip = () => document.querySelector("[name=chip]:checked").value;
const haystack = data.screens.map((screen) =>
  [screen.title, screen.file, screen.key, ...screen.names].join(" ").toLowerCase());
const fitting = () => {
  const words = $("seek").value.toLowerCase().split(/\s+/).filter(Boolean);
  return new Set(data.screens.map((_, index) => index).filter((index) =>
    filters[chip()](data.screens[index], index) &&
    words.every((word) => haystack[index].includes(word))));
};

const makeRow = (index) => {
  const screen = data.screens[index];
  const row = button("screen-row " + screen.outcome, undefined, () => {
    go(index);
    setView("screen");
  });
  row.dataset.row = index;
  row.tabIndex = -1;
  const counts = element("span", "counts");
  ["error", "warning", "note", "remark"].forEach((kind, place) => {
    const number = screen.counts[place];
    if (!number) return;
    const count = element("span", "count " + kind, number);
    count.append(element("span", "hidden", " " + kind + (number === 1 ? "" : "s")));
    counts.append(count);
  });
  const name = element("span", "name");
  screen.title.split(/(?<=[a-z])(?=[A-Z])/).forEach((word, place) =>
    name.append(...(place ? [element("wbr"), word] : [word])));
  const stem = screen.file.split("/").pop();
  if (!stem.startsWith(screen.title + ".")) name.append(element("small", "", stem));
  const dot = element("i", "dot");
  dot.setAttribute("aria-hidden", "true");
  row.append(dot, name, counts);
  if (screen.change) counts.prepend(element("span", "change", screen.change));
  return row;
};

/* Folders first, in the order of the screens; what is blank is last and closed. */
const rows = [];
const makeRows = () => {
  const groups = new Map();
  data.screens.forEach((screen, index) => {
    const isFolded = screen.content !== "text";
    const name = isFolded ? "\u{0}" : screen.folder;
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(index);
  });
  const ordered = [...groups].sort((a, b) => (a[0] === "\u{0}") - (b[0] === "\u{0}"));
  for (const [name, own] of ordered) {
    const group = element("details", "rows-group");
    group.open = name !== "\u{0}";
    const label = name === "\u{0}" ? "Blank or without text" : name || "Screens";
    const summary = element("summary", "", label.replaceAll("/", " / "));
    summary.title = label;
    summary.append(element("span", "", own.length));
    const list = element("ul");
    for (const index of own) {
      const item = element("li");
      rows[index] = makeRow(index);
      item.append(rows[index]);
      list.append(item);
    }
    group.append(summary, list);
    $("rows").append(group);
  }
};

const filterScreens = () => {
  const shown = fitting();
  const isNarrowed = shown.size < data.screens.length;
  rows.forEach((row, index) => { row.parentNode.hidden = !shown.has(index); });
  all(".card").forEach((card) => { card.parentNode.hidden = !shown.has(+card.dataset.screen); });
  const wanted = $("seek").value || chip() === "folded";
  for (const group of all(".rows-group, .overview .folder:not(.uncovered)")) {
    const own = all("li", group).filter((item) => !item.hidden).length;
    group.hidden = own === 0;
    const count = group.querySelector("summary span, h3 span");
    if (count) count.textContent = own;
    group.style.setProperty("--cards", own);
    if (wanted && group.tagName === "DETAILS") group.open = true;
  }
  const uncovered = document.querySelector(".uncovered");
  if (uncovered) uncovered.hidden = !["all", "uncovered"].includes(chip()) || !!$("seek").value;
  $("nothing").hidden = shown.size > 0 || (uncovered && !uncovered.hidden);
  $("tally").textContent = isNarrowed
    ? shown.size + " of " + data.screens.length + " screens"
    : data.screens.length + (data.screens.length === 1 ? " screen" : " screens");
};

const drawRows = () => {
  rows.forEach((row, index) => {
    row.setAttribute("aria-current", index === state.screen);
    row.tabIndex = index === state.screen ? 0 : -1;
  });
};
/* Scrolls the list alone, and never the page. */
const reveal = (row) => {
  if (!row) return;
  const [box, own] = [$("rows").getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < box.top + 32) $("rows").scrollTop -= box.top + 32 - own.top;
  if (own.bottom > box.bottom) $("rows").scrollTop += own.bottom - box.bottom;
};
const visibleRows = () => all(".screen-row").filter((row) => row.checkVisibility?.() ?? true);
const step = (by, isFocused) => {
  const own = visibleRows();
  const list = own.length ? own : rows;
  const here = list.indexOf(rows[state.screen]);
  const next = list[(here < 0 ? 0 : here + by + list.length) % list.length];
  if (!next) return;
  go(+next.dataset.row);
  if (isFocused) next.focus();
  reveal(next);
};
const goSize = (by) => {
  const size = Math.max(0, Math.min(data.categories.length - 1, state.size + by));
  if (size === state.size) return;
  state.size = size;
  draw();
  say(data.categories[size].name);
};

const onKey = (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const target = event.target;
  const isInList = !!target.closest?.(".rows");
  const isField = !!target.closest?.("input, select, textarea, summary, .views");
  if (isField && !isInList) return;
  if (state.view !== "screen" && state.view !== "overview") return;
  const isForward = document.dir !== "rtl";
  const moves = {
    ArrowLeft: () => goSize(isForward ? -1 : 1), ArrowRight: () => goSize(isForward ? 1 : -1),
  };
  if (isInList || event.shiftKey) {
    moves.ArrowUp = () => step(-1, isInList);
    moves.ArrowDown = () => step(1, isInList);
  }
  if (!moves[event.key]) return;
  event.preventDefault();
  moves[event.key]();
};
