"""The names of methods of SwiftUI's views, from the sources of the modules that have them.

What is left out of an app's code depends on them: a modifier that no module has is the reason when the compiler
gives up on an expression, and only modifiers of every view can stay behind a view that is replaced.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ROOT / 'Sources/AppleModules'
PLACE = ROOT / 'AppleSources/Sources/LeavingOut/Syntax/ViewNames.generated.swift'

HEAD = re.compile(r'^(?:@\w+(?:\([^)]*\))? )*(?:public |nonisolated )*extension (?:SwiftUI\.)?(\w+)\b([^{]*)\{')
FUNCTION = re.compile(r'^\s+(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?public (?:nonisolated |static )*func `?(\w+)')


def functions(path):
    """The public functions of a file, with the type that is extended at its first column."""
    extended = ''
    for line in path.read_text(encoding='utf-8').split('\n'):
        head = HEAD.match(line)
        if head:
            extended = head[1] if 'where' not in head[2] else ''
        elif line.startswith('}'):
            extended = ''
        found = FUNCTION.match(line)
        if found:
            yield extended, found[1]


def names():
    modifiers, methods = set(), set()
    for path in sorted(MODULES.rglob('*.swift')):
        for extended, name in functions(path):
            if extended == 'View':
                modifiers.add(name)
            elif 'HeadlessSwiftUI' in path.parts:
                methods.add(name)
    return sorted(modifiers), sorted(methods - modifiers)


def rows(values):
    lines, line = [], '    '
    for value in values:
        if len(line) + len(value) + 1 > 118:
            lines.append(line.rstrip())
            line = '    '
        line += value + ' '
    return '\n'.join(lines + [line.rstrip()])


def files():
    return {str(PLACE.relative_to(ROOT)): text()}


def text():
    modifiers, methods = names()
    return f'''// Written by Scripts/generate-tables from the sources of SwiftUI's modules. Change those.

extension ViewNames {{
  /// Modifiers that every view has; others of a chain go with its base.
  static let modifiers: Set<String> = names(
    """
{rows(modifiers)}
    """
  )

  /// Methods of some views and of other values.
  static let methods: Set<String> = names(
    """
{rows(methods)}
    """
  )
}}
'''
