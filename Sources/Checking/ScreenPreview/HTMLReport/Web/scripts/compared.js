/** Findings that are new, gone and changed since the earlier run. */
/* The earlier screen in the chosen setting, or in the first one in which it looked otherwise. */
const earlierShot = (screen) => {
  const own = screen.shots.find((shot) => shot.setting === setting());
  if (own?.different.length) return own;
  return screen.shots.find((shot) => shot.different.length) || own || screen.shots[0];
};
/* The chosen size, or the nearest one among those that differ. */
const nearest = (sizes) => sizes.length
  ? sizes.reduce((best, size) =>
    Math.abs(size - state.size) < Math.abs(best - state.size) ? size : best)
  : state.size;
const pair = (title, old, oldIndex, index) => {
  const item = element("li", "pair");
  const head = button("", title, index >= 0 ? () => { go(index); setView("screen"); } : undefined);
  if (index < 0) head.disabled = true;
  const pictures = element("div", "two");
  const before = old && earlierShot(old);
  const size = before ? nearest(before.different) : state.size;
  const now = shots.get(index)?.find((shot) => shot.setting === before?.setting) || shotOf(index);
  const place = data.categories[size].short + (before && before.setting !== setting()
    ? " on " + data.settings[before.setting].name : "");
  const add = (name, fill) => {
    const figure = element("figure");
    const caption = element("figcaption", "", name + " · " + place);
    const image = element("img");
    image.alt = title + ", " + name.toLowerCase() + ", at " + place;
    figure.append(caption, image);
    pictures.append(figure);
    fill(image);
  };
  if (old) add("Earlier", (image) =>
    earlierDrawings.put(image, oldIndex, before ? before.launched[size] : -1));
  if (index >= 0) add("Now", (image) =>
    drawings.put(image, index, now ? now.launched[size] : -1));
  item.append(head, pictures);
  return item;
};
const drawChanges = () => {
  if (!earlier) return;
  const box = $("changes");
  box.replaceChildren();
  const section = (title, nodes, kind) => {
    if (!nodes.length) return;
    const part = element("section", "folder");
    const heading = element("h3", "", title + " ");
    heading.append(element("span", "", nodes.length));
    const list = element("ul", kind);
    if (kind === "pairs") part.style.setProperty("--pairs", nodes.length);
    list.append(...nodes);
    part.append(heading, list);
    box.append(part);
  };
  const olds = earlier.screens.map((screen, index) => ({ screen, index }));
  const withChange = (change) => data.screens.map((screen, index) => ({ screen, index }))
    .filter((entry) => entry.screen.change === change);
  section("Changed screens", withChange("changed").map(({ screen, index }) => {
    const old = olds.find((entry) => entry.screen.position === index);
    return pair(screen.title, old?.screen, old?.index, index);
  }), "pairs");
  section("New screens", withChange("new").map(({ screen, index }) =>
    pair(screen.title, undefined, -1, index)), "pairs");
  section("Screens that are gone", olds.filter((entry) => entry.screen.position < 0)
    .map((entry) => pair(entry.screen.title, entry.screen, entry.index, -1)), "pairs");
  const line = (finding, screen, action) => {
    const item = element("li", "change-line");
    const text = element("span");
    text.append(action ? button("", finding.message, action) : finding.message,
      element("small", "", screen || ""));
    item.append(element("span", "pill " + finding.severity, finding.severity), text);
    return item;
  };
  const titles = new Map([...earlier.screens, ...data.screens].map((s) => [s.key, s.title]));
  const findingsWith = (change) => data.findings.map((finding, index) => ({ finding, index }))
    .filter((entry) => entry.finding.change === change)
    .map((entry) => line(entry.finding, data.screens[entry.finding.screen]?.title,
      () => show(entry.index)));
  section("New findings", findingsWith("new"), "lines");
  section("Changed findings", findingsWith("changed"), "lines");
  section("Findings that are gone", earlier.gone.map((finding) =>
    line(finding, titles.get(finding.screen) || finding.screen)), "lines");
  if (!box.childElementCount) box.append(element("p", "none", "Nothing changed."));
};
