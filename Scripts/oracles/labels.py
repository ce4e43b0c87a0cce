"""Labels that Apple's own engine measured, read from the documents that hold them.

Interface Builder saves the frame of a label that sizes itself as UIKit computed it.
`Reference/corpus/labels.tsv` names the labels on one line, in system fonts and text styles, of
documents of Xcode 8 and later, and the sides that the text alone decides. A batch for
`dynamictype measure` says of each what its document says:

    text, lines, displayScale    and style, or size, weight and traits
    systemVersion                the iOS that came with the Xcode that saved the document
    category                     the text size of its canvas, where that is not Large

The category: Xcode 13 (tools 18000 to 20999) drew at XS where no label says otherwise; elsewhere it
is the size at which more labels of the document in text styles are exactly one line high than at
Large.

Left out, and counted with the reason, are sizes that are not the label's own: 0 or less; a height
that is no line's at any text size; a width that is more than 15 % off, or exactly that of a screen.
Compared is on the grid on which the document was saved: a label whose height is its line rounded up
to a whole point, and whose width is whole, was rounded to points and not to pixels.
"""
import collections
import math
import statistics
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

import corpus

LABELS = corpus.ROOT / "Reference" / "corpus" / "labels.tsv"

# The first build of Interface Builder's tools that came with each version of iOS.
VERSIONS = [(0, "9"), (11000, "10"), (13000, "11"), (14000, "12"), (14810, "13"), (17000, "14"),
            (18000, "15"), (21000, "16"), (22000, "17"), (23000, "18"), (24000, "26")]
# An odd number is a preview or was edited by hand.
LAST_TOOLS = 30000
SCREEN_WIDTHS = {320, 360, 375, 390, 393, 414, 440, 441, 480, 600}
# Points of a style at XS, S, M and Large, and the height of San Francisco's line at a size.
SIZES = ("XS", "S", "M", "L")
STYLES = {"Body": (14, 15, 16, 17), "Headline": (14, 15, 16, 17), "Subhead": (12, 13, 14, 15),
          "Callout": (13, 14, 15, 16), "Footnote": (12, 12, 12, 13), "Caption1": (11, 11, 11, 12),
          "Caption2": (11, 11, 11, 11), "Title1": (25, 26, 27, 28), "Title2": (19, 20, 21, 22),
          "Title3": (17, 18, 19, 20), "Title0": (31, 32, 33, 34)}
LINES = {11: 13.13, 12: 14.32, 13: 15.51, 14: 16.71, 15: 17.9, 16: 19.09, 17: 20.29, 18: 21.48,
         19: 22.67, 20: 23.87, 21: 25.06, 22: 26.25, 25: 29.83, 26: 31.03, 27: 32.22, 28: 33.41,
         31: 36.99, 32: 38.19, 33: 39.38, 34: 40.57}
# Hundredths of a point are lost when a document is saved.
CLOSE = 0.02


@dataclass
class Label:
    """A label with the size that its document has for it."""
    document: str
    identifier: str
    sides: set
    text: str
    width: float
    height: float
    style: str
    kind: str
    weight: str
    point_size: float
    tools: float
    scale: int
    # Whether the document ties two places of the label to its superview, so that its height is theirs.
    is_tied: bool

    def line(self, size):
        """The height of one line at a text size, rounded up to pixels; None without a style."""
        points = STYLES.get((self.style or "").replace("UICTFontTextStyle", ""))
        height = LINES.get(points[SIZES.index(size)]) if points else None
        return math.ceil(height * self.scale - 1e-2) / self.scale if height else None


def read(folder):
    """The labels of the corpus in that folder; a document that is not there has none."""
    documents, labels = {}, []
    for line in LABELS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        name, identifier, sides = line.split("\t")
        if name not in documents:
            path = folder / name
            documents[name] = ElementTree.parse(path).getroot() if path.exists() else None
        if documents[name] is not None:
            labels.append(label(documents[name], name, identifier, set(sides.split())))
    return labels


def label(root, document, identifier, sides):
    element = next(e for e in root.iter("label") if e.get("id") == identifier)
    text = element.get("text")
    frame = element.find("rect[@key='frame']")
    font = element.find("fontDescription[@key='fontDescription']")
    device = root.find("device")
    return Label(
        document, identifier, sides,
        element.findtext("string[@key='text']") if text is None else text,
        float(frame.get("width")), float(frame.get("height")),
        font.get("style"), font.get("type"), font.get("weight"), float(font.get("pointSize") or 0),
        float(".".join(root.get("toolsVersion").split(".")[:2])),
        corpus.pixels(device), is_tied(root, element))


def is_tied(root, element):
    """Whether constraints that are stronger than a label's hugging tie two of its places across the
    lines to its superview or a guide of it."""
    parents = {child: parent for parent in root.iter() for child in parent}
    superview = parents.get(parents.get(element))
    if superview is None:
        return False
    guides = {guide.get("id") for guide in superview.iter("viewLayoutGuide")}
    frame = {superview.get("id"), *guides}
    hugging = float(element.get("verticalHuggingPriority") or 250)
    own, places = element.get("id"), set()
    for owner in root.iter():
        for each in owner.findall("constraints/constraint"):
            ends = [(each.get("firstItem") or owner.get("id"), each.get("firstAttribute")),
                    (each.get("secondItem"), each.get("secondAttribute"))]
            if each.get("relation") or float(each.get("priority") or 1000) <= hugging:
                continue
            for (item, place), (other, _) in (ends, ends[::-1]):
                if item == own and other in frame:
                    places.add(place)
    return len(places & {"top", "bottom", "centerY", "firstBaseline", "lastBaseline"}) > 1


def categories(labels):
    """The text size of each document's canvas."""
    votes = collections.defaultdict(collections.Counter)
    for each in labels:
        found = [size for size in SIZES
                 if (line := each.line(size)) and abs(line - each.height) < CLOSE]
        if found:
            votes[each.document]["L" if "L" in found else found[0]] += 1
    result = {}
    for each in labels:
        count = votes[each.document]
        best = max(count, key=count.get) if count else "L"
        if not count and 18000 <= each.tools < 21000:
            best = "XS"
        outvotes = count[best] > 2 * count["L"] or best == "XS" and not count["L"]
        result[each.document] = best if outvotes else "L"
    return result


def batch(labels):
    """A line for `dynamictype measure --batch` for each label."""
    sizes = categories(labels)
    for each in labels:
        line = {"text": each.text, "lines": 1, "displayScale": each.scale}
        if each.tools < LAST_TOOLS:
            line["systemVersion"] = [v for first, v in VERSIONS if each.tools >= first][-1]
        if each.style:
            line["style"] = each.style
            if sizes[each.document] != "L":
                line["category"] = sizes[each.document]
        else:
            weight = "bold" if each.kind == "boldSystem" else "regular"
            line |= {"size": each.point_size, "weight": each.weight or weight}
            if each.kind == "italicSystem":
                line["traits"] = ["italic"]
        yield line


def is_rounded_up(saved, value):
    """Whether a saved length is the value rounded up to a whole point."""
    return abs(saved - math.ceil(value - 1e-3)) < CLOSE


def is_on_points(label, answer):
    """Whether a label was saved on whole points, as its height shows, and not on pixels."""
    return is_rounded_up(label.height, answer["height"]) \
        and abs(label.width - round(label.width)) < CLOSE


def height_verdict(label, answer):
    """Compares a saved height with ours: equal, half a point, whole points, MISS, or why it is
    left out."""
    error = label.height - answer["height"]
    if label.height <= 0:
        return "left out: saved as 0"
    if abs(error) < CLOSE:
        return "equal"
    if is_rounded_up(label.height, answer["height"]):
        return "whole points"
    if abs(error) <= 0.51:
        return "half a point"
    if "width" in label.sides:
        is_other = abs(label.width - answer["width"]) > 0.15 * label.width
    else:
        is_other = not label.style
    return "left out: no line's, set by constraints" if is_other else "MISS"


def width_verdict(label, answer):
    """Compares a saved width with ours: equal, a pixel, MISS, or why it is left out."""
    ratio = abs(answer["width"] / label.width - 1)
    if ratio >= 0.15:
        return "left out: more than 15 % off, stale or set by constraints"
    if label.width in SCREEN_WIDTHS and ratio > 0.01 and len(label.text) > 12:
        return "left out: that of a screen"
    gap = abs(answer["width"] - label.width)
    if gap < CLOSE or is_on_points(label, answer) and is_rounded_up(label.width, answer["width"]):
        return "equal"
    return "a pixel" if gap <= 1 / label.scale + CLOSE else "MISS"


@dataclass
class Comparison:
    """How our answers compare with the saved sizes."""
    heights: collections.Counter
    widths: collections.Counter
    errors: list
    rows: list

    @staticmethod
    def share(counter, *words):
        own = sum(n for word, n in counter.items() if not word.startswith("left out"))
        return 100 * sum(counter[word] for word in words) / max(1, own)

    @property
    def height_share(self):
        """The heights that are a line's, in percent of those that are the label's own."""
        return self.share(self.heights, "equal", "half a point", "whole points")

    @property
    def untied_height_share(self):
        """The same share without labels whose height the document gives to their superview."""
        misses = sum("MISS" in verdict and label.is_tied for verdict, label, _ in self.rows
                     if verdict.startswith("height"))
        return self.share(self.heights - collections.Counter(MISS=misses),
                          "equal", "half a point", "whole points")

    @property
    def pixel_share(self):
        """The widths within a pixel of the grid on which they were saved, in percent."""
        return self.share(self.widths, "equal", "a pixel")

    @property
    def median(self):
        return statistics.median(self.errors)

    @property
    def late(self):
        """The 95th percentile of the errors of widths, in percent."""
        return self.errors[int(0.95 * (len(self.errors) - 1))]


def compare(labels, answers):
    """Compares the answers of `dynamictype measure` with the labels, one for one."""
    result = Comparison(collections.Counter(), collections.Counter(), [], [])
    for each, answer in zip(labels, answers, strict=True):
        if "height" in each.sides:
            verdict = height_verdict(each, answer)
            result.heights[verdict] += 1
            result.rows.append(("height " + verdict, each, answer))
        if "width" in each.sides and each.width:
            verdict = width_verdict(each, answer)
            result.widths[verdict] += 1
            result.rows.append(("width " + verdict, each, answer))
            if not verdict.startswith("left out"):
                result.errors.append(100 * abs(answer["width"] / each.width - 1))
    result.errors.sort()
    return result
