import Testing

/// A name that nobody knows is answered with names that can be typed, or with where they are listed.
@Suite("Unknown names")
struct UnknownNameTests {
  /// Arguments with an unknown name, and one of the choices or the place of their list.
  static let mistakes: [(arguments: [String], choice: String)] = [
    (["rtf", "convert", "a.rtf", "--to", "rtf", "--to-scaling", "macos"], "ios, standard"),
    (["rtf", "convert", "a.rtf", "--to", "docx"], "html"),
    (["rtf", "convert", "a.rtf", "--to", "pdf", "--paper", "a3"], "letter"),
    (["rtf", "check", "a.rtf", "--format", "poem"], "sarif"),
    (["rtf", "check", "a.rtf", "--fail-on", "poem"], "warning"),
    (["tokens", "check", "a.json", "--format", "poem"], "sarif"),
    (["tokens", "build", "a.json", "--target", "poem"], "swiftui"),
    (["sizes", "--style", "poem"], "'dynamictype sizes' lists"),
    (["sizes", "--platform", "poem"], "visionOS"),
    (["sizes", "--category", "poem"], "'dynamictype categories' lists"),
    (["sizes", "--watch-case", "poem"], "41mm"),
    (["measure", "a", "--size", "1", "--weight", "poem"], "semibold"),
    (["fonts", "install", "a.otf", "--scope", "poem"], "persistent"),
    (["readable", "--device", "poem"], "'dynamictype devices' lists"),
    (["categories", "--from-scale", "1", "--system", "poem"], "android"),
  ]

  @Test("are answered with the choices", arguments: mistakes.indices)
  func choices(_ index: Int) throws {
    let (arguments, choice) = Self.mistakes[index]
    let command = try Command(arguments)
    #expect(command.status == 64, "\(command.error)")
    #expect(command.error.contains(choice), "\(command.error)")
  }
}
