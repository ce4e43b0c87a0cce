"""Leaves out of sources what does not compile, as little as possible at a time.

In a target of tests that is the test around an error, or the declaration around it outside of tests. In
another target it is the statement, then the member, then the type, then the file. A branch of a switch that is
one statement is joined to the branch before it, and a value that is missing then is a trap, so that what is
left still compiles. Blank lines stay where the code was, so that later errors keep their lines.
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


def balance(lines, start, end):
    """The brackets that lines open, less those that they close."""
    return sum(depth(line) for line in lines[start:end + 1])


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


def statement(lines, at):
    """The first and last line of the statement around a line."""
    start = at
    while start > 0:
        before = bare(lines[start - 1]).rstrip()
        here = lines[start].strip()
        if not before.strip() or lines[start - 1].strip().startswith("//"):
            break
        if here[:1] in (".", ")", "]", "}", "?", ":") and not here.startswith("..."):
            start -= 1
        elif before.endswith((",", "=", "(", "[", "&&", "||", "->", "in ")) and not before.strip().startswith("case "):
            start -= 1
        else:
            break
    return start, max(end_of(lines, start), at)


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


TRAP = 'preconditionFailure("left out")'
BRANCH = re.compile(r"^(\s*)case (?!let |var )([^:]*\.\w+(?:, *\.\w+)*):(.*)$")


def branch(lines, start, end):
    """The branch of a switch that a statement is all of, and the branch before it: their first lines."""
    found = None
    for at in range(start, -1, -1):
        match = BRANCH.match(lines[at])
        if match and found is None:
            if any(l.strip() for l in lines[at + 1:start]) or match.group(3).strip() and at != start:
                return None
            following = next((l for l in lines[end + 1:] if l.strip()), "")
            if not re.match(r"\s*(case |default:|@unknown |\})", following):
                return None
            found = (at, match.group(1))
        elif match and match.group(1) == found[1]:
            return found[0], at
        elif found and lines[at].strip() and len(lines[at]) - len(lines[at].lstrip()) < len(found[1]):
            return None
    return None


def kept(lines, at, start, end, message):
    """Changes the place of an error so that its surroundings still compile; False where there is no such way."""
    if message.startswith("missing return") and lines[at].strip().startswith("}"):
        lines[at] = lines[at].replace("}", f"{TRAP} }}", 1)
        return True
    if message.startswith("switch must be exhaustive"):
        last = end_of(lines, at)
        lines[last] = lines[last].replace("}", f"default: {TRAP} }}", 1)
        return last > at
    if places := branch(lines, start, end):
        here, before = places
        name = BRANCH.match(lines[here]).group(2)
        indent, pattern, rest = BRANCH.match(lines[before]).groups()
        lines[before] = f"{indent}case {pattern}, {name.strip()}:{rest}"
        blank(lines, here, end)
        return True
    if re.match(r"\s*return\b", lines[start]) and "{" not in bare(lines[start]):
        # An error at the end of a function has the brackets that close it after its last statement.
        end = next((last for last in range(start, end + 1) if balance(lines, start, last) == 0), None)
        if end is None:
            return False
        blank(lines, start, end)
        lines[start] = TRAP
        return True
    return False


DECLARED = re.compile(r"\b(?:class|struct|enum|actor|protocol|typealias|func|case)\s+(\w+)|[<,]\s*(\w+)\s*(?=[:,>])")
CALLED = re.compile(r"^\s*([A-Z]\w*)\s*[({]")


def declared(texts):
    """The names that sources declare."""
    return {name for text in texts for pair in DECLARED.findall(text) for name in pair if name}


def of_missing_module(path, line, message, known, reasons):
    """Blanks the statements around a line that call a type which nothing declares; False where none does.

    An expression with an unknown type may be too complex for the compiler, which then does not name the type.
    """
    lines = path.read_text(encoding="utf-8").split("\n")
    around = [d for d in declarations(lines) if d[2] <= line - 1 <= d[3]]
    if not around:
        return False
    _, _, first, last = max(around, key=lambda d: d[2])
    found = False
    for at in range(first + 1, last + 1):
        match = CALLED.match(lines[at])
        if match and match.group(1) not in known:
            start, end = statement(lines, at)
            blank(lines, start, end)
            reasons.append((path, at + 1, match.group(1), message))
            found = True
    if found:
        path.write_text("\n".join(lines), encoding="utf-8")
    return found


def of_library(path, line, message, reasons):
    """Blanks the smallest part around a line that still stands; False where all is gone."""
    lines = path.read_text(encoding="utf-8").split("\n")
    at = line - 1
    if at >= len(lines) or not lines[at].strip():
        return False
    if kept(lines, at, *statement(lines, at), message):
        path.write_text("\n".join(lines), encoding="utf-8")
        reasons.append((path, line, "", message))
        return True
    around = [(d[2], d[3]) for d in declarations(lines) if d[2] <= at <= d[3]]
    parts = sorted(around, key=lambda d: d[0] - d[1], reverse=True)
    if lines[at].strip()[0] not in CLOSING:
        first, last = statement(lines, at)
        if balance(lines, first, last) == 0:
            parts.insert(0, (first, last))
    start, end = parts[0] if parts else (0, len(lines) - 1)
    blank(lines, start, end)
    path.write_text("\n".join(lines), encoding="utf-8")
    reasons.append((path, line, "", message))
    return True
