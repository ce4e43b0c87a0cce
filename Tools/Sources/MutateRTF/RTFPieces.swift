/// Markup in Rich Text Format for damaged documents.
enum RTFPieces {
  /// Pieces that are difficult for readers of the format.
  static let pieces: [[UInt8]] = [
    "{", "}", "{{{{", "}}}}", "\\", "\\'", "\\'zz", "\\'8", "\\u55357 ", "\\u-10179 ",
    "\\u99999999999 ",
    "\\uc0", "\\uc99", "\\uc2147483647", "\\bin9", "\\bin-1", "\\bin2147483647", "{\\*",
    "{\\*\\foo ",
    "\\fs-9", "\\fs99999", "\\fsmilli1", "\\f77", "\\cf99", "\\li-99999", "\\tx99999999", "\\sl-0",
    "{\\fonttbl", "{\\colortbl;;", "{\\*\\expandedcolortbl;\\cspthree\\c9\\c9\\c9;",
    "{\\stylesheet",
    "{\\pict\\pngblip 0", "{\\pict\\bin3 abc", "{\\field{\\*\\fldinst HYPERLINK \"", "{\\fldrslt ",
    "\\trowd\\cellx9", "\\intbl ", "\\itap9 ", "\\cell ", "\\nestcell ", "\\row ", "\\nestrow ",
    "{\\*\\nesttableprops", "\\pard", "\\par ", "\\page ",
    "\\pagebb ", "\\sect ", "\\sectd", "\\sbknone", "{\\footnote a", "{\\header a", "\\plain ",
    "{{\\NeXTGraphic a.png \\width9}\\'ac}",
    "\\ls1\\ilvl9 ", "{\\listtext\t1\t}", "\\ansicpg932", "\\ansicpg65001", "\\'82\\'a0", "\\mac",
    "\\cocoatextscaling1", "\\cocoaplatform7", "{\\upr{a}{\\*\\ud b}}", "\\rtf1", "\\\n", "\0", "é",
  ].map { Array($0.utf8) }
}
