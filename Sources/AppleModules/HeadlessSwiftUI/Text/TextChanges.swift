public import Foundation

/// The changes that a view sets for the letters of the text in it.
struct TextChanges {
  /// The distance after each letter, in points.
  var tracking: CGFloat = 0
  /// The distance by which letters are raised, in points.
  var baselineOffset: CGFloat = 0
  /// The line below.
  var underline: Text.LineStyle?
  /// The line through the letters.
  var strikethrough: Text.LineStyle?
}

extension EnvironmentValues {
  private enum TextChangesKey: EnvironmentKey {
    static var defaultValue: TextChanges { TextChanges() }
  }

  /// The changes that views make to the letters of text; attributes of the text itself take precedence.
  var textChanges: TextChanges {
    get { self[TextChangesKey.self] }
    set { self[TextChangesKey.self] = newValue }
  }
}

extension View {
  /// Adds a distance after each letter of text in the view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textChanges.tracking, tracking)
  }

  /// Adds a distance after each letter of text in the view, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textChanges.tracking, kerning)
  }

  /// Raises text in the view by a distance in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textChanges.baselineOffset, baselineOffset)
  }

  /// Underlines text in the view; without a color the line has that of the text.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let line = Text.LineStyle(isActive: isActive, pattern: pattern, color: color)
    return environment(\.textChanges.underline, line)
  }

  /// Strikes text in the view through; without a color the line has that of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    let line = Text.LineStyle(isActive: isActive, pattern: pattern, color: color)
    return environment(\.textChanges.strikethrough, line)
  }
}
