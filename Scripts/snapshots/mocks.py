"""Mocks of protocols that sources use and a generator writes when the package is built elsewhere.

A mock is needed where sources name a type that no source declares, and whose name is the name of a protocol
with Mock, GeneratedMock, Spy, Stub or Fake after it, as the templates of Sourcery name them. Its members have
these names too, for a method `load(from place: Place) -> Item` with the parameter `place`: the counter
`loadWithPlaceCallsCount`, the value `loadWithPlaceReturnValue`, the closures `_loadWithPlace` and
`loadWithPlaceClosure`. A property `name` has its value in `underlyingName`.
"""
import re
from dataclasses import dataclass, field

ENDINGS = ("GeneratedMock", "Mock", "Spy", "Stub", "Fake")
NAMED = re.compile(r"\b([A-Z]\w*?)(" + "|".join(ENDINGS) + r")\b")
DECLARED = re.compile(r"\b(?:class|struct|enum|actor|protocol|typealias)\s+(\w+)")
PROTOCOL = re.compile(r"\bprotocol\s+(\w+)\s*(?:<[^>]*>)?\s*(?::\s*([^{]*?))?\s*(?:where [^{]*)?\{")
MEMBER = re.compile(r"\b(var|func|init|subscript|associatedtype)\b")
# Values of types that have an obvious one, as the templates give them.
VALUES = {"Int": "0", "UInt": "0", "Double": "0", "Float": "0", "CGFloat": "0", "Bool": "false", "String": '""',
          "UIColor": ".clear", "Color": ".clear", "Font": ".body", "UIView": ".init()", "UIViewController": ".init()"}


@dataclass
class Protocol:
    name: str
    inherits: list
    target: object
    imports: list
    properties: list = field(default_factory=list)
    methods: list = field(default_factory=list)
    unsupported: bool = False


def without_comments(text):
    return re.sub(r"/\*.*?\*/", "", re.sub(r"//[^\n]*", "", text), flags=re.S)


def closing(text, start, pair):
    """The place behind the bracket that closes the one at a place."""
    level = 0
    for at in range(start, len(text)):
        if text[at] == pair[0]:
            level += 1
        elif text[at] == pair[1] and not (pair == "<>" and text[at - 1] == "-"):
            level -= 1
            if level == 0:
                return at + 1
    return len(text)


def split(text):
    """The parts between commas outside of brackets."""
    parts, level, start = [], 0, 0
    for at, character in enumerate(text):
        if character in "([{<":
            level += 1
        elif character in ")]}" or character == ">" and text[at - 1] != "-":
            level -= 1
        elif character == "," and level == 0:
            parts.append(text[start:at])
            start = at + 1
    return [p.strip() for p in [*parts, text[start:]] if p.strip()]


def read_method(body, at):
    """Name, generic clause, parameters, effects and result of a method, and the place behind it."""
    name = re.compile(r"func\s+(\w+|`\w+`|[^\s\w(]+)\s*").match(body, at)
    if not name:
        return None, at + 4
    at, generic = name.end(), ""
    if body[at] == "<":
        end = closing(body, at, "<>")
        generic, at = body[at:end], end
    end = closing(body, at, "()")
    parameters = []
    for part in split(body[at + 1:end - 1]):
        words, _, kind = part.partition(":")
        names = words.split()
        parameters.append((names[0], names[-1], kind.split("=")[0].strip()))
    tail = re.compile(r"[ \t]*((?:async|throws|rethrows|\s)*)(?:->\s*([^\n{]+))?").match(body, end)
    return (name.group(1), generic, parameters, tail.group(1).split(), (tail.group(2) or "").strip()), tail.end()


def read_body(found, body):
    at = 0
    while match := MEMBER.search(body, at):
        kind, at = match.group(1), match.start()
        is_static = re.search(r"\bstatic\s*$", body[:at]) is not None
        if kind == "var":
            parts = re.compile(r"var\s+(\w+|`\w+`)\s*:\s*([^{]+?)\s*\{([^}]*)\}").match(body, at)
            if parts and not is_static:
                found.properties.append((parts.group(1), parts.group(2)))
            at = parts.end() if parts else at + 3
        elif kind == "func":
            method, at = read_method(body, at)
            if method and not is_static:
                found.methods.append(method)
        else:
            found.unsupported |= kind == "associatedtype"
            at = match.end()


def protocols(targets):
    found = {}
    for target in targets:
        for path in target.files():
            if path.suffix != ".swift":
                continue
            text = without_comments(path.read_text(encoding="utf-8", errors="replace"))
            if "protocol" not in text:
                continue
            imports = re.findall(r"^\s*(?:@\S+ )*import (\w+)", text, re.M)
            for match in PROTOCOL.finditer(text):
                protocol = Protocol(match.group(1), split((match.group(2) or "").replace("&", ",")), target, imports)
                end = closing(text, match.end() - 1, "{}")
                read_body(protocol, text[match.end():end - 1])
                found.setdefault(protocol.name, protocol)
    return found


def members(protocol, known, seen):
    """Properties and methods of a protocol and of those that it inherits from."""
    if protocol.name in seen:
        return [], []
    seen.add(protocol.name)
    properties, methods = list(protocol.properties), list(protocol.methods)
    for name in protocol.inherits:
        if name in known:
            more = members(known[name], known, seen)
            properties += [p for p in more[0] if p not in properties]
            methods += [m for m in more[1] if m not in methods]
    return properties, methods


def stored(kind):
    """The type of a stored property and its first value."""
    kind = re.sub(r"^(?:@escaping|@autoclosure|inout)\s+", "", kind)
    if kind in VALUES:
        return kind, f" = {VALUES[kind]}"
    if kind.endswith("?"):
        return kind, ""
    if kind.startswith("[") and kind.endswith("]"):
        return kind, " = [:]" if ":" in kind else " = []"
    if kind.startswith("AnyPublisher<"):
        return kind, " = Empty().eraseToAnyPublisher()"
    return (f"({kind})!" if kind.startswith("any ") or "->" in kind else f"{kind}!"), ""


def upper(word):
    word = word.strip("`")
    return word[:1].upper() + word[1:]


def write_method(method):
    name, generic, parameters, effects, result = method
    has_result = result not in ("", "Void", "()")
    base = name + ("With" + "And".join(upper(p[1]) for p in parameters) if parameters else "")
    kinds = [re.sub(r"^(?:@escaping|@autoclosure)\s+", "", p[2]) for p in parameters]
    values = [("&" if k.startswith("inout ") else "") + p[1] for p, k in zip(parameters, kinds)]
    words = " ".join(effects)
    before = ("try " if "throws" in effects else "") + ("await " if "async" in effects else "")
    signature = ", ".join(f"{p[0]}: {p[2]}" if p[0] == p[1] else f"{p[0]} {p[1]}: {p[2]}" for p in parameters)
    closure = f"(({', '.join(kinds)}) {words} -> {result or 'Void'})?"
    lines = [f"  public var {base}CallsCount = 0", f"  public var {base}Called: Bool {{ {base}CallsCount > 0 }}"]
    if generic:
        lines.append(f"  public var _{base}: (([Any]) {words} -> Any)?")
        call = f"{before}_{base}?([{', '.join(values)}])"
    else:
        lines += [f"  public var _{base}: {closure}",
                  f"  public var {base}Closure: {closure} {{ get {{ _{base} }} set {{ _{base} = newValue }} }}"]
        call = f"{before}_{base}?({', '.join(values)})"
    if "throws" in effects:
        lines.append(f"  public var {base}ThrowableError: Error?")
    if has_result and not generic:
        kind, value = stored(result)
        lines.append(f"  public var {base}ReturnValue: {kind}{value}")
    lines.append(f"  public func {name}{generic}({signature}) {words}{f' -> {result}' if has_result else ''} {{")
    if "throws" in effects:
        lines.append(f"    if let error = {base}ThrowableError {{ throw error }}")
    lines.append(f"    {base}CallsCount += 1")
    if has_result and generic:
        lines.append(f"    return {call} as! {result}")
    elif has_result:
        lines += [f"    if let closure = _{base} {{ return {before}closure({', '.join(values)}) }}",
                  f"    return {base}ReturnValue"]
    else:
        lines.append(f"    {'_ = ' if generic else ''}{call}")
    return [*lines, "  }"]


def write_mock(name, protocol, known, group):
    """The file of a mock, which imports what the protocol's file imports: more names may be ambiguous."""
    properties, methods = members(protocol, known, set())
    module = protocol.target.name
    spi = f"@_spi({group}) " if group else ""
    lines = ["// Generated from the declaration of a protocol.", *(f"import {m}" for m in sorted({*protocol.imports, "Foundation"}))]
    if any("AnyPublisher" in str(member) for member in properties + methods):
        lines.append("import Combine")
    lines += [f"{spi}@testable import {module}", "", f"{spi}public final class {name}: {module}.{protocol.name} {{",
              "  public init() {}"]
    for property_name, kind in properties:
        if kind.endswith("?"):
            lines.append(f"  public var {property_name}: {kind}")
            continue
        type_name, value = stored(kind)
        under = "underlying" + upper(property_name)
        lines += [f"  public var {under}: {type_name}{value}",
                  f"  public var {property_name}: {kind} {{ get {{ {under} }} set {{ {under} = newValue }} }}"]
    for method in methods:
        lines += write_method(method)
    return [*lines, "}", ""]


def group_of(target):
    """The group of the target's own interface for other packages' tests, `@_spi(GROUP) public`; None without one."""
    if target.kind == "test":
        return None
    texts = [p.read_text(encoding="utf-8", errors="replace") for p in target.files() if p.suffix == ".swift"]
    return next((m.group(1) for t in texts if (m := re.search(r"@_spi\((\w+)\)\s+public\b", t))), None)


def needed(targets, closure):
    """The mocks that targets need, by the target that has them: texts by the names of files."""
    declared, mentions = set(), {}
    for target in targets:
        for path in target.files():
            if path.suffix == ".swift":
                text = without_comments(path.read_text(encoding="utf-8", errors="replace"))
                declared |= set(DECLARED.findall(text))
                mentions.setdefault(id(target), set()).update(
                    (m.group(1), m.group(0)) for m in NAMED.finditer(text))
    known = protocols(targets)
    added = {}
    for target in sorted(targets, key=lambda t: len(closure(t))):
        below = [t for t in closure(target) if t is not target]
        here = sorted((p, n) for p, n in mentions.get(id(target), ()) if n not in declared and p in known
                      and not known[p].unsupported and known[p].target in [target, *below]
                      and not any(n in added.get(id(t), ()) for t in below))
        if not here:
            continue
        added[id(target)] = {}
        group = group_of(target)
        for protocol, name in here:
            lines = write_mock(name, known[protocol], known, group)
            if known[protocol].target is target:
                lines = [line for line in lines if not line.endswith(f"import {target.name}")]
            added[id(target)][name] = "\n".join(lines)
    return added
