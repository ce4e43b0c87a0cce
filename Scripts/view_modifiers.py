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
STRUCT = re.compile(r'^(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?public (?:nonisolated )?struct (\w+)')


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


def knows_views(folder):
    """Whether a module has to do with SwiftUI's views."""
    return any('import HeadlessSwiftUI' in path.read_text(encoding='utf-8') for path in folder.rglob('*.swift'))


def names():
    modifiers, methods, types = set(), set(), set()
    folders = [place for place in MODULES.iterdir() if place.is_dir() and place.name != 'StandIns']
    folders += [place for place in (MODULES / 'StandIns').iterdir() if place.is_dir()]
    with_views = {place for place in folders if place.name == 'HeadlessSwiftUI' or knows_views(place)}
    for folder in sorted(folders):
        for path in sorted(folder.rglob('*.swift')):
            for extended, name in functions(path):
                if extended == 'View':
                    modifiers.add(name)
                elif folder in with_views:
                    methods.add(name)
            if folder in with_views:
                types |= {found[1] for found in map(STRUCT.match, path.read_text(encoding='utf-8').split('\n')) if found}
    return sorted(modifiers), sorted(methods - modifiers), sorted(types)


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
    modifiers, methods, types = names()
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

  /// Types of SwiftUI and of the modules that extend it, most of them views.
  public static let types: Set<String> = names(
    """
{rows(types)}
    """
  )
}}
'''
