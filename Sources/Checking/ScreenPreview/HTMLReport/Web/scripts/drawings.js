/** The script that turns the drawings of the page into pictures when they are looked at. */
const makeDrawings = (data) => {
  "use strict";
  if (!self.DecompressionStream) {
    const note = document.createElement("p");
    note.className = "notice";
    note.textContent =
      "The pictures need a browser of 2023 or later; the findings below do not.";
    document.getElementById("main").prepend(note);
    return { put() {} };
  }
  /* So many screens and pictures stay at hand. */
  const mostScreens = 40;
  const mostPictures = 300;
  const keep = (map, key, value, most, drop) => {
    map.set(key, value);
    if (map.size <= most) return;
    const [oldest, old] = map.entries().next().value;
    map.delete(oldest);
    if (drop) drop(old);
  };
  const unpack = async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await new Response(stream).text());
  };
  let outlines;
  const screens = new Map();
  const screen = (index) => {
    let found = screens.get(index);
    if (!found) {
      found = unpack(data.drawings[index]);
      keep(screens, index, found, mostScreens);
    }
    return found;
  };

  /* A row of glyphs as one path: each outline begins at its own origin. */
  const glyphs = (row, x, y, attributes, paths) => {
    const hasDrops = row[0] === "v";
    const numbers = (hasDrops ? row.slice(1) : row).split(" ").map(Number);
    const scale = numbers[0] / 1e6;
    let [place, path] = [0, ""];
    for (let index = 1; index < numbers.length; index += hasDrops ? 3 : 2) {
      path += "M" + place + " " + (hasDrops ? numbers[index + 1] : 0) + paths[numbers[index]];
      place += numbers[index + (hasDrops ? 2 : 1)];
    }
    return `<path transform="matrix(${scale} 0 0 ${scale} ${x} ${y})" d="${path}"${attributes}/>`;
  };

  const part = (text, rows, paths) => {
    if (text[0] !== "@") return text;
    const [, row, x, y, attributes] = /^@(\S+) (\S+) ([^\s]+)(.*)$/.exec(text);
    return glyphs(rows[row], x, y, attributes, paths);
  };

  const svg = (parts, definitions, width, height) => {
    const body = parts.join("");
    const names = new Set([...body.matchAll(/#([a-z][a-z0-9]+)/g)].map((match) => match[1]));
    const used = [...names].map((name) => definitions[name] || data.images[name] || "").join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}"><defs>${used}</defs>${body}</svg>`;
  };

  const pictures = new Map();
  const picture = async (index, number) => {
    const key = index + "/" + number;
    const known = pictures.get(key);
    if (known) return known;
    outlines ||= unpack(data.outlines);
    const [own, paths] = await Promise.all([screen(index), outlines]);
    const [width, height, ...numbers] = own.drawings[number].split(" ");
    const parts = numbers.map((n) => part(own.parts[n], own.rows, paths));
    const text = svg(parts, own.definitions, width, height);
    const file = new Blob([text], { type: "image/svg+xml" });
    const address = URL.createObjectURL(file);
    keep(pictures, key, address, mostPictures, (old) => URL.revokeObjectURL(old));
    return address;
  };

  /* Shows a drawing of a screen in an image; -1 is none. */
  const put = (image, index, number) => {
    const wanted = number >= 0 ? index + "/" + number : "";
    if (image.dataset.drawing === wanted) return;
    image.dataset.drawing = wanted;
    if (!wanted) return image.removeAttribute("src");
    picture(index, number).then((address) => {
      if (image.dataset.drawing === wanted) image.src = address;
    });
  };
  return { put };
};
