"""Frames that Apple's own engine saved in storyboards and xibs, beside frames that we laid out.

Compared is every view that constraints place (translatesAutoresizingMaskIntoConstraints is NO, or a
stack view arranges it) in an Auto Layout document for iOS, unless it is flagged as misplaced or
ambiguous, or inside of one that is, or stale. Stale is what was not laid out before it was saved: a
saved frame that breaks a required equality between plain edges by more than a point, and all frames
of a screen on which arranged views overlap or required pins to the safe area do not hold.

A frame is `text` when the view, a sibling or a descendant shows text, so that it may rest on the
width of a text, and `plain` otherwise. It matches within a distance when each of its four numbers
does. A document that is not among ours counts as not matched.
"""
import collections
import json
import os
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

import corpus

TEXT = {"label", "button", "textField", "textView", "segmentedControl", "searchBar", "stepper",
        "switch", "navigationBar", "toolbar", "tabBar", "datePicker"}
ALIGNMENT_INSETS = {"switch", "slider", "stepper", "progressView", "segmentedControl", "datePicker",
                    "button", "pageControl"}
SCROLLS = {"scrollView", "tableView", "collectionView", "textView", "pickerView"}
SIDES = ("x", "y", "width", "height")
# More than a point, with room for the hundredths that a saved number lacks.
A_POINT = 1.01


@dataclass
class View:
    """A view whose saved frame counts."""
    identifier: str
    element: str
    frame: tuple
    shows_text: bool


def rectangle(element):
    """The saved frame of an element: x, y, width, height."""
    rect = element.find("rect[@key='frame']")
    return tuple(float(rect.get(side)) for side in SIDES) if rect is not None else None


def is_flagged(element):
    return element.get("misplaced") == "YES" or element.get("ambiguous") == "YES"


def is_required(constraint):
    return float(constraint.get("priority") or 1000) >= 1000 \
        and constraint.get("placeholder") != "YES"


def number(text, default):
    """A multiplier: a number, or a ratio as 3:4."""
    if text is None:
        return default
    for mark in ":/":
        if mark in text:
            first, second = text.split(mark)
            return float(first) / float(second)
    return float(text)


def expected(path):
    """The pixels a point of a document, its views, and how many were left out as stale."""
    root = ElementTree.parse(path).getroot()
    if root.tag != "document" or root.get("useAutolayout") != "YES" \
            or not (root.get("targetRuntime") or "").startswith("iOS"):
        return 1, [], 0
    device = root.find("device")
    scale = 1 if device is None else corpus.pixels(device)
    # A frame of an identifier that occurs twice is the last one.
    views = {view.identifier: view for view in placed_views(root)}
    old = stale_views(root) | stale_screens(root)
    return scale, [v for v in views.values() if v.identifier not in old], len(old & set(views))


def placed_views(root):
    """The views that constraints or stacks place, in the order of the file."""
    def walk(element, siblings, is_left_out, is_arranged):
        frame = rectangle(element)
        is_left_out = is_left_out or is_flagged(element)
        is_placed = is_arranged or element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
        if frame and is_placed and not is_left_out and element.get("fixedFrame") != "YES" \
                and element.get("id"):
            shows_text = any(e.tag in TEXT for e in element.iter()) \
                or any(s.tag in TEXT for s in siblings)
            yield View(element.get("id"), element.tag, frame, shows_text)
        for child in element:
            if child.tag == "subviews":
                for view in child:
                    yield from walk(view, child, is_left_out, element.tag == "stackView")
            elif child.tag not in ("constraints", "connections", "variation", "resources"):
                yield from walk(child, (), is_left_out, False)

    return walk(root, (), False, False)


def places(root):
    """The frame of each object from the top of the document, and those with no plain edges."""
    found, odd = {}, set()

    def walk(element, x, y):
        frame = rectangle(element)
        if frame:
            x, y = x + frame[0], y + frame[1]
            if element.get("id"):
                found[element.get("id")] = (x, y, *frame[2:])
                if element.tag in ALIGNMENT_INSETS | SCROLLS or element.get("customClass"):
                    odd.add(element.get("id"))
        for child in element:
            walk(child, x, y)

    walk(root, 0, 0)
    return found, odd


def edge(place, attribute):
    """Where an edge of a view is; None for one that does not follow from the frame."""
    x, y, width, height = place
    return {"leading": x, "left": x, "trailing": x + width, "right": x + width, "top": y,
            "bottom": y + height, "width": width, "height": height, "centerX": x + width / 2,
            "centerY": y + height / 2}.get(attribute)


def stale_views(root):
    """The views whose saved frames break a required equality between plain edges."""
    where, odd = places(root)
    found = set()

    def is_plain(identifier):
        return identifier in where and identifier not in odd

    for owner in root.iter():
        for constraint in owner.findall("constraints/constraint"):
            if not is_required(constraint) or constraint.get("relation", "equal") != "equal" \
                    or owner.find("variation") is not None:
                continue
            first = constraint.get("firstItem") or owner.get("id")
            second = constraint.get("secondItem")
            if not is_plain(first) or second and not is_plain(second):
                continue
            attribute = constraint.get("firstAttribute")
            left = edge(where[first], attribute)
            right = edge(where[second], constraint.get("secondAttribute")) if second else 0.0
            multiplier = number(constraint.get("multiplier"), 1.0)
            if left is None or right is None \
                    or multiplier != 1 and attribute not in ("width", "height"):
                continue
            constant = float(constraint.get("constant") or 0)
            if abs(left - right * multiplier - constant) > A_POINT:
                found |= {first, second} - {None, ""}
    return found


def stale_screens(root):
    """The views of all screens that were not laid out before they were saved."""
    found = set()
    objects = root.find("objects")
    for screen in root.findall("scenes/scene") or ([objects] if objects is not None else []):
        if any(map(overlaps, screen.iter("stackView"))) or any(map(breaks_pins, screen.iter("view"))):
            found |= {e.get("id") for e in screen.iter() if e.get("id")}
    return found


def overlaps(stack):
    """Whether arranged views of a stack overlap, or end beyond it."""
    frame, children = rectangle(stack), stack.find("subviews")
    if frame is None or children is None or is_flagged(stack) or any(map(is_flagged, children)):
        return False
    axis = 1 if stack.get("axis") == "vertical" else 0
    spacing = stack.get("spacing", "0")
    has_gap = not spacing.startswith("N") and not stack.get("baselineRelativeArrangement")
    gap = float(spacing) if has_gap else 0
    shown = sorted((r[axis], r[axis] + r[axis + 2], c.tag) for c in children
                   if (r := rectangle(c)) and c.get("hidden") != "YES")
    inset = ALIGNMENT_INSETS - {"button"}
    for (_, end, first), (start, _, second) in zip(shown, shown[1:]):
        if first not in inset and second not in inset and start - end < gap - A_POINT:
            return True
    has_insets = any(stack.find(name) is not None for name in ("edgeInsets", "directionalEdgeInsets"))
    fills = stack.get("distribution") in (None, "fill", "fillEqually", "fillProportionally",
                                          "equalSpacing")
    return bool(shown) and not has_insets and fills and shown[-1][1] > frame[axis + 2] + 4.5


def breaks_pins(view):
    """Whether a required pin to a side of a screen's safe area does not hold."""
    frame = rectangle(view) if view.get("key") == "view" else None
    if not frame or frame[2] > frame[3] or view.find("variation") is not None:
        return False
    guides = {g.get("id") for g in view.findall("viewLayoutGuide") if g.get("key") == "safeArea"}
    guides.add(view.get("id"))
    children = {e.get("id"): rectangle(e) for e in view.findall("subviews/*")
                if rectangle(e) and e.tag in ("view", "stackView", "imageView", "label")
                and not is_flagged(e)}
    for constraint in view.findall("constraints/constraint"):
        if constraint.get("relation") or constraint.get("multiplier") or constraint.get("symbolic") \
                or not is_required(constraint):
            continue
        first = constraint.get("firstItem") or view.get("id")
        second = constraint.get("secondItem")
        side, constant = constraint.get("firstAttribute"), float(constraint.get("constant") or 0)
        if side != constraint.get("secondAttribute"):
            continue
        for child, other, distance in ((first, second, constant), (second, first, -constant)):
            if child in children and other in guides:
                x, _, width, _ = children[child]
                if side == "trailing" and abs(x + width - frame[2] - distance) > A_POINT \
                        or side == "leading" and abs(x - distance) > A_POINT:
                    return True
    return False


def ours(lines):
    """The frames of `dynamictype layout --json`: file, then identifier, then frame.

    Of two lines for a file the last one counts.
    """
    given = {}
    for line in lines:
        if line.lstrip().startswith("{"):
            record = json.loads(line)
            given[os.path.realpath(record["file"])] = dict(frames_in(record))
    return given


def frames_in(value):
    """The identifier and frame of every object of a JSON value that has both, at any depth."""
    if isinstance(value, dict):
        frame = value.get("frame")
        if "id" in value and isinstance(frame, dict):
            yield value["id"], tuple(float(frame[side]) for side in SIDES)
        value = value.values()
    if not isinstance(value, (str, int, float, bool, type(None))):
        for child in value:
            yield from frames_in(child)


@dataclass
class Comparison:
    """How many frames match."""
    total: collections.Counter = field(default_factory=collections.Counter)
    matched: collections.Counter = field(default_factory=collections.Counter)
    elements: dict = field(default_factory=lambda: collections.defaultdict(collections.Counter))
    stale: int = 0
    documents_missing: int = 0
    views_missing: int = 0
    misses: list = field(default_factory=list)

    def share(self, limit, kinds=("plain", "text")):
        """The frames of a kind that match within a limit, in percent."""
        of = sum(self.total[kind] for kind in kinds)
        return round(100 * sum(self.matched[kind, limit] for kind in kinds) / of, 2) if of else 0


def compare(top, given, leaves_out=None):
    """Compares the documents below a folder with frames as `ours` returns them.

    `leaves_out` says which views of a document, beside frames of ours, count no more than stale ones.
    """
    result = Comparison()
    for folder, _, names in sorted(os.walk(top)):
        for name in sorted(names):
            if name.endswith((".storyboard", ".xib")):
                path = os.path.realpath(os.path.join(folder, name))
                compare_document(path, given, result, leaves_out)
    return result


def compare_document(path, given, result, leaves_out=None):
    try:
        scale, views, old = expected(path)
    except ElementTree.ParseError:
        return
    frames = given.get(path)
    result.documents_missing += frames is None and bool(views)
    if leaves_out and frames and views:
        others = leaves_out(path, frames)
        old += sum(view.identifier in others for view in views)
        views = [view for view in views if view.identifier not in others]
    result.stale += old
    limits = {"pixel": 1 / scale + 1e-3, "2 points": 2, "8 points": 8}
    for view in views:
        kind = "text" if view.shows_text else "plain"
        result.total[kind] += 1
        result.elements[view.element]["all"] += 1
        got = (frames or {}).get(view.identifier)
        if got is None:
            result.views_missing += 1
            continue
        error = max(abs(a - b) for a, b in zip(got, view.frame))
        for limit, distance in limits.items():
            result.matched[kind, limit] += error <= distance
        result.elements[view.element]["2 points"] += error <= 2
        if error > 2:
            result.misses.append((error, path, view, got))
