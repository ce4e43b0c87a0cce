public import Foundation

extension Font {
  /// The width of the letters.
  public struct Width: Hashable, Sendable {
    /// The width, 0 for the usual one.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Very narrow letters.
    public static let compressed = Width(-0.4)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters of normal width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The font in another width, if its family has one.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { feature("smcp") }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { feature("c2sc") }

  private func feature(_ tag: String) -> Font {
    var font = self
    font.features.insert(tag)
    return font
  }

  /// The font in another design; a named font is unchanged.
  func design(_ design: Design) -> Font {
    var font = self
    switch provider {
    case .style(let style, _): font.provider = .style(style, design.systemDesign)
    case .system(let size, _): font.provider = .system(size, design.systemDesign)
    case .custom, .request: break
    }
    return font
  }
}

extension View {
  /// Sets the design of system fonts in the view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontChanges.design, design)
  }

  /// Sets the width of letters in the view, if their family has it.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.fontChanges.width, width)
  }
}

extension Text {
  /// The relative scale of text.
  public enum Scale: Hashable, Sendable {
    /// The size of the font.
    case `default`
    /// A smaller size for less important text.
    case secondary
  }
}
