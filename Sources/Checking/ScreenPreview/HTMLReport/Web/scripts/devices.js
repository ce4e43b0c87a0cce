/** The shape of a device around a picture: corners, camera, status bar and home indicator.
 *
 *  The measures follow the safe area, because no device tells the radius of its corners: 59 points
 *  at the top stand for a camera in the screen, 44 to 50 for a notch. */
const space = "http://www.w3.org/2000/svg";
const shape = (name, attributes) => {
  const node = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};
const drawBezel = (device, shot, setting) => {
  const bezel = device.querySelector(".bezel");
  bezel.replaceChildren();
  device.classList.toggle("whole", !!shot?.bar);
  if (!shot?.bar || !setting) {
    device.style.setProperty("--corner", "0px");
    return;
  }
  const [width, height] = [shot.width, shot.height];
  const [top, left, bottom] = setting.safe;
  const side = Math.max(top, left);
  const corner = setting.isPad ? (bottom > 0 ? 18 : 0) : side >= 59 ? 55 : side >= 44 ? 42 : 0;
  device.style.setProperty("--corner", 100 * corner / width + "% / " + 100 * corner / height + "%");
  const svg = shape("svg", { viewBox: `0 0 ${width} ${height}`, class: shot.bar });
  const add = (name, attributes) => svg.append(shape(name, attributes));
  if (top >= 20) {
    const middle = top >= 44 ? top / 2 + 4 : top / 2;
    const size = top >= 44 ? 16 : 12;
    const inset = top >= 44 ? 34 : 10;
    const time = shape("text", { x: inset + (top >= 44 ? 12 : 0), y: middle + size * 0.36,
      "font-size": size, "font-weight": 600 });
    time.textContent = "9:41";
    svg.append(time);
    const end = width - inset;
    const scale = size / 14;
    const mark = (x, w, attributes) => add("rect", { x: end - x * scale, width: w * scale,
      y: middle - 5 * scale, height: 10 * scale, rx: 2.6 * scale, ...attributes });
    mark(24, 21, { class: "outline" });
    mark(22.4, 17.8, { y: middle - 3.4 * scale, height: 6.8 * scale, rx: 1.6 * scale });
    for (let bar = 0; bar < 4; bar += 1) {
      const high = (4 + 2 * bar) * scale;
      add("rect", { x: end - (46 - 4.6 * bar) * scale, width: 3 * scale, rx: 0.8,
        y: middle + 5 * scale - high, height: high });
    }
  }
  const isNarrow = !setting.isPad && height > width;
  if (isNarrow && top >= 59) {
    add("rect", { class: "camera", x: width / 2 - 62, y: 11, width: 124, height: 36, rx: 18 });
  } else if (isNarrow && top >= 44) {
    add("path", { class: "camera",
      d: `M${width / 2 - 105} 0h210v8q0 22-22 22h-166q-22 0-22-22z` });
  }
  if (bottom >= 20) {
    const long = width > height ? width * 0.3 : width * 0.36;
    add("rect", { class: "home", x: (width - long) / 2, y: height - 13, width: long, height: 5, rx: 2.5 });
  }
  bezel.append(svg);
};
