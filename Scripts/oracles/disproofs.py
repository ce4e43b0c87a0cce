"""Screens whose own document disproves their saved frames, given frames that we laid out.

Apple's engine solves a screen as a whole: once it is laid out, every required constraint that can
hold does, and nothing is larger than it wants to be unless a wish at least as strong asks for it.
A screen that was saved in another state is evidence of nothing. Two proofs count:

- `constraint`: a required constraint of the document is off by more than a point in the saved frames,
  in ours it holds, and ours break no other one. So it can hold.
- `content`: contents were saved higher than they are, and that is the only difference between the sizes
  of contents there and here. Our frames satisfy every constraint of the document as well as the saved
  ones do, and the contents' wish to be no higher besides. Only those count whose height the document
  gives: a size for the design that the view has here, or a text that has one line at the saved width
  whatever the font, and the height of a line here.

Constraints of views with other edges than their frames', of flagged views, and with several variations
prove nothing, nor do contents in stacks that fill proportionally, whose shares are a model of ours.
"""
import xml.etree.ElementTree as ElementTree

import frames

# Views whose size is that of a content, so that they want to keep it.
CONTENTS = {"label", "button", "textField", "textView", "imageView", "switch", "slider",
            "segmentedControl", "stepper", "datePicker", "pickerView", "progressView", "pageControl",
            "activityIndicatorView", "searchBar"}
HALF_A_POINT = 0.51
# The height of a line, and the width of a letter that is never exceeded, for a size of 1.
LINE = (1.0, 1.45)
WIDEST_LETTER = 1.0


def screens(root):
    """The parts of a document that are laid out apart."""
    objects = root.find("objects")
    return root.findall("scenes/scene") or ([] if objects is None else [objects])


def disproved(path, ours):
    """The identifiers of all views on disproved screens, and the kinds of proofs.

    `ours` are our frames by identifier, each in its superview.
    """
    root = ElementTree.parse(path).getroot()
    saved, odd = frames.places(root)
    mine = our_places(root, ours)
    flagged = {inner.get("id") for view in root.iter() if frames.is_flagged(view)
               for inner in view.iter()}
    views, kinds = set(), []
    for screen in screens(root):
        kind = proof(screen, saved, mine, odd | flagged)
        if kind:
            kinds.append(kind)
            views |= {view.get("id") for view in screen.iter() if view.get("id")}
    return views, kinds


def our_places(root, ours):
    """Our frame of each view from the top of the document; the saved one where ours is missing."""
    found = {}

    def walk(element, x, y):
        frame = frames.rectangle(element)
        if frame:
            frame = ours.get(element.get("id"), frame)
            x, y = x + frame[0], y + frame[1]
            if element.get("id"):
                found[element.get("id")] = (x, y, *frame[2:])
        for child in element:
            walk(child, x, y)

    walk(root, 0, 0)
    return found


def proof(screen, saved, ours, odd):
    """The kind of the proof against a screen, or None."""
    broken_there, broken_here, is_worse = False, False, False
    for constraint, items, owner in constraints(screen):
        there, here = error(constraint, owner, saved), error(constraint, owner, ours)
        if there is None or here is None:
            continue
        is_worse = is_worse or here > there + HALF_A_POINT
        if frames.is_required(constraint) and not items & odd:
            broken_here = broken_here or here > HALF_A_POINT
            broken_there = broken_there or there > frames.A_POINT
    if broken_there and not broken_here:
        return "constraint"
    return None if is_worse or not only_contents_are_loose(screen, saved, ours) else "content"


def constraints(screen):
    """Each constraint whose constant the document holds, its items and the view that has it."""
    for owner in screen.iter():
        if owner.find("variation") is not None:
            continue
        for constraint in owner.findall("constraints/constraint"):
            if constraint.get("placeholder") == "YES" or constraint.get("symbolic"):
                continue
            first = constraint.get("firstItem") or owner.get("id")
            yield constraint, {first, constraint.get("secondItem")} - {None}, owner


def error(constraint, owner, places):
    """How far frames are from a constraint; None where they do not say."""
    first = constraint.get("firstItem") or owner.get("id")
    second = constraint.get("secondItem")
    if first not in places or second and second not in places:
        return None
    attribute = constraint.get("firstAttribute")
    left = frames.edge(places[first], attribute)
    right = frames.edge(places[second], constraint.get("secondAttribute")) if second else 0.0
    multiplier = frames.number(constraint.get("multiplier"), 1.0)
    if left is None or right is None or multiplier != 1 and attribute not in ("width", "height"):
        return None
    distance = left - right * multiplier - float(constraint.get("constant") or 0)
    relation = constraint.get("relation", "equal")
    if relation == "greaterThanOrEqual":
        distance = min(distance, 0)
    if relation == "lessThanOrEqual":
        distance = max(distance, 0)
    return abs(distance)


def only_contents_are_loose(screen, saved, ours):
    """Whether contents that were saved higher than they are are all that differs in size."""
    shared = {view for stack in screen.iter("stackView")
              if stack.get("distribution") == "fillProportionally" for view in stack.iter()}
    differing = [view for view in screen.iter() if has_content(view)
                 and view.get("id") in saved and view.get("id") in ours
                 and any(abs(a - b) > frames.A_POINT for a, b in
                         zip(saved[view.get("id")][2:], ours[view.get("id")][2:]))]
    return bool(differing) and shared.isdisjoint(differing) and all(
        is_loose(view, saved[view.get("id")], ours[view.get("id")]) for view in differing)


def has_content(view):
    return view.tag in CONTENTS or view.get("placeholderIntrinsicHeight") \
        or view.get("customClass") and view.find("subviews") is None


def is_loose(view, saved, ours):
    """Whether a view was saved higher than its content, which has its height here."""
    if abs(saved[2] - ours[2]) > frames.A_POINT or saved[3] < ours[3] + 2:
        return False
    placeholder = view.get("placeholderIntrinsicHeight")
    if placeholder:
        return abs(float(placeholder) - ours[3]) <= HALF_A_POINT
    font = view.find("fontDescription")
    text = view.get("text") or ""
    size = float(font.get("pointSize") or 0) if font is not None else 0
    if view.tag != "label" or view.get("customClass") or not size or not text or "\n" in text:
        return False
    has_one_line = len(text) * size * WIDEST_LETTER <= saved[2] + size or view.get(
        "numberOfLines", "1") == "1"
    return has_one_line and LINE[0] * size <= ours[3] <= LINE[1] * size + 1
