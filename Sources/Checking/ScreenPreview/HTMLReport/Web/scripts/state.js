/** The view of the page: screen, size, setting and view, and the link that says so. */
const data = JSON.parse(document.getElementById("data").textContent);
const drawings = makeDrawings(data);
const earlier = data.earlier;
const earlierDrawings = earlier ? makeDrawings(earlier) : undefined;
const $ = (id) => document.getElementById(id);
const all = (query, from = document) => [...from.querySelectorAll(query)];
const state = { screen: 0, size: +$("size").value, chosen: -1, view: "overview" };
const large = data.categories.findIndex((category) => category.isLarge);
const option = (id) => $(id).value;
const setting = () => {
  const fits = (s) => s.device === option("device") && s.language === option("language") &&
    s.style === option("style");
  const found = data.settings.findIndex(fits);
  return found >= 0 ? found : 0;
};
const shots = new Map();
for (const shot of data.shots) {
  if (!shots.has(shot.screen)) shots.set(shot.screen, []);
  shots.get(shot.screen).push(shot);
}
const shotOf = (screen) => {
  const own = shots.get(screen) || [];
  return own.find((shot) => shot.setting === setting()) || own[0];
};
const findingsOf = data.screens.map(() => []);
data.findings.forEach((finding, index) => findingsOf[finding.screen]?.push(index));
const isChanged = () => option("mode") === "changed";
/* Whether a screen is shown as its document is, without what code sets. */
const isAlone = (shot, size) => option("mode") === "alone" && shot?.alone?.[size] >= 0;
const picture = (shot, size) => {
  if (!shot) return -1;
  if (isAlone(shot, size)) return shot.alone[size];
  const late = isChanged() ? shot.changed[size] : -1;
  return late >= 0 ? late : shot.launched[size];
};
/* The part of the screen that a picture shows: left, top, width, height. */
const region = (shot, size) => {
  if (isAlone(shot, size)) {
    return shot.aloneRegions?.[size] || [0, 0, shot.width, shot.height];
  }
  const late = isChanged() && shot.changed?.[size] >= 0 ? shot.changedRegions : undefined;
  return (late || shot.regions)?.[size] || [0, 0, shot.width, shot.height];
};
const element = (name, className, text) => {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
};
const button = (className, text, action) => {
  const node = element("button", className, text);
  node.type = "button";
  if (action) node.addEventListener("click", action);
  return node;
};
const say = (text) => {
  $("said").textContent = "";
  setTimeout(() => { $("said").textContent = text; }, 50);
};
const copy = async (text, from) => {
  try { await navigator.clipboard.writeText(text); } catch {
    const field = element("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say("Copied");
  const words = from.textContent;
  if (words === "Copied") return;
  from.textContent = "Copied";
  setTimeout(() => { from.textContent = words; }, 1200);
};

/* The link: names, not numbers, so that it holds when screens come and go. */
const link = () => {
  const now = data.settings[setting()];
  const parts = new URLSearchParams({ view: state.view });
  if (state.view === "screen" || state.view === "overview") {
    parts.set("screen", data.screens[state.screen]?.key || "");
    parts.set("size", data.categories[state.size].short);
    if (now && data.settings.length > 1) {
      for (const name of ["device", "language", "style"]) {
        if ($(name).options.length > 1) parts.set(name, now[name]);
      }
    }
  }
  const finding = data.findings[state.chosen];
  if (finding) parts.set("finding", finding.id);
  return "#" + parts;
};
const keepLink = () => {
  try { history.replaceState(null, "", link()); } catch { /* Some viewers forbid it. */ }
};
const readLink = () => {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const size = data.categories.findIndex((category) => category.short === wanted.get("size"));
  if (size >= 0) state.size = size;
  for (const name of ["device", "language", "style"]) {
    const value = wanted.get(name);
    if (value !== null && [...$(name).options].some((o) => o.value === value)) $(name).value = value;
  }
  state.chosen = data.findings.findIndex((finding) => finding.id === wanted.get("finding"));
  const key = wanted.get("screen");
  const screen = data.screens.findIndex((s) => s.key === key);
  const first = data.findings.find((finding) => finding.screen >= 0);
  if (screen >= 0) state.screen = screen;
  else if (state.chosen >= 0) state.screen = data.findings[state.chosen].screen;
  else if (first) state.screen = first.screen;
  else state.screen = Math.max(0, data.screens.findIndex((s) => s.content === "text"));
  const names = all(".views a").map((a) => a.dataset.view);
  const view = wanted.get("view");
  const term = /^#(term-[a-z-]+|terms|findings|compared)$/.exec(location.hash);
  if (term) state.view = term[1].startsWith("term") ? "terms" : term[1];
  else if (names.includes(view)) state.view = view;
  else if (screen >= 0) state.view = "screen";
};
