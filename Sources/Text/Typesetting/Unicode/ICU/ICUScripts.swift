internal import _FoundationICU

/// The scripts that ICU knows, by their small numbers.
///
/// The numbers are ICU's and only good inside one process; what leaves the module is the four
/// letters of ISO 15924.
enum ICUScripts {
  static let common = UInt8(USCRIPT_COMMON.rawValue)
  static let inherited = UInt8(USCRIPT_INHERITED.rawValue)
  static let unknown = UInt8(truncatingIfNeeded: USCRIPT_UNKNOWN.rawValue)
  static let hiragana = UInt8(USCRIPT_HIRAGANA.rawValue)
  static let katakana = UInt8(USCRIPT_KATAKANA.rawValue)

  /// The script of a character of several scripts when nothing around it decides.
  static let preferred = [
    USCRIPT_LATIN, USCRIPT_HAN, USCRIPT_ARABIC, USCRIPT_DEVANAGARI, USCRIPT_CYRILLIC,
    USCRIPT_GREEK,
  ].map { UInt8($0.rawValue) }

  static func script(_ scalar: UInt32) -> UInt8 {
    var status = U_ZERO_ERROR
    let script = swift_uscript_getScript(UChar32(bitPattern: scalar), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return common }
    return UInt8(exactly: script.rawValue) ?? unknown
  }

  /// The scripts a scalar is used with; its own script when it has no extensions.
  static func extensions(_ scalar: UInt32) -> ScriptSet {
    withUnsafeTemporaryAllocation(of: UScriptCode.self, capacity: 64) { buffer in
      var status = U_ZERO_ERROR
      let count = swift_uscript_getScriptExtensions(
        UChar32(bitPattern: scalar),
        buffer.baseAddress,
        64,
        &status
      )
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return ScriptSet(common) }
      return buffer.prefix(Int(count)).reduce(into: ScriptSet()) { set, script in
        set.insert(UInt8(exactly: script.rawValue) ?? unknown)
      }
    }
  }

  /// The four letters of a script, such as "Latn".
  static func name(_ script: UInt8) -> String {
    guard let name = swift_uscript_getShortName(UScriptCode(rawValue: numericCast(script))) else {
      return "Zzzz"
    }
    return String(cString: name)
  }
}
