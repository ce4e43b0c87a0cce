"""Leaves out of the sources of tests what does not compile: the test around an error, or the declaration around it.

A test of which a part is missing would be another test, so that it goes as a whole. Blank lines stay where the code
was, so that later errors keep their lines. Of other code `leave-out` leaves out as little as possible.
"""
import re

DECLARATION = re.compile(
    r"^(\s*)(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:override|final|private|fileprivate|open|public|internal|package|static|"
    r"class|lazy|mutating|nonisolated|required|convenience|indirect|weak|private\(set\)|public private\(set\)) )*"
    r"(func|class|struct|enum|extension|protocol|actor|init|var|let|case|typealias|subscript|import|deinit)\b\s*(\w*)")
OPENING, CLOSING = "([{", ")]}"


def bare(line):
    """A line without its strings and its comment."""
    return re.sub(r"//.*", "", re.sub(r'"(?:\\.|[^"\\])*"', '""', line))


def depth(line):
    text = bare(line)
    return sum(text.count(c) for c in OPENING) - sum(text.count(c) for c in CLOSING)


def end_of(lines, start):
    """The last line of what begins at a line: its brackets are closed, and no line goes on with it."""
    level, at = 0, start
    while at < len(lines):
        level += depth(lines[at])
        following = next((l.strip() for l in lines[at + 1:] if l.strip()), "")
        here = bare(lines[at]).rstrip()
        goes_on = (following[:1] in (".", "?", ":", "{") and following[:3] != "..." or following.startswith("&&")
                   or following.startswith("||") or following.startswith(("else", "where "))
                   or here.endswith((",", "=", "&&", "||", "->", "(", "[")))
        if level <= 0 and not goes_on:
            return at
        at += 1
    return len(lines) - 1


def declarations(lines):
    """Kind, name, first and last line of each declaration."""
    for at, line in enumerate(lines):
        match = DECLARATION.match(line)
        if match:
            yield match.group(2), match.group(3), at, end_of(lines, at)


def blank(lines, start, end):
    while start > 0 and re.match(r"\s*@\w[\w.]*(\(.*\))?\s*$", lines[start - 1]):
        start -= 1
    for at in range(start, end + 1):
        lines[at] = ""


def of_tests(path, line, message, reasons):
    """Blanks the test around a line, or the declaration around it."""
    lines = path.read_text(encoding="utf-8").split("\n")
    if line <= len(lines) and not lines[line - 1].strip():
        return False  # A test with two errors is gone after the first.
    around = [d for d in declarations(lines) if d[2] <= line - 1 <= d[3] and d[0] not in ("var", "let", "case")
              or d[2] == line - 1 and d[0] == "import"]
    tests = [d for d in around if d[0] == "func"
             and (d[1].startswith("test") or any("@Test" in l for l in lines[max(0, d[2] - 3):d[2] + 1]))]
    inside = tests or around[1:2] or around[:1]
    if not inside:
        return False
    _, name, start, end = inside[0]
    if not any(l.strip() for l in lines[start:end + 1]):
        return False
    blank(lines, start, end)
    path.write_text("\n".join(lines), encoding="utf-8")
    reasons.append((path, line, name, message))
    return True
