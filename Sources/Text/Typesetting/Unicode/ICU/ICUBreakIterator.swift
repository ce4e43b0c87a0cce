internal import _FoundationICU

/// The kind of boundary that an iterator finds.
enum BreakKind: Hashable, Sendable {
  case line
  case word

  fileprivate var type: UBreakIteratorType {
    switch self {
    case .line: UBRK_LINE
    case .word: UBRK_WORD
    }
  }
}

/// One break iterator of ICU.
///
/// It is used by one thread at a time: ``BreakIteratorPool`` lends it out.
final class ICUBreakIterator: @unchecked Sendable {
  private let iterator: OpaquePointer

  private init(_ iterator: OpaquePointer) { self.iterator = iterator }

  deinit { swift_ubrk_close(iterator) }

  /// Opens the iterator of a locale with its keywords, such as "ja@lb=strict"; about 0.4 ms.
  init?(_ kind: BreakKind, locale: String) {
    var status = U_ZERO_ERROR
    guard let opened = swift_ubrk_open(kind.type, locale, nil, 0, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    iterator = opened
  }

  /// A second iterator with the same rules.
  func clone() -> ICUBreakIterator? {
    var status = U_ZERO_ERROR
    guard let copy = swift_ubrk_clone(iterator, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    return ICUBreakIterator(copy)
  }

  /// Visits the end of every segment with ICU's rule status.
  ///
  /// The text must stay where it is until the call returns; it is not read after it.
  ///
  /// - Returns: Whether ICU took the text.
  func forEachBoundary(
    in text: UnsafeBufferPointer<UInt16>,
    _ body: (_ end: Int, _ status: Int32) -> Void
  ) -> Bool {
    guard let count = Int32(exactly: text.count) else { return false }
    var status = U_ZERO_ERROR
    swift_ubrk_setText(iterator, text.baseAddress, count, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return false }
    while case let end = swift_ubrk_next(iterator), end >= 0 {
      body(Int(end), swift_ubrk_getRuleStatus(iterator))
    }
    return true
  }

  static func isMandatory(_ status: Int32) -> Bool {
    status >= Int32(UBRK_LINE_HARD.rawValue) && status < Int32(UBRK_LINE_HARD_LIMIT.rawValue)
  }

  /// Whether the word that ends with this status has letters, digits or ideographs.
  static func isWord(_ status: Int32) -> Bool { status >= Int32(UBRK_WORD_NONE_LIMIT.rawValue) }
}
