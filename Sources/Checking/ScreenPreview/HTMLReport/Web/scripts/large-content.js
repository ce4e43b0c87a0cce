/** The panels of the items that are shown large at the chosen size. */
const drawLarge = (shot) => {
  const panels = shot && data.categories[state.size].isAccessibility ? shot.large : [];
  $("large").hidden = !panels.length;
  $("large").querySelector("ul").replaceChildren(...panels.map((panel) => {
    const item = element("li");
    const image = element("img");
    image.alt = panel.title || "An image without a title";
    drawings.put(image, state.screen, panel.picture);
    item.append(image);
    return item;
  }));
};
