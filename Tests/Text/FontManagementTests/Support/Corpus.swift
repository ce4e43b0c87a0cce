import CHarfBuzz
import FontDescriptors
@testable import FontManagement
import Foundation

/// The committed fonts, good and broken.
enum Corpus {
  static let folder = ReferenceData.tests.appending(path: "Corpus")

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  /// The names of all files, sorted.
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Does to a font what the library and its clients do, and returns whether it was accepted.
  ///
  /// Every face is read, variations are set, glyphs looked up, a word is shaped.
  @discardableResult static func exercise(_ bytes: [UInt8]) -> Bool {
    guard let file = try? FontFile(bytes: bytes) else { return false }
    for index in 0..<file.faceCount {
      guard let face = try? FontFace(file: file, index: index) else { continue }
      for variations in [[:], ["wght": 900], ["wght": -.infinity, "opsz": .nan]]
        as [[OpenTypeTag: Double]]
      {
        let instance = FaceInstance(face: face, variations: variations)
        for scalar in "AB \u{301}Áé日🙂".unicodeScalars {
          if let glyph = instance.glyph(for: scalar) { _ = instance.advance(of: glyph) }
        }
        shape("AB BA\u{301}", instance)
      }
    }
    let collection = FontCollection(files: [file])
    for family in collection.familyNames {
      _ = collection.match(family: family, style: FaceStyle(weight: 650, isItalic: true))
    }
    return true
  }

  private static func shape(_ text: String, _ instance: FaceInstance) {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(instance.hbFont, buffer, nil, 0)
  }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  /// SplitMix64, of public domain.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
