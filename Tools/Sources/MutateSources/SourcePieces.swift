/// Pieces of Swift and Objective-C that are difficult for readers.
enum SourcePieces {
  static let pieces: [[UInt8]] = (single + repeated).map { Array($0.utf8) }

  private static let single = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "'", "\\(", "//", "/*",
    "*/",
    "/", "#/", "/#", "#if DEBUG\n", "#else\n", "#endif\n", "#available", "@", "@objc ", "@\"", "@[",
    "@{", "@interface ", "@end\n", "@implementation ", "- (void)", "^{", "; ", ", ", ": ", ".", "?",
    "!", "??", " ? ", " = ", " == ", " -> ", "$0", "self.", "super.", "_ ", "let ", "var ", "func ",
    "class ", "struct ", "extension ", "enum ", "case ", "switch a { ", "if let a { ", "else { ",
    "guard ", "return ", "for a in b { ", "try? ", "await ", "some ", "any ", "each ", "repeat ",
    "inout ", "where ", "as\u{21} ", "is [", "init(", "subscript(", "macro a(", "throws(", "async ",
    ".font(", ".font = ", "UIFont(", "Font(", ".systemFont(ofSize: ", ".scaledFont(for: ",
    ".preferredFont(forTextStyle: .body)", ".frame(height: ", ".lineLimit(1)", "@ScaledMetric ",
    "@Environment(\\.dynamicTypeSize) ", "1e999", "0x", "9999999999999999999999", "-0", "\0", "\r",
    "\u{FEFF}", "\u{2028}", "é", "👩‍👩‍👧", "\u{202E}", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> b\n",
    "// dynamic-type:disable:next ", "// dynamic-type:disable\n",
  ]

  private static let repeated = [
    "[", "(", "{", "A<", "[[", "a ? ", "a.b", "?? a", "\\(", "async ", "@a ", "#if A\n", "[a:",
    "as [",
    "/*", "-", "a < ", "else if a {} ", "\"\\(", "{ (",
  ].flatMap { part in [30, 200].map { String(repeating: part, count: $0) } }
}
