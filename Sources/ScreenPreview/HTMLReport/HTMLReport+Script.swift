import ScreenAudit

extension HTMLReport {
  /// The script of the page, without a library and without a request.
  static let script = #"""
    (() => {
      "use strict";
      const data = JSON.parse(document.getElementById("data").textContent);
      const drawings = makeDrawings(data);
      const $ = (id) => document.getElementById(id);
      const all = (query, from = document) => [...from.querySelectorAll(query)];
      const state = { screen: 0, size: +$("size").value, chosen: -1 };
      const large = data.categories.findIndex((category) => category.isLarge);
      const option = (id) => $(id).value;
      const setting = () => {
        const fits = (s) => s.device === option("device") && s.language === option("language") &&
          s.style === option("style");
        const found = data.settings.findIndex(fits);
        return found >= 0 ? found : 0;
      };
      const shotOf = (screen) =>
        data.shots.find((s) => s.screen === screen && s.setting === setting()) ||
        data.shots.find((s) => s.screen === screen);
      const isChanged = () => option("mode") === "changed";
      const picture = (shot, size) => {
        if (!shot) return -1;
        const late = isChanged() ? shot.changed[size] : -1;
        return late >= 0 ? late : shot.launched[size];
      };
      const element = (name, className, text) => {
        const node = document.createElement(name);
        if (className) node.className = className;
        if (text !== undefined) node.textContent = text;
        return node;
      };

      /* Where a finding is at a size: a box, or nothing. */
      const seen = (finding, size) => finding.seen.find((s) =>
        s[0] === setting() && s[1] === size && (s[2] === 1) === isChanged()) ||
        (isChanged() ? finding.seen.find((s) => s[0] === setting() && s[1] === size) : undefined);

      /* The chosen finding, where it lies below the edge and has a picture of its own here. */
      const scrolledTo = (shot, size) => {
        const finding = data.findings[state.chosen];
        if (!shot || !finding || finding.detail === undefined) return undefined;
        const first = finding.seen.find((s) => s[1] >= large) || finding.seen[0];
        const isHere = finding.screen === state.screen && first[0] === shot.setting &&
          first[1] === size && (first[2] === 1) === isChanged();
        return isHere ? finding : undefined;
      };

      const drawShot = (figure, shot, size) => {
        const scrolled = figure.id === "shot-size" ? scrolledTo(shot, size) : undefined;
        const device = figure.querySelector(".device");
        const image = figure.querySelector("img");
        const category = data.categories[size];
        device.style.setProperty("--ratio", shot ? shot.width / shot.height : 0.46);
        drawings.put(image, state.screen, scrolled ? scrolled.detail : picture(shot, size));
        if (scrolled) figure.querySelector("figcaption").append(" · scrolled to the finding");
        image.alt = data.screens[state.screen].title + " at " + category.name;
        const marks = figure.querySelector(".marks");
        marks.replaceChildren();
        if (!shot) return;
        const below = element("div", "further");
        data.findings.forEach((finding, index) => {
          if (finding.screen !== state.screen || scrolled && finding !== scrolled) return;
          const place = seen(finding, size);
          if (!place) return;
          const [x, above, width, height] = place.slice(3);
          const y = above - (scrolled ? scrolled.distance : 0);
          const isBelow = y > shot.fold - 12;
          const left = Math.max(0, Math.min(x, shot.width - 6));
          const top = Math.max(0, Math.min(y, shot.height - 6));
          const right = Math.min(shot.width, Math.max(x + width, left + 6));
          const bottom = Math.min(shot.height, Math.max(y + height, top + 6));
          const mark = element("button", "mark " + finding.severity);
          mark.type = "button";
          mark.style.left = 100 * left / shot.width + "%";
          mark.style.top = 100 * top / shot.height + "%";
          mark.style.width = 100 * (right - left) / shot.width + "%";
          mark.style.height = 100 * (bottom - top) / shot.height + "%";
          mark.setAttribute("aria-label", "Finding " + (index + 1) + ": " + finding.title);
          mark.title = finding.message;
          mark.append(element("span", "", index + 1));
          if (top < 24) mark.classList.add("inside");
          if (isBelow) {
            mark.classList.add("below");
            mark.style.cssText = "";
            mark.setAttribute("aria-label", mark.getAttribute("aria-label") + ", further down");
            below.append(mark);
          }
          if (index === state.chosen) mark.classList.add("chosen");
          mark.addEventListener("click", () => isBelow ? show(index, false) : choose(index, true));
          if (!isBelow) marks.append(mark);
        });
        if (below.childElementCount) marks.append(below);
      };

      const drawShort = () => {
        const list = $("short");
        list.replaceChildren();
        const own = data.findings.map((finding, index) => ({ finding, index }))
          .filter((entry) => entry.finding.screen === state.screen);
        const isHere = (entry) => seen(entry.finding, state.size) !== undefined;
        for (const entry of [...own.filter(isHere), ...own.filter((e) => !isHere(e))]) {
          const item = element("li");
          const button = element("button", isHere(entry) ? "" : "off");
          button.type = "button";
          if (entry.index === state.chosen) button.classList.add("chosen");
          const text = element("span", "", entry.finding.object);
          text.append(element("small", "", entry.finding.title + " · " + entry.finding.sizes));
          button.append(element("span", "num " + entry.finding.severity, entry.index + 1), text);
          button.addEventListener("click", () =>
            isHere(entry) ? choose(entry.index, false) : show(entry.index, false));
          item.append(button);
          list.append(item);
        }
        if (!own.length) list.append(element("li", "none", "Nothing was found on this screen."));
      };

      const drawSize = () => {
        const category = data.categories[state.size];
        const range = $("size");
        range.value = state.size;
        const share = data.categories.length > 1 ? state.size / (data.categories.length - 1) : 0;
        range.style.setProperty("--fill", "calc(.8125rem + " + share + " * (100% - 1.625rem))");
        range.setAttribute("aria-valuetext", category.name);
        $("sizename").replaceChildren(element("strong", "", category.name),
          document.createTextNode(" · body " + category.body + " pt · " + category.percent + " %"));
        all(".ticks li").forEach((tick, index) => tick.classList.toggle("on", index === state.size));
        const caption = document.querySelector("#shot-size figcaption");
        caption.replaceChildren(element("strong", "", category.short),
          document.createTextNode(category.percent + " % · " +
            (isChanged() ? "after a change" : "as launched")));
      };

      const drawCards = () => all(".card").forEach((card) => {
        const index = +card.dataset.screen;
        const image = card.querySelector("img");
        if (card.matches(".seen")) drawings.put(image, index, picture(shotOf(index), state.size));
        card.setAttribute("aria-pressed", index === state.screen);
      });

      const draw = () => {
        const screen = data.screens[state.screen];
        if (!screen) return;
        const shot = shotOf(state.screen);
        $("stage-title").textContent = screen.title;
        $("stage-file").textContent = screen.file;
        all("[data-verdict]").forEach((node) => { node.hidden = +node.dataset.verdict !== state.screen; });
        document.querySelector(".compare").classList.toggle("wide", !!shot && shot.width > 600);
        drawSize();
        drawShot($("shot-large"), shot, large);
        drawShot($("shot-size"), shot, state.size);
        drawShort();
        drawCards();
        all(".item[data-finding]").forEach((item) =>
          item.classList.toggle("chosen", +item.dataset.finding === state.chosen));
        const hash = "#screen=" + (state.screen + 1) + "&size=" + data.categories[state.size].short;
        try { history.replaceState(null, "", hash); } catch { /* Some viewers forbid it. */ }
      };

      const choose = (index, isFromPicture) => {
        state.chosen = index;
        draw();
        if (!isFromPicture) return;
        const item = $("finding-" + (index + 1));
        if (item.hidden) { document.querySelector(".filters").reset(); filter(); }
        item.scrollIntoView({ block: "center" });
        item.focus({ preventScroll: true });
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
            $("device").value = wanted.device;
            $("language").value = wanted.language;
            $("style").value = wanted.style;
          }
          state.size = place[1];
          $("mode").value = place[2] === 1 ? "changed" : "launched";
        }
        state.chosen = index;
        draw();
        if (!isFar) return;
        document.querySelector(".stage").scrollIntoView();
        $("stage-title").focus({ preventScroll: true });
      };

      /* A piece of the picture around a finding, made when it comes into view. */
      const cutOut = (item) => {
        const index = +item.dataset.finding;
        const finding = data.findings[index];
        const first = finding.seen.find((s) => s[1] >= large) || finding.seen[0];
        const shot = first && data.shots.find((s) => s.screen === finding.screen && s.setting === first[0]);
        const late = shot && first[2] === 1 ? shot.changed[first[1]] : -1;
        const own = finding.detail !== undefined ? finding.detail : late;
        const number = shot ? (own >= 0 ? own : shot.launched[first[1]]) : -1;
        if (number < 0 || first[4] - (finding.distance || 0) > shot.fold - 12) return;
        const box = element("button", "cutout");
        box.type = "button";
        box.tabIndex = -1;
        box.setAttribute("aria-hidden", "true");
        box.addEventListener("click", () => show(index));
        item.append(box);
        const [x, above, width, height] = first.slice(3);
        const y = above - (finding.distance || 0);
        const scale = Math.min(1, box.clientWidth / (width + 48), box.clientHeight / (height + 32));
        const place = (start, length, room, whole) =>
          Math.min(0, Math.max(room - whole * scale, room / 2 - (start + length / 2) * scale));
        const left = place(x, width, box.clientWidth, shot.width);
        const top = place(y, height, box.clientHeight, shot.height);
        const image = element("img");
        image.alt = "";
        drawings.put(image, finding.screen, number);
        Object.assign(image.style, { left: left + "px", top: top + "px",
          width: shot.width * scale + "px", height: shot.height * scale + "px" });
        const frame = element("i");
        Object.assign(frame.style, { left: left + x * scale + "px", top: top + y * scale + "px",
          width: width * scale + "px", height: height * scale + "px" });
        box.append(image, frame);
      };
      const watcher = new IntersectionObserver((entries) => entries.forEach((entry) => {
        if (!entry.isIntersecting) return;
        watcher.unobserve(entry.target);
        cutOut(entry.target);
      }), { rootMargin: "400px" });
      all(".item[data-finding]").forEach((item) => watcher.observe(item));

      const filter = () => {
        const text = $("f-text").value.trim().toLowerCase();
        const [severity, rule, screen] = ["severity", "rule", "screen"].map((id) => option("f-" + id));
        const [device, language] = ["device", "language"].map((id) => option("f-" + id));
        let count = 0;
        all(".item[data-finding]").forEach((item) => {
          const finding = data.findings[+item.dataset.finding];
          const fits = (!severity || finding.severity === severity) && (!rule || finding.rule === rule) &&
            (!screen || finding.screen === +screen) &&
            (!device || finding.seen.some((s) => data.settings[s[0]]?.device === device)) &&
            (!language || finding.seen.some((s) => data.settings[s[0]]?.language === language)) &&
            (!text || item.textContent.toLowerCase().includes(text));
          item.hidden = !fits;
          if (fits) count += 1;
        });
        $("result").textContent = count === data.findings.length
          ? count + (count === 1 ? " finding" : " findings")
          : count + " of " + data.findings.length + " findings";
      };

      const go = (screen) => {
        state.screen = (screen + data.screens.length) % data.screens.length;
        state.chosen = -1;
        draw();
      };

      $("size").addEventListener("input", (event) => { state.size = +event.target.value; draw(); });
      for (const id of ["device", "language", "style", "mode"]) $(id).addEventListener("change", draw);
      $("boxes").addEventListener("change", (event) =>
        document.body.classList.toggle("no-boxes", !event.target.checked));
      all(".card").forEach((card) => card.addEventListener("click", () => {
        go(+card.dataset.screen);
        document.querySelector(".stage").scrollIntoView();
        $("stage-title").focus({ preventScroll: true });
      }));
      $("previous").addEventListener("click", () => go(state.screen - 1));
      $("next").addEventListener("click", () => go(state.screen + 1));
      all("[data-show]").forEach((button) =>
        button.addEventListener("click", () => show(+button.dataset.show)));
      const form = document.querySelector(".filters");
      form.addEventListener("input", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(filter));

      const wanted = new URLSearchParams(location.hash.slice(1));
      const size = data.categories.findIndex((category) => category.short === wanted.get("size"));
      if (size >= 0) state.size = size;
      const screen = +wanted.get("screen") - 1;
      if (screen >= 0 && screen < data.screens.length) state.screen = screen;
      else {
        const first = data.findings.findIndex((finding) => finding.screen >= 0);
        if (first >= 0) state.screen = data.findings[first].screen;
      }
      const cards = new IntersectionObserver((entries) => {
        entries.forEach((entry) => entry.target.classList.toggle("seen", entry.isIntersecting));
        drawCards();
      }, { rootMargin: "300px" });
      all(".card").forEach((card) => cards.observe(card));
      draw();
    })();
    """#
}
