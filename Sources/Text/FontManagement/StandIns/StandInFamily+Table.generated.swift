// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: font-stand-ins.json, which names them

import FontDescriptors

// swift-format-ignore
extension StandInFamily {
  /// English letters by frequency, in per cent.
  static let letters: [(letter: Unicode.Scalar, weight: Double)] = [
    ("e", 12.02), ("t", 9.1), ("a", 8.12), ("o", 7.68), ("i", 7.31), ("n", 6.95), ("s", 6.28), ("h", 5.92), ("r", 6.02), ("d", 4.32), ("l", 3.98), ("c", 2.71), ("u", 2.88), ("m", 2.61), ("w", 2.09), ("f", 2.3), ("g", 2.03), ("y", 2.11), ("p", 1.82), ("b", 1.49), ("v", 1.11), ("k", 0.69), ("j", 0.1), ("x", 0.17), ("q", 0.11), ("z", 0.07), (" ", 18.0)
  ]

  /// The families of each design of the system font, best first.
  static let designs: [SystemDesign: (installed: [String], standIns: [String])] = [
    .default: (installed: ["SF Pro", "SF Pro Text"],
      standIns: ["Inter", "Inter Variable", "Noto Sans", "DejaVu Sans"]),
    .rounded: (installed: ["SF Pro Rounded"],
      standIns: ["Nunito", "Quicksand", "Varela Round", "M PLUS Rounded 1c", "Comfortaa", "Inter", "Inter Variable", "Noto Sans", "DejaVu Sans"]),
    .serif: (installed: ["New York"],
      standIns: ["Noto Serif", "Gentium Plus", "STIX Two Text", "STIX", "Liberation Serif", "DejaVu Serif"]),
    .monospaced: (installed: ["SF Mono"],
      standIns: ["JetBrains Mono", "Noto Sans Mono", "Hack", "Fira Code", "Liberation Mono", "DejaVu Sans Mono"]),
  ]

  /// The families for each kind of missing font, and the words in names that tell the kind.
  static let kinds: [Kind: (standIns: [String], words: [String])] = [
    .sans: (standIns: ["Liberation Sans", "Arimo", "Inter Display", "Noto Sans", "DejaVu Sans"],
      words: []),
    .serif: (standIns: ["Liberation Serif", "Tinos", "Noto Serif", "DejaVu Serif"],
      words: ["serif", "roman", "times", "garamond", "georgia", "baskerville", "bodoni", "didot", "caslon", "palatino", "cochin", "hoefler", "antiqua", "slab", "mincho", "charter", "new york"]),
    .mono: (standIns: ["Liberation Mono", "Cousine", "Noto Sans Mono", "DejaVu Sans Mono"],
      words: ["mono", "courier", "code", "console", "consolas", "menlo", "monaco", "typewriter", "fixed"]),
  ]

  /// The families of which something is known.
  static let known: [StandInFamily] = [
    StandInFamily(name: "Arial", kind: .sans, averageWidth: 904.0 / 2048, line: (1854.0 / 2048, -434.0 / 2048, 67.0 / 2048), standIns: ["Liberation Sans", "Arimo", "Albany"], similar: []),
    StandInFamily(name: "Courier New", kind: .mono, averageWidth: 1229.0 / 2048, line: (1705.0 / 2048, -615.0 / 2048, 0.0 / 2048), standIns: ["Liberation Mono", "Cousine", "Cumberland"], similar: []),
    StandInFamily(name: "Georgia", kind: .serif, averageWidth: 899.0 / 2048, line: (1878.0 / 2048, -449.0 / 2048, 0.0 / 2048), standIns: ["Gelasio"], similar: []),
    StandInFamily(name: "Helvetica", kind: .sans, averageWidth: 904.0 / 2048, line: (1884.0 / 2048, -471.0 / 2048, 0.0 / 2048), standIns: ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"], similar: []),
    StandInFamily(name: "Helvetica of macOS", kind: .sans, averageWidth: 904.0 / 2048, line: (1577.0 / 2048, -471.0 / 2048, 0.0 / 2048), standIns: ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"], similar: []),
    StandInFamily(name: "Helvetica Neue", kind: .sans, averageWidth: 447.0 / 1000, line: (952.0 / 1000, -213.0 / 1000, 28.0 / 1000), standIns: [], similar: ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"]),
    StandInFamily(name: "Helvetica Neue of macOS", kind: .sans, averageWidth: 447.0 / 1000, line: (952.0 / 1000, -213.0 / 1000, 0.0 / 1000), standIns: [], similar: ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"]),
    StandInFamily(name: "Apple SD Gothic Neo", kind: .sans, averageWidth: nil, line: (900.0 / 1000, -300.0 / 1000, 0.0 / 1000), standIns: [], similar: []),
    StandInFamily(name: "Lucida Grande", kind: .sans, averageWidth: 1002.0 / 2048, line: (1980.0 / 2048, -432.0 / 2048, 0.0 / 2048), standIns: [], similar: ["DejaVu Sans"]),
    StandInFamily(name: "Oxygen", kind: .sans, averageWidth: 918.0 / 2048, line: (2103.0 / 2048, -483.0 / 2048, 0.0 / 2048), standIns: [], similar: []),
    StandInFamily(name: "Roboto", kind: .sans, averageWidth: 905.0 / 2048, line: (1900.0 / 2048, -500.0 / 2048, 0.0 / 2048), standIns: [], similar: []),
    StandInFamily(name: "Segoe UI", kind: .sans, averageWidth: 906.0 / 2048, line: (2210.0 / 2048, -514.0 / 2048, 0.0 / 2048), standIns: [], similar: []),
    StandInFamily(name: "Tahoma", kind: .sans, averageWidth: 912.0 / 2048, line: (2049.0 / 2048, -423.0 / 2048, 0.0 / 2048), standIns: [], similar: ["DejaVu Sans Condensed"]),
    StandInFamily(name: "Times New Roman", kind: .serif, averageWidth: 819.0 / 2048, line: (1825.0 / 2048, -443.0 / 2048, 87.0 / 2048), standIns: ["Liberation Serif", "Tinos", "Thorndale"], similar: []),
    StandInFamily(name: "Trebuchet MS", kind: .sans, averageWidth: 929.0 / 2048, line: (1923.0 / 2048, -455.0 / 2048, 0.0 / 2048), standIns: [], similar: []),
    StandInFamily(name: "Verdana", kind: .sans, averageWidth: 1041.0 / 2048, line: (2059.0 / 2048, -430.0 / 2048, 0.0 / 2048), standIns: [], similar: ["DejaVu Sans"]),
    StandInFamily(name: "Avenir", kind: .sans, averageWidth: nil, line: (1000.0 / 1000, -366.0 / 1000, 0.0 / 1000), standIns: [], similar: []),
    StandInFamily(name: "Avenir Next", kind: .sans, averageWidth: nil, line: (1000.0 / 1000, -366.0 / 1000, 0.0 / 1000), standIns: [], similar: []),
    StandInFamily(name: "Futura", kind: .sans, averageWidth: nil, line: (1039.0 / 1000, -260.0 / 1000, 0.0 / 1000), standIns: [], similar: []),
    StandInFamily(name: "Bookman", kind: .serif, averageWidth: nil, line: nil, standIns: ["URW Bookman", "TeX Gyre Bonum"], similar: []),
    StandInFamily(name: "Calibri", kind: .sans, averageWidth: nil, line: nil, standIns: ["Carlito"], similar: []),
    StandInFamily(name: "Cambria", kind: .serif, averageWidth: nil, line: nil, standIns: ["Caladea"], similar: []),
    StandInFamily(name: "Courier", kind: .mono, averageWidth: nil, line: nil, standIns: ["Nimbus Mono PS", "TeX Gyre Cursor", "Liberation Mono"], similar: []),
    StandInFamily(name: "ITC Avant Garde Gothic", kind: .sans, averageWidth: nil, line: nil, standIns: ["URW Gothic", "TeX Gyre Adventor"], similar: []),
    StandInFamily(name: "Menlo", kind: .mono, averageWidth: nil, line: nil, standIns: ["DejaVu Sans Mono"], similar: []),
    StandInFamily(name: "New Century Schoolbook", kind: .serif, averageWidth: nil, line: nil, standIns: ["C059", "TeX Gyre Schola"], similar: []),
    StandInFamily(name: "Palatino", kind: .serif, averageWidth: nil, line: nil, standIns: ["P052", "TeX Gyre Pagella"], similar: []),
    StandInFamily(name: "Times", kind: .serif, averageWidth: nil, line: nil, standIns: ["Nimbus Roman", "TeX Gyre Termes", "Liberation Serif"], similar: []),
  ]
}
