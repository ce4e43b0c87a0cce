public import Foundation
package import RichText
import Synchronization

/// The rules for filling a paragraph into lines; the mutable subclass can be changed.
// Its only value is behind a lock, so that it can be a value of `AttributedString`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Storage: Sendable {
    var style: ParagraphStyle
    var lists: [NSTextList] = []
    var blocks: [NSTextBlock] = []
  }

  private let storage: Mutex<Storage>

  fileprivate var stored: Storage {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// The style as a value.
  package fileprivate(set) var style: ParagraphStyle {
    get {
      let stored = stored
      guard !stored.lists.isEmpty || !stored.blocks.isEmpty else { return stored.style }
      // Lists and cells are objects that may have been changed.
      var style = stored.style
      style.lists = stored.lists.map(\.list)
      style.cells = stored.blocks.compactMap { ($0 as? NSTextTableBlock)?.cell }
      return style
    }
    set { storage.withLock { $0.style = newValue } }
  }

  /// The default style of attributed strings.
  open class var `default`: NSParagraphStyle { NSParagraphStyle(.default) }

  /// Creates the default style.
  public override init() {
    storage = Mutex(Storage(style: .default))
  }

  package convenience init(_ style: ParagraphStyle) {
    var objects = ParagraphObjects()
    self.init(style, &objects)
  }

  /// Creates a style that shares objects with other paragraphs of its text.
  init(_ style: ParagraphStyle, _ objects: inout ParagraphObjects) {
    var stored = Storage(style: style)
    stored.lists = style.lists.map { objects.list($0) }
    stored.blocks = style.cells.map { objects.block($0) }
    storage = Mutex(stored)
  }

  fileprivate init(_ stored: Storage) {
    storage = Mutex(stored)
  }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { style.alignment }

  /// The rule for line breaks.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }

  /// Ways to avoid unattractive breaks between words.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on the last line by moving another word down.
    public static let pushOut = LineBreakStrategy(rawValue: 1)

    /// Hangul breaks between words as far as possible; stored, not applied.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

    /// The default of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The ways to avoid unattractive breaks between words; none by default.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: style.lineBreakStrategy.rawValue)
  }

  /// The minimum height of a line in points; 0 for none.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }

  /// The maximum height of a line in points; 0 for none.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }

  /// The factor on the natural height of a line; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }

  /// Space between lines in points.
  open var lineSpacing: CGFloat { style.lineSpacing }

  /// Space after the paragraph in points.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }

  /// Space before the paragraph in points.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }

  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }

  /// The distance of the other lines from the leading edge, in points.
  open var headIndent: CGFloat { style.headIndent }

  /// The end of lines: positive from the leading edge, 0 or negative from the trailing edge.
  open var tailIndent: CGFloat { style.tailIndent }

  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { style.baseWritingDirection }

  /// The hyphenation factor, 0 to 1; above 0 words are hyphenated.
  open var hyphenationFactor: Float { style.usesHyphenation ? 1 : 0 }

  /// Whether words are hyphenated.
  open var usesDefaultHyphenation: Bool { style.usesHyphenation }

  /// The tab stops by ascending location.
  open var tabStops: [NSTextTab] { style.tabStops.map(NSTextTab.init) }

  /// The distance of the tab stops after the last one, in points.
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }

  /// The lists that contain the paragraph, the outermost first.
  open var textLists: [NSTextList] { stored.lists }

  /// The blocks that contain the paragraph, such as cells of tables, the outermost first.
  ///
  /// Documents store cells of tables; other blocks are not written.
  open var textBlocks: [NSTextBlock] { stored.blocks }

  /// Returns a style that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(stored) }

  /// Returns a style that can be changed, an `NSMutableParagraphStyle`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(stored) }

  /// Whether two styles fill paragraphs alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle, other.style == style else { return false }
    return other.textBlocks == textBlocks
  }

  /// The hash of the style.
  open override var hash: Int { style.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(style.lineBreakMode) }
    set { style.lineBreakMode = newValue.lineBreakMode }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: style.lineBreakStrategy.rawValue) }
    set { style.lineBreakStrategy = .init(rawValue: newValue.rawValue) }
  }

  open override var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { style.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { style.paragraphSpacing }
    set { style.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { style.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { style.firstLineHeadIndent }
    set { style.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { style.headIndent }
    set { style.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { style.tailIndent }
    set { style.tailIndent = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { style.baseWritingDirection }
    set { style.baseWritingDirection = newValue }
  }

  open override var hyphenationFactor: Float {
    get { style.usesHyphenation ? 1 : 0 }
    set { style.usesHyphenation = newValue > 0 }
  }

  open override var usesDefaultHyphenation: Bool {
    get { style.usesHyphenation }
    set { style.usesHyphenation = newValue }
  }

  open override var tabStops: [NSTextTab] {
    get { style.tabStops.map(NSTextTab.init) }
    set { style.tabStops = newValue.map(\.tabStop).sorted { $0.location < $1.location } }
  }

  open override var defaultTabInterval: CGFloat {
    get { style.defaultTabInterval }
    set { style.defaultTabInterval = newValue }
  }

  open override var textLists: [NSTextList] {
    get { stored.lists }
    set {
      style.lists = []
      stored.lists = newValue
    }
  }

  open override var textBlocks: [NSTextBlock] {
    get { stored.blocks }
    set {
      style.cells = []
      stored.blocks = newValue
    }
  }

  /// Takes everything from another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) { stored = other.stored }
}
