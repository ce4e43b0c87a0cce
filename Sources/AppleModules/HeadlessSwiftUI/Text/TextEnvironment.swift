public import Foundation
import LayoutGeometry
import RichText

/// The alignment of text lines.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

extension EnvironmentValues {
  private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }
  private enum AlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }
  private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }
  private enum ScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }
  private enum TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }
  private enum TighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum CaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
  }
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .shown }
  }

  /// The maximum number of lines; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The alignment of text lines.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The additional distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The minimum factor to which text shrinks to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// The position of the ellipsis in a line that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// Whether letters may move closer to fit into a line.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The case of text; `nil` for no change.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// The language and the region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The grid of the display.
  var grid: PixelGrid { PixelGrid(scale: displayScale) }

  /// The style of paragraphs of text.
  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle.default
    style.lineSpacing = lineSpacing
    let isFlipped = layoutDirection == .rightToLeft
    switch multilineTextAlignment {
    case .leading: style.alignment = isFlipped ? .right : .left
    case .center: style.alignment = .center
    case .trailing: style.alignment = isFlipped ? .left : .right
    }
    switch truncationMode {
    case .head: style.lineBreakMode = .truncateHead
    case .tail: style.lineBreakMode = .truncateTail
    case .middle: style.lineBreakMode = .truncateMiddle
    }
    return style
  }
}

extension Text {
  /// The position of the ellipsis in a line that does not fit.
  public enum TruncationMode: Hashable, Sendable, CaseIterable {
    case head, tail, middle
  }
}

extension Text {
  /// Uppercase or lowercase.
  public enum Case: Hashable, Sendable, CaseIterable {
    case uppercase, lowercase

    func applied(to string: String, in locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }
}

extension View {
  /// Shows text in the view in uppercase or lowercase; `nil` for no change.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Limits the number of lines of text in the view.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = number
        $0.lineReserve = LineReserve()
      }
    )
  }

  /// Sets the alignment of text lines in the view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds a distance between lines of text in the view, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Allows text in the view to shrink to a fraction of its size to fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Allows letters of text in the view to move closer to fit into a line; text that would need it is
  /// reported.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the position of the ellipsis in lines that do not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
