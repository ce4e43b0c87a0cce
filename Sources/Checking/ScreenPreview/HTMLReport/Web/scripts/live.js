/** Asks a small file beside the page for the number of the newest outcome, and loads the page again
 *  when it is another one.
 *
 *  The choices of the reader stay. */
(() => {
  "use strict";
  const name = "dynamictype-live";
  const fields = ["seek", "f-text", "f-severity", "f-rule", "f-screen", "f-group"];
  const change = (node) => node?.dispatchEvent(new Event("input", { bubbles: true }));
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) || "{}");
    sessionStorage.removeItem(name);
    for (const id of fields) {
      const node = document.getElementById(id);
      if (node && kept[id]) { node.value = kept[id]; change(node); }
    }
    const chip = document.querySelector(`[name=chip][value="${kept.chip}"]`);
    if (chip) { chip.checked = true; change(chip); }
    if (kept.top) scrollTo(0, kept.top);
  } catch { /* Some viewers forbid it. */ }
  self.dynamicTypeOutcome = (number) => {
    if (number === +document.body.dataset.live) return;
    const kept = { chip: document.querySelector("[name=chip]:checked").value, top: scrollY };
    for (const id of fields) kept[id] = document.getElementById(id)?.value;
    try { sessionStorage.setItem(name, JSON.stringify(kept)); } catch { /* As above. */ }
    location.reload();
  };
  setInterval(() => {
    const script = document.createElement("script");
    script.src = "live.js?" + Date.now();
    script.onload = script.onerror = () => script.remove();
    document.head.append(script);
  }, 100);
})();
