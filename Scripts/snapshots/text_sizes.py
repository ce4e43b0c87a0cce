"""Adds the text sizes of references to those that a helper of tests draws at.

Helpers name pictures by the text size. References that another version of a helper recorded may have a size
that the helper beside them does not draw at: they are `test1-light-medium.1.png` where it records
`test1.light-large.png`. The sizes of such references are added to the lists of sizes in the copied sources,
`[UIContentSizeCategory] = [.large]`, so that both are recorded.
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


def missing(ours, names):
    """The sizes of references that would have a picture if it were drawn at that size, by the sizes drawn."""
    drawn = collections.defaultdict(set)
    for path in comparing.pictures(ours):
        if found := parts(path.relative_to(ours)):
            drawn[found[0]].add(found[1])
    wanted = collections.defaultdict(set)
    for name, path in comparing.recorded(ours, names).items():
        if name.suffix == ".png" and not path.exists() and (found := parts(name)):
            for size in drawn.get(found[0], ()):
                wanted[size].add(found[1])
    return wanted


def extended(text, wanted):
    """A source whose lists of sizes have the wanted ones beside those that they have."""
    def with_more(match):
        names = re.findall(r"\.(\w+)", match.group(2))
        more = [size for name in names for size in sorted(wanted.get(name, ())) if size not in names]
        added = "".join(f", .{size}" for size in dict.fromkeys(more))
        return match.group(1) + match.group(2) + added + match.group(3)
    return LIST.sub(with_more, text)


def add(targets, wanted):
    """Extends the lists in the copies of targets; returns the former text of each file that changed."""
    former = {}
    for target in targets:
        for path in sorted(target.copy.rglob("*.swift")):
            text = path.read_text(encoding="utf-8", errors="replace")
            new = extended(text, wanted)
            if new != text:
                former[path] = text
                path.write_text(new, encoding="utf-8")
    return former
