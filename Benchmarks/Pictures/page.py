"""Makes a web page of what our snapshots hold: the same texts, lines, boxes and pictures.

Everything is placed absolutely where our layout put it, each line of text by itself, so that the
browser has no lines to break and shows the same at every size.
"""
import html
import re

HEAD = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; font-family: "Inter Display", Inter, sans-serif; background: #fff }
body, section { width: %(width)gpx; height: %(height)gpx; overflow: hidden; position: relative }
section:not(.shown) { display: none }
div, img, svg { position: absolute; box-sizing: border-box }
p { position: absolute; margin: 0; white-space: pre }
</style>%(sections)s<script>
const sections = [...document.querySelectorAll("section")]
const fitted = new Set()
function show(index) {
  sections.forEach((section, other) => section.classList.toggle("shown", other === index))
  if (!fitted.has(index)) fit(sections[index])
  fitted.add(index)
}
// Once for each size, before anything is timed: lines get the width that they have in our layout,
// whose system font has the advances of San Francisco.
function fit(section) {
  const range = document.createRange()
  const lines = [...section.querySelectorAll("p")]
  const widths = lines.map(line => {
    range.selectNodeContents(line)
    return range.getBoundingClientRect().width
  })
  lines.forEach((line, place) => {
    const missing = parseFloat(line.style.width) - widths[place]
    line.style.letterSpacing = missing / line.textContent.length + "px"
  })
}
show(Number(location.hash.slice(1)))
</script>
"""
# Of Inter, in em, as the table hhea of its files has them.
ASCENT, DESCENT = 0.96875, 0.2415
WEIGHTS = {"Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600, "SemiBold": 600,
           "Bold": 700}
OPACITIES = {"ultraThin": 0.44, "thin": 0.58, "regular": 0.72, "thick": 0.84, "chrome": 0.86}


def page(snapshots, images):
    """The page; `images` holds the address of each named picture."""
    size = snapshots[0]["size"]
    sections = "\n".join(f"<section>{element(snapshot['root'], images)}</section>"
                         for snapshot in snapshots)
    return HEAD % {**size, "sections": sections}


def element(node, images):
    if node.get("isHidden"):
        return ""
    origin = node.get("boundsOrigin", {"x": 0, "y": 0})
    inner = "".join(drawing(item, images) for item in node.get("drawings", []))
    inner += "".join(element(child, images) for child in node.get("children", []))
    inner += "".join(drawing(item, images) for item in node.get("overlays", []))
    if origin["x"] or origin["y"]:
        inner = f'<div style="left:{-origin["x"]:g}px;top:{-origin["y"]:g}px">{inner}</div>'
    style = place(node["frame"])
    if node.get("clipsToBounds"):
        style += ";overflow:hidden"
        if "cornerRadii" in node:
            style += f";border-radius:{radii(node)}"
    if "alpha" in node:
        style += f";opacity:{node['alpha']:g}"
    return f'<div style="{style}">{inner}</div>'


def place(rect):
    return ";".join(f"{name}:{round(rect[key], 3):.9g}px" for name, key in
                    (("left", "x"), ("top", "y"), ("width", "width"), ("height", "height")))


def radii(item):
    return " ".join(f"{radius:g}px" for radius in item["cornerRadii"])


def drawing(item, images):
    return {"text": text, "image": image, "material": material, "shadow": shadow,
            "fill": shape, "stroke": shape}.get(item["kind"], nothing)(item, images)


def nothing(item, images):
    raise SystemExit(f"The page cannot show a drawing of the kind '{item['kind']}'.")


def box(item):
    """The style of a rectangle, a rounded one or an ellipse."""
    if "ellipse" in item:
        return place(item["ellipse"]) + ";border-radius:50%"
    return place(item["rect"]) + (f";border-radius:{radii(item)}" if "cornerRadii" in item else "")


def shape(item, images):
    color = item["color"]
    if "path" in item:
        path = " ".join(" ".join(map(str, step)) for step in item["path"])
        paint = (f'fill="{color}"' if item["kind"] == "fill" else
                 f'fill="none" stroke="{color}" stroke-width="{item["lineWidth"]:g}"')
        return f'<svg style="left:0;top:0;overflow:visible" width="1" height="1"><path d="{path}" {paint}/></svg>'
    if item["kind"] == "fill":
        return f'<div style="{box(item)};background:{color}"></div>'
    # A border lies inside of its box, a stroke on both sides of its line.
    width = item["lineWidth"]
    rect = item.get("rect") or item["ellipse"]
    grown = {"x": rect["x"] - width / 2, "y": rect["y"] - width / 2,
             "width": rect["width"] + width, "height": rect["height"] + width}
    key = "rect" if "rect" in item else "ellipse"
    return f'<div style="{box({**item, key: grown})};border:{width:g}px solid {color}"></div>'


def shadow(item, images):
    offset = item["offset"]
    cast = f'{offset["width"]:g}px {offset["height"]:g}px {2 * item["radius"]:g}px {item["color"]}'
    return f'<div style="{box(item)};box-shadow:{cast}"></div>'


def material(item, images):
    white = 31 if item["isDark"] else 250
    tint = f"rgba({white},{white},{white},{OPACITIES[item['thickness']]})"
    return f'<div style="{box(item)};background:{tint};backdrop-filter:blur(10px)"></div>'


def image(item, images):
    return f'<img decoding="sync" style="{place(item["rect"])}" src="{images[item["name"]]}">'


def text(item, images):
    font = item["fonts"][0]
    weight = next((value for word, value in WEIGHTS.items()
                   if re.search(rf"\b{word}\b|-{word}", font["name"])), 400)
    size = font["pointSize"] * item.get("scaleFactor", 1)
    style = f'font-size:{size:g}px;font-weight:{weight};color:{item["color"]}'
    lines = "".join(line_of_text(line, size) for line in item["lines"])
    clip = f'{place(item["frame"])};overflow:hidden' if item.get("isClipped") else ""
    if clip:
        frame = item["frame"]
        lines = f'<div style="left:{-frame["x"]:g}px;top:{-frame["y"]:g}px">{lines}</div>'
    return f'<div style="{style};{clip}">{lines}</div>'


def line_of_text(line, size):
    """A line on its baseline: a box without height, whose middle is that of the font's own box."""
    rect = line["rect"]
    # The browser rounds both to whole pixels of the page.
    top = line["baseline"] - (round(ASCENT * size) - round(DESCENT * size)) / 2
    style = place({**rect, "y": top, "height": 0})
    return f'<p style="{style};line-height:0">{html.escape(line["text"])}</p>'
