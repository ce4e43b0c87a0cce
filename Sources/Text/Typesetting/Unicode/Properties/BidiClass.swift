/// The bidirectional classes of UAX #9, table 4, numbered as ICU numbers them.
package enum BidiClass: UInt8, Sendable, CaseIterable {
  case leftToRight = 0  // L
  case rightToLeft = 1  // R
  case europeanNumber = 2  // EN
  case europeanSeparator = 3  // ES
  case europeanTerminator = 4  // ET
  case arabicNumber = 5  // AN
  case commonSeparator = 6  // CS
  case paragraphSeparator = 7  // B
  case segmentSeparator = 8  // S
  case whitespace = 9  // WS
  case otherNeutral = 10  // ON
  case leftToRightEmbedding = 11  // LRE
  case leftToRightOverride = 12  // LRO
  case arabicLetter = 13  // AL
  case rightToLeftEmbedding = 14  // RLE
  case rightToLeftOverride = 15  // RLO
  case popDirectionalFormat = 16  // PDF
  case nonspacingMark = 17  // NSM
  case boundaryNeutral = 18  // BN
  case firstStrongIsolate = 19  // FSI
  case leftToRightIsolate = 20  // LRI
  case rightToLeftIsolate = 21  // RLI
  case popDirectionalIsolate = 22  // PDI
}

extension BidiClass {
  /// One bit per class, so that a test for several classes is one instruction.
  @inline(__always)
  var bit: UInt32 { 1 << UInt32(rawValue) }

  @inline(__always)
  func isIn(_ set: UInt32) -> Bool { set & bit != 0 }

  @inline(__always)
  static func set(_ classes: Self...) -> UInt32 { classes.reduce(0) { $0 | $1.bit } }
}
