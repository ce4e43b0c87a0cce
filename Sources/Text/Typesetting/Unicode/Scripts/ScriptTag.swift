/// A script as the four letters of ISO 15924, the first in the highest byte: HarfBuzz's tags.
package struct ScriptTag: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The tag of four ASCII letters, such as "Latn"; anything else gives "Zzzz".
  package init(_ name: String) {
    let bytes = Array(name.utf8)
    self = bytes.count == 4 ? Self(bytes) : Self(Array("Zzzz".utf8))
  }

  private init(_ bytes: [UInt8]) {
    rawValue = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  package static let common = ScriptTag("Zyyy")
  package static let latin = ScriptTag("Latn")
}

extension ScriptTag: CustomStringConvertible {
  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ScriptTag {
  /// The tag of ICU's number for a script.
  init(icu script: UInt8) { self = Self.byNumber[Int(script)] }

  private static let byNumber = (0...255).map { ScriptTag(ICUScripts.name(UInt8($0))) }
}
