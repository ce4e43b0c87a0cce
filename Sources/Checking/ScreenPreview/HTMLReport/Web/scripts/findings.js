/** The list of findings: groups, filters, and pieces of pictures around what was found. */
const words = (finding) => [
  finding.severity + ": " + finding.message + " [" + finding.rule + "]",
  finding.file + (finding.line ? ":" + finding.line : ""),
  (data.screens[finding.screen]?.title || "") + ", " + finding.sizes,
].join("\n");

/* A piece of the picture around a finding, made when it comes into view. */
const cutOut = (item) => {
  const index = +item.dataset.finding;
  const finding = data.findings[index];
  const first = finding.seen.find((s) => s[1] >= large) || finding.seen[0];
  const shot = first && (shots.get(finding.screen) || []).find((s) => s.setting === first[0]);
  const late = shot && first[2] === 1 ? shot.changed[first[1]] : -1;
  const own = finding.detail !== undefined ? finding.detail : late;
  const number = shot ? (own >= 0 ? own : shot.launched[first[1]]) : -1;
  if (number < 0 || first[4] - (finding.distance || 0) > shot.fold - 12) return;
  const parts = late >= 0 ? shot.changedRegions : shot.regions;
  const part = parts?.[first[1]] || [0, 0, shot.width, shot.height];
  const box = button("cutout", undefined, () => show(index));
  box.tabIndex = -1;
  box.setAttribute("aria-hidden", "true");
  item.append(box);
  const [x, y, width, height] = [first[3] - part[0],
    first[4] - part[1] - (finding.distance || 0), first[5], first[6]];
  const scale = Math.min(1, box.clientWidth / (width + 48), box.clientHeight / (height + 32));
  const place = (start, length, room, whole) =>
    Math.min(0, Math.max(room - whole * scale, room / 2 - (start + length / 2) * scale));
  const left = place(x, width, box.clientWidth, part[2]);
  const top = place(y, height, box.clientHeight, part[3]);
  const image = element("img");
  image.alt = "";
  drawings.put(image, finding.screen, number);
  Object.assign(image.style, { left: left + "px", top: top + "px",
    width: part[2] * scale + "px", height: part[3] * scale + "px" });
  const mark = element("i");
  Object.assign(mark.style, { left: left + x * scale + "px", top: top + y * scale + "px",
    width: width * scale + "px", height: height * scale + "px" });
  box.append(image, mark);
};
const watcher = new IntersectionObserver((entries) => entries.forEach((entry) => {
  if (!entry.isIntersecting) return;
  watcher.unobserve(entry.target);
  cutOut(entry.target);
}), { rootMargin: "400px" });

const items = all(".item[data-finding]");
/* Findings about documents, which belong to no screen and no setting. */
const plainItems = all("#documents .item");
const plural = (count) => count + (count === 1 ? " finding" : " findings");
const factsOf = (item) => data.findings[+item.dataset.finding] ||
  { severity: item.dataset.severity, rule: item.dataset.rule, screen: -1, seen: [] };
const fitsFilters = (item) => {
  const finding = factsOf(item);
  const text = $("f-text").value.trim().toLowerCase();
  const wants = (id) => option("f-" + id);
  const has = (name, value) => !value ||
    finding.seen.some((s) => data.settings[s[0]]?.[name] === value);
  return (!wants("severity") || finding.severity === wants("severity")) &&
    (!wants("rule") || finding.rule === wants("rule")) &&
    (!wants("screen") || finding.screen === +wants("screen")) &&
    has("device", wants("device")) && has("language", wants("language")) &&
    (!text || item.textContent.toLowerCase().includes(text));
};
const filter = () => {
  const every = [...items, ...plainItems];
  for (const item of every) item.hidden = !fitsFilters(item);
  const count = every.filter((item) => !item.hidden).length;
  const plain = plainItems.filter((item) => !item.hidden).length;
  if ($("documents")) {
    $("documents").hidden = plain === 0;
    $("documents-count").textContent = plural(plain);
  }
  for (const group of all("#findings .group")) {
    const own = all(".item", group).filter((item) => !item.hidden);
    group.hidden = !own.length;
    const tallies = group.querySelector(".tallies");
    tallies.replaceChildren();
    for (const severity of ["error", "warning", "note"]) {
      const found = own.filter((item) => item.matches("." + severity)).length;
      if (!found) continue;
      const count = element("span", "count " + severity, found);
      count.append(element("span", "hidden", " " + severity + (found === 1 ? "" : "s")));
      tallies.append(count);
    }
  }
  $("result").textContent = count === every.length
    ? plural(count) : count + " of " + plural(every.length);
};

/* Rules come as the page has them; files and screens are put together here. */
const byRule = new Map(["about", "others"].map((id) => [id, [...$(id).children].map((group) =>
  ({ group, items: all(".item", group) }))]));
const regroup = () => {
  const kind = option("f-group");
  $("findings").dataset.by = kind;
  for (const [id, groups] of byRule) {
    const box = $(id);
    box.replaceChildren();
    const own = new Map();
    for (const { group, items } of groups) {
      if (kind === "rule") {
        group.querySelector(".list").append(...items);
        box.append(group);
        continue;
      }
      for (const item of items) {
        const finding = data.findings[+item.dataset.finding];
        const name = kind === "file" ? finding.file : data.screens[finding.screen]?.title || "";
        if (!own.has(name)) own.set(name, []);
        own.get(name).push(item);
      }
    }
    const most = [...own].sort((a, b) => b[1].length - a[1].length);
    for (const [name, items] of most) {
      const group = element("details", "group");
      group.open = true;
      const summary = element("summary");
      summary.append(element("span", "rule", name), " ", element("span", "tallies"));
      const list = element("ol", "list");
      items.sort((a, b) => a.dataset.finding - b.dataset.finding);
      list.append(...items);
      group.append(summary, list);
      box.append(group);
    }
  }
  filter();
};

const startFindings = () => {
  items.forEach((item) => watcher.observe(item));
  all("[data-show]").forEach((node) =>
    node.addEventListener("click", () => show(+node.dataset.show)));
  all("[data-copy]").forEach((node) => node.addEventListener("click", () =>
    copy(words(data.findings[+node.dataset.copy]), node)));
  for (const item of items) {
    const change = data.findings[+item.dataset.finding].change;
    if (change) item.querySelector(".pill").after(element("span", "pill change", change));
  }
  const form = document.querySelector(".filters");
  form.addEventListener("input", (event) => event.target.id === "f-group" ? regroup() : filter());
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(regroup));
};
