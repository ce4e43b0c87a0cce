import CFontconfig

extension FontIndex {
  /// Asks fontconfig which font files are installed.
  ///
  /// Nothing else is asked: matching and fallback of fontconfig differ from machine to machine.
  /// The configuration is our own copy and is closed at the end, so other users of fontconfig in
  /// the process see nothing of it.
  ///
  /// - Parameter includesRegistered: Whether fonts that providers have registered for all programs are
  ///   among them, as fonts of the user. Without it they are left out, because a program asks for them.
  /// - Returns: The fonts; none where fontconfig has no configuration.
  static func installed(includesRegistered: Bool) -> FontIndex {
    guard let config = FcInitLoadConfigAndFonts() else { return FontIndex([]) }
    defer { FcConfigDestroy(config) }
    guard let fonts = FcConfigGetFonts(config, FcSetSystem)?.pointee, let list = fonts.fonts else {
      return FontIndex([])
    }
    var entries: [String: [Int: Entry]] = [:]
    for position in 0..<Int(fonts.nfont) {
      guard let pattern = list[position] else { continue }
      add(pattern, to: &entries, includesRegistered: includesRegistered)
    }
    return FontIndex(entries.values.flatMap(\.values))
  }

  /// The files of fontconfig's configuration and the folders in which it looks for fonts, as the
  /// environment of the process has them.
  static func installationSources() -> [String] {
    guard let config = FcInitLoadConfig() else { return [] }
    defer { FcConfigDestroy(config) }
    return strings(FcConfigGetConfigFiles(config)) + strings(FcConfigGetFontDirs(config))
  }

  private static func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var values: [String] = []
    while let text = FcStrListNext(list) { values.append(String(cString: text)) }
    return values
  }

  /// Adds a face, or the names of a named instance to its face.
  private static func add(
    _ pattern: OpaquePointer,
    to entries: inout [String: [Int: Entry]],
    includesRegistered: Bool
  ) {
    guard let path = strings(pattern, FC_FILE).first, hasAcceptedFormat(pattern) else { return }
    let isRegistered = RegisteredFontLinks.lead(to: path)
    guard includesRegistered || !isRegistered else { return }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    let face = Int(index & 0xFFFF)
    let instance = Int(index >> 16) & 0x7FFF
    let names = (strings(pattern, FC_POSTSCRIPT_NAME) + strings(pattern, FC_FULLNAME))
      .map { (name: $0, instance: instance) }
    var entry =
      entries[path]?[face]
      ?? Entry(source: .path(path), faceIndex: face, families: [], names: [])
    entry.families += strings(pattern, FC_FAMILY).filter { !entry.families.contains($0) }
    entry.names += names
    entry.isUserInstalled = isRegistered
    entry.languages = entry.languages ?? FaceLanguages(pattern)
    entries[path, default: [:]][face] = entry
  }

  private static func hasAcceptedFormat(_ pattern: OpaquePointer) -> Bool {
    guard let format = strings(pattern, FC_FONTFORMAT).first else { return false }
    return format == "TrueType" || format == "CFF"
  }

  private static func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
    var values: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while values.count < 64,
      FcPatternGetString(pattern, object, Int32(values.count), &value) == FcResultMatch,
      let text = value
    {
      values.append(String(cString: text))
    }
    return values
  }
}
