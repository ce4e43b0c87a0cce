/** The chosen screen: two pictures or three, its findings, and all sizes. */
/* Where a finding is at a size: a box, or nothing. The document alone has no findings here. */
const seen = (finding, size) => isAlone(shotOf(finding.screen), size) ? undefined :
  finding.seen.find((s) =>
  s[0] === setting() && s[1] === size && (s[2] === 1) === isChanged()) ||
  (isChanged() ? finding.seen.find((s) => s[0] === setting() && s[1] === size) : undefined);

/* The chosen finding, where it lies below the edge and has a picture of its own here. */
const scrolledTo = (shot, size) => {
  const finding = data.findings[state.chosen];
  if (!shot || !finding || finding.detail === undefined) return undefined;
  const first = finding.seen.find((s) => s[1] >= large) || finding.seen[0];
  const isHere = finding.screen === state.screen && first[0] === shot.setting &&
    first[1] === size && (first[2] === 1) === isChanged() && !isAlone(shot, size);
  return isHere ? finding : undefined;
};

const frame = (figure, shot, part) => {
  const device = figure.querySelector(".device");
  device.style.setProperty("--ratio", part ? part[2] / part[3] : 0.46);
  device.style.setProperty("--wide", part ? part[2] / 16 + "rem" : "21rem");
  drawBezel(device, shot, shot && data.settings[shot.setting]);
  return figure.querySelector("img");
};

/* How far a number moves from the end of its box, where text rarely is, so that those of findings
   about one object are all to be read. */
const besideEachOther = () => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const taken = [];
  return (from, top, number) => {
    const width = (0.75 + 0.47 * String(number).length) * rem;
    let start = from;
    for (const other of taken) {
      const isFree = start >= other.end || start + width <= other.start ||
        Math.abs(other.top - top) >= 1.125 * rem;
      if (!isFree) start = other.end;
    }
    taken.push({ start, end: start + width, top });
    taken.sort((a, b) => a.start - b.start);
    return start - from;
  };
};

const drawShot = (figure, shot, size) => {
  const scrolled = figure.id === "shot-size" ? scrolledTo(shot, size) : undefined;
  const category = data.categories[size];
  const part = shot && region(shot, size);
  const image = frame(figure, shot, part);
  drawings.put(image, state.screen, scrolled ? scrolled.detail : picture(shot, size));
  if (scrolled) figure.querySelector("figcaption").append(" · scrolled to the finding");
  image.alt = data.screens[state.screen].title + " at " + category.name;
  const marks = figure.querySelector(".marks");
  marks.replaceChildren();
  if (!shot) return;
  const below = element("div", "further");
  const scale = figure.querySelector(".device").clientWidth / part[2];
  const moved = besideEachOther();
  const isFromRight = !!data.settings[shot.setting]?.isFromRight;
  marks.classList.toggle("from-right", isFromRight);
  for (const index of findingsOf[state.screen]) {
    const finding = data.findings[index];
    if (scrolled && finding !== scrolled) continue;
    const place = seen(finding, size);
    if (!place) continue;
    const [x, y, width, height] = [place[3] - part[0],
      place[4] - part[1] - (scrolled ? scrolled.distance : 0), place[5], place[6]];
    const isBelow = y > shot.fold - 12;
    const left = Math.max(0, Math.min(x, part[2] - 6));
    const top = Math.max(0, Math.min(y, part[3] - 6));
    const right = Math.min(part[2], Math.max(x + width, left + 6));
    const bottom = Math.min(part[3], Math.max(y + height, top + 6));
    const mark = button("mark " + finding.severity, undefined,
      () => isBelow ? show(index, false) : choose(index, true));
    mark.style.left = 100 * left / part[2] + "%";
    mark.style.top = 100 * top / part[3] + "%";
    mark.style.width = 100 * (right - left) / part[2] + "%";
    mark.style.height = 100 * (bottom - top) / part[3] + "%";
    mark.setAttribute("aria-label", "Finding " + (index + 1) + ": " + finding.title);
    mark.title = finding.message;
    mark.append(element("span", "", index + 1));
    mark.style.setProperty("--shift", moved(isFromRight ? left * scale : (part[2] - right) * scale,
      top * scale, index + 1) + "px");
    if (top < 24 && shot.bar) mark.classList.add("inside");
    if (isBelow) {
      mark.classList.add("below");
      mark.style.cssText = "";
      mark.setAttribute("aria-label", mark.getAttribute("aria-label") + ", further down");
      below.append(mark);
    }
    if (index === state.chosen) mark.classList.add("chosen");
    if (!isBelow) marks.append(mark);
  }
  if (below.childElementCount) marks.append(below);
};

/* The screen as the earlier run had it, where it looks otherwise now. */
const drawEarlier = () => {
  const figure = $("shot-earlier");
  const index = earlier ? earlier.screens.findIndex((s) => s.position === state.screen) : -1;
  const shot = earlier?.screens[index]?.shots.find((s) => s.setting === setting());
  const number = shot ? shot.launched[state.size] : -1;
  figure.hidden = !(number >= 0);
  document.querySelector(".compare").classList.toggle("three", number >= 0);
  if (figure.hidden) return;
  const image = frame(figure, shot, region(shot, state.size));
  figure.querySelector("figcaption").replaceChildren(
    element("strong", "", data.categories[state.size].short),
    shot.different.includes(state.size) ? "in the earlier run" : "the same in the earlier run");
  image.alt = "The screen in the earlier run";
  earlierDrawings.put(image, index, number);
};

const drawShort = () => {
  const list = $("short");
  list.replaceChildren();
  const own = findingsOf[state.screen].map((index) => ({ finding: data.findings[index], index }));
  const isHere = (entry) => seen(entry.finding, state.size) !== undefined;
  for (const entry of [...own.filter(isHere), ...own.filter((e) => !isHere(e))]) {
    const item = element("li");
    const row = button(isHere(entry) ? "" : "off", undefined, () =>
      isHere(entry) ? choose(entry.index, false) : show(entry.index, false));
    if (entry.index === state.chosen) row.classList.add("chosen");
    const text = element("span", "", entry.finding.object);
    text.append(element("small", "", entry.finding.title + " · " + entry.finding.sizes));
    row.append(element("span", "num " + entry.finding.severity, entry.index + 1), text);
    item.append(row);
    if (entry.index === state.chosen) {
      const more = element("p", "whole", entry.finding.message + " ");
      more.append(button("copy", "Copy", (event) => copy(words(entry.finding), event.target)));
      item.append(more);
    }
    list.append(item);
  }
  if (!own.length) list.append(element("li", "none", "Nothing was found on this screen."));
  const invented = data.screens[state.screen].invented || [];
  $("invented").hidden = !invented.length;
  $("invented").textContent = "Invented texts, where the document holds placeholders: " +
    invented.map((text) => "“" + text + "”").join(", ");
};

const drawSizes = (shot) => {
  const list = $("sizes");
  while (list.childElementCount < data.categories.length) {
    const size = list.childElementCount;
    const item = element("li");
    const cell = button("size", undefined, () => { state.size = size; draw(); });
    cell.append(element("span", "pic"), element("strong", "", data.categories[size].short),
      element("span", "counts"));
    cell.firstChild.append(element("img"));
    item.append(cell);
    list.append(item);
  }
  all(".size", list).forEach((cell, size) => {
    const image = cell.querySelector("img");
    image.alt = "";
    const part = shot && region(shot, size);
    image.style.aspectRatio = part ? part[2] + " / " + part[3] : "";
    drawings.put(image, state.screen, picture(shot, size));
    const count = findingsOf[state.screen].filter((i) => seen(data.findings[i], size)).length;
    cell.lastChild.textContent = count ? count + (count === 1 ? " finding" : " findings") : "";
    cell.setAttribute("aria-pressed", size === state.size);
    cell.setAttribute("aria-label", data.categories[size].name + ", " + count + " findings");
  });
};

const drawStage = () => {
  const screen = data.screens[state.screen];
  const shot = shotOf(state.screen);
  $("stage-title").textContent = screen.title;
  $("stage-file").textContent = [screen.place, ...screen.names].join(" · ");
  all("[data-verdict]").forEach((node) => { node.hidden = +node.dataset.verdict !== state.screen; });
  const isWide = !!shot && region(shot, large)[2] > 600;
  document.querySelector(".compare").classList.toggle("wide", isWide);
  document.querySelector(".compare").classList.toggle("own", !!shot && !shot.bar);
  drawShot($("shot-large"), shot, large);
  drawShot($("shot-size"), shot, state.size);
  drawEarlier();
  drawShort();
  drawLarge(shot);
  drawSizes(shot);
};
