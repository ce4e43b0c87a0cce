import Foundation
import Testing

@testable import Typesetting

@Suite("Hyphenation") struct HyphenationTests {
  /// Liang's own example, from section 1 of his thesis: "hy-phen-ation".
  private static let liang = """
    UTF-8
    % the patterns that meet in "hyphenation"
    LEFTHYPHENMIN 2
    RIGHTHYPHENMIN 3
    hy3ph
    he2n
    hena4
    hen5at
    1na
    n2at
    1tio
    2io
    o2n
    """

  private func points(_ word: String, _ file: String = liang) throws -> String {
    let patterns = try HyphenationPatterns(reading: Array(file.utf8))
    var units = Array(word.utf16)
    for point in Hyphenation.points(in: units, patterns: patterns).reversed() {
      units.insert(0x2D, at: point)
    }
    return String(decoding: units, as: UTF16.self)
  }

  @Test(
    "the patterns of Liang's thesis part \"hyphenation\" as it says",
    arguments: [
      ("hyphenation", "hy-phen-ation"), ("Hyphenation!", "Hy-phen-ation!"),
      ("a hyphenation b", "a hy-phen-ation b"), ("hy", "hy"), ("", ""), ("12345", "12345"),
      ("hyphen\u{AD}ation", "hyphen\u{AD}ation"),
    ]
  )
  func liang(_ word: String, _ expected: String) throws {
    #expect(try points(word) == expected)
  }

  @Test("at least two characters stay before a hyphen and three after it")
  func minimums() throws {
    #expect(try points("abcdef", "UTF-8\n1b1c1d1e1f\n") == "ab-c-def")
    #expect(try points("abcdef", "UTF-8\nLEFTHYPHENMIN 3\n1b1c1d1e1f\n") == "abc-def")
  }

  @Test("a pattern that changes letters offers no place of its own")
  func changedLetters() throws {
    // Hungarian: asszony is parted asz-szony.
    #expect(try points("asszonyok", "UTF-8\nas1szon/sz=,2,1\n1ok\n") == "asszonyok")
    #expect(try points("asszonyoka", "UTF-8\nas1szon/sz=,2,1\n1ok\n") == "asszony-oka")
  }

  @Test("compounds are parted first, then their parts by their own edges")
  func levels() throws {
    let file = "UTF-8\nhaus1tür\nNEXTLEVEL\n.tü1re\n"
    #expect(try points("haustürere", file) == "haus-tü-rere")
  }

  @Test("older encodings are read", arguments: [("ISO8859-1", 0xFC, "ü"), ("KOI8-R", 0xC1, "а")])
  func encodings(_ name: String, _ byte: Int, _ letter: String) throws {
    let bytes = Array("\(name)\n".utf8) + [0x78, 0x79, 0x31, UInt8(byte), 0x0A]
    let patterns = try HyphenationPatterns(reading: bytes)
    #expect(patterns.points(in: Array("xy\(letter)zz".unicodeScalars)) == [2])
  }

  @Test("a mark is never parted from its base")
  func marks() throws {
    #expect(try points("abe\u{301}cde", "UTF-8\ne1\n") == "abe\u{301}cde")
  }

  @Test("files that are no pattern files give typed errors")
  func failures() {
    #expect(throws: HyphenationPatterns.Failure.empty) {
      try HyphenationPatterns(reading: [])
    }
    #expect(throws: HyphenationPatterns.Failure.unknownEncoding("NONSENSE-9")) {
      try HyphenationPatterns(reading: Array("NONSENSE-9\na1b\n".utf8))
    }
  }

  @Test("lines that make no sense become diagnostics with their number")
  func diagnostics() throws {
    let long = String(repeating: "a", count: 200)
    let file = "UTF-8\nLEFTHYPHENMIN x\n123\n\(long)\na1b\n"
    let patterns = try HyphenationPatterns(reading: Array(file.utf8))
    #expect(
      patterns.diagnostics == [
        .init(line: 2, reason: .numberMissing), .init(line: 3, reason: .notAPattern),
        .init(line: 4, reason: .patternTooLong),
      ]
    )
  }

  @Test("noise is read without a crash", arguments: 0..<20)
  func noise(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let noise = (0..<20_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
    let patterns = try HyphenationPatterns(reading: Array("UTF-8\n".utf8) + noise)
    _ = patterns.points(in: Array(repeating: "a", count: 10_000))
  }

  @Test("a library finds a language by tag, region or main region, and only there")
  func library() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "hyphenation-\(ProcessInfo.processInfo.processIdentifier)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["en_GB", "en_US", "it_IT", "sr_RS", "sr-Latn_RS"] {
      let minimum = ["en_US": 4, "sr-Latn_RS": 6][name, default: 5]
      try "UTF-8\nLEFTHYPHENMIN \(minimum)\na1b\n".write(
        to: folder.appending(path: "hyph_\(name).dic"),
        atomically: true,
        encoding: .utf8
      )
    }
    let library = HyphenationLibrary(folders: [folder.path])
    #expect(try library.patterns(for: "en")?.minimumBefore == 4)
    #expect(try library.patterns(for: "en-GB")?.minimumBefore == 5)
    #expect(try library.patterns(for: "it")?.minimumBefore == 5)
    #expect(try library.patterns(for: "sr-Latn-RS")?.minimumBefore == 6)
    #expect(try library.patterns(for: "sr-Cyrl")?.minimumBefore == 5)
    #expect(try library.patterns(for: "de") == nil)
    #expect(try library.patterns(for: "../en") == nil)
    #expect(try HyphenationLibrary(folders: ["/no/such"]).patterns(for: "en") == nil)
  }
}
