import FontManagement

/// The characters that a face has, remembered in pages of 256.
///
/// Asking HarfBuzz takes 20 ns a character, the page 2 ns; text in another script than its font's
/// asks two or three faces for every character. Used by one thread at a time.
final class FaceCoverage {
  /// The face.
  let face: FaceInstance

  /// For each block of 256 characters what is known of it: 4 words that say what was asked and 4
  /// words that say what is there.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>?>

  private static let pageCount = 0x1100

  init(_ face: FaceInstance) {
    self.face = face
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
  }

  deinit {
    for page in 0..<Self.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
  }

  @inline(__always)
  func covers(_ scalar: UInt32) -> Bool {
    guard scalar < 0x110000 else { return false }
    let bit = UInt64(1) << UInt64(scalar & 63)
    let word = Int(scalar >> 6 & 3)
    if let page = pages[Int(scalar >> 8)], page[word] & bit != 0 {
      return page[4 + word] & bit != 0
    }
    return learn(scalar, word, bit)
  }

  @inline(never)
  private func learn(_ scalar: UInt32, _ word: Int, _ bit: UInt64) -> Bool {
    let page = pages[Int(scalar >> 8)] ?? makePage(Int(scalar >> 8))
    let isCovered = Unicode.Scalar(scalar).map { face.covers($0) } ?? false
    page[word] |= bit
    if isCovered { page[4 + word] |= bit }
    return isCovered
  }

  private func makePage(_ index: Int) -> UnsafeMutablePointer<UInt64> {
    let page = UnsafeMutablePointer<UInt64>.allocate(capacity: 8)
    page.initialize(repeating: 0, count: 8)
    pages[index] = page
    return page
  }
}
