extension SystemDesign {
  /// The names by which designs and style sheets ask for the system font, in lower case.
  ///
  /// Apple gives these families to designers under their names, and on a device none of them can be had
  /// by its name. Sources: Apple's page of its typefaces (developer.apple.com/fonts) for SF and New
  /// York; the generic families of CSS Fonts Level 4; WebKit's and Blink's older names of the system
  /// font.
  private static let familyNames: [(design: SystemDesign, names: [String])] = [
    (
      .default,
      [
        "sf pro", "sf pro text", "sf pro display", "sf compact", "sf compact text",
        "sf compact display", "san francisco", "system-ui", "ui-sans-serif", "sans-serif",
        "-apple-system", "blinkmacsystemfont",
      ]
    ),
    (.rounded, ["sf pro rounded", "sf compact rounded", "ui-rounded"]),
    (
      .serif,
      [
        "new york", "new york small", "new york medium", "new york large", "new york extra large",
        "ui-serif", "serif",
      ]
    ),
    (.monospaced, ["sf mono", "ui-monospace", "monospace"]),
  ]

  /// Finds the design that a family name means, such as monospaced for `SF Mono` and `ui-monospace`;
  /// `nil` for a family that is not the system's.
  ///
  /// - Parameter name: The name, compared without case, spaces and hyphens.
  public init?(familyName name: String) {
    let wanted = Self.letters(of: name)
    let found = Self.familyNames.first { row in
      row.names.contains { Self.letters(of: $0) == wanted }
    }
    guard let found else { return nil }
    self = found.design
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
