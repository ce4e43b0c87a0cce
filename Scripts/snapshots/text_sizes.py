"""The text sizes of references that another version of a helper recorded.

Helpers name pictures by the text size. References may have a size that the helper beside them does not draw
at: they are `test1-light-medium.1.png` where it records `test1.light-large.png`. The tests then run once more
with that size in the lists of sizes of the copied sources, `[UIContentSizeCategory] = [.large]`. It takes the
place of the other size, because tests may draw one view at all sizes of a list, one after the other.
"""
import collections
import re

import comparing

SIZES = ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
         "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
         "accessibilityExtraExtraExtraLarge"]
WORD = re.compile(rf"(?<![A-Za-z])({'|'.join(sorted(SIZES, key=len, reverse=True))})(?![A-Za-z])")
LIST = re.compile(r"(\[(?:UI)?ContentSizeCategory\]\s*=\s*\[)([^\]]*)(\])")


def parts(name):
    """The key of a name without its last word for a size, and that word; None where it has none."""
    folder, text = comparing.key(name)
    words = list(WORD.finditer(text))
    if not words:
        return None
    return (folder, text[:words[-1].start()] + text[words[-1].end():]), words[-1].group(1)


def other(ours, names):
    """The size that references have where the tests draw at another one, by the size that is drawn."""
    drawn, wanted = collections.defaultdict(set), collections.defaultdict(set)
    for path in comparing.pictures(ours):
        if found := parts(path.relative_to(ours)):
            drawn[found[0]].add(found[1])
    for name in names:
        if name.suffix == ".png" and (found := parts(name)):
            wanted[found[0]].add(found[1])
    votes = collections.Counter()
    for key, sizes in wanted.items():
        alone, lacking = drawn[key] - sizes, sizes - drawn[key]
        if len(alone) == 1 and len(lacking) == 1:
            votes[alone.pop(), lacking.pop()] += 1
    result = {}
    for (size, instead), _ in votes.most_common():
        result.setdefault(size, instead)
    return result


def replaced(text, sizes):
    """A source whose lists of sizes have others in place of some."""
    def with_others(match):
        listed = re.sub(r"\.(\w+)", lambda name: f".{sizes.get(name.group(1), name.group(1))}", match.group(2))
        return match.group(1) + listed + match.group(3)
    return LIST.sub(with_others, text)


def change(targets, sizes):
    """Changes the lists in the copies of targets; returns the former text of each file that changed."""
    former = {}
    for target in targets:
        for path in sorted(target.copy.rglob("*.swift")):
            text = path.read_text(encoding="utf-8", errors="replace")
            new = replaced(text, sizes)
            if new != text:
                former[path] = text
                path.write_text(new, encoding="utf-8")
    return former
