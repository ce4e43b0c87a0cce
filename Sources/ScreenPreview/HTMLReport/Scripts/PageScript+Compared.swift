extension PageScript {
  /// What is new, gone and changed since the earlier run.
  static let compared = #"""
    const pair = (title, old, oldIndex, index) => {
      const item = element("li", "pair");
      const head = button("", title, index >= 0 ? () => { go(index); setView("screen"); } : undefined);
      if (index < 0) head.disabled = true;
      const pictures = element("div", "two");
      const add = (name, fill) => {
        const figure = element("figure");
        const image = element("img");
        image.alt = name + ": " + title;
        figure.append(element("figcaption", "", name), image);
        pictures.append(figure);
        fill(image, figure);
      };
      /* The first size at which they differ is not known here: the chosen size is shown. */
      if (old) add("Earlier", (image) => {
        const shot = old.shots.find((s) => s.setting === setting()) || old.shots[0];
        earlierDrawings.put(image, oldIndex, shot ? shot.launched[state.size] : -1);
      });
      if (index >= 0) add("Now", (image) =>
        drawings.put(image, index, picture(shotOf(index), state.size)));
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
        list.append(...nodes);
        part.append(heading, list);
        box.append(part);
      };
      const olds = earlier.screens.map((screen, index) => ({ screen, index }));
      const withChange = (change) => data.screens.map((screen, index) => ({ screen, index }))
        .filter((entry) => entry.screen.change === change);
      section("Screens that look otherwise", withChange("changed").map(({ screen, index }) => {
        const old = olds.find((entry) => entry.screen.position === index);
        return pair(screen.title, old?.screen, old?.index, index);
      }), "pairs");
      section("New screens", withChange("new").map(({ screen, index }) =>
        pair(screen.title, undefined, -1, index)), "pairs");
      section("Screens that are gone", olds.filter((entry) => entry.screen.position < 0)
        .map((entry) => pair(entry.screen.title, entry.screen, entry.index, -1)), "pairs");
      const line = (finding, action) => {
        const item = element("li", "change-line");
        item.append(element("span", "pill " + finding.severity, finding.severity),
          action ? button("", finding.message, action) : element("span", "", finding.message));
        return item;
      };
      const findingsWith = (change) => data.findings.map((finding, index) => ({ finding, index }))
        .filter((entry) => entry.finding.change === change)
        .map((entry) => line(entry.finding, () => show(entry.index)));
      section("New findings", findingsWith("new"), "lines");
      section("Changed findings", findingsWith("changed"), "lines");
      section("Findings that are gone", earlier.gone.map((finding) => line(finding)), "lines");
      if (!box.childElementCount) box.append(element("p", "none", "Nothing changed."));
    };
    """#
}
