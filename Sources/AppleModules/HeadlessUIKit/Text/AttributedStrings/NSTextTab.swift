public import Foundation
package import RichText

/// A position in a line for text after a tab.
open class NSTextTab: NSObject {
  /// An option for a tab stop; none is defined.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the choice.
    public var rawValue: String

    /// Creates a choice by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The alignment of the text after the tab to the stop.
  public let alignment: NSTextAlignment

  /// The distance from the leading edge in points.
  public let location: CGFloat

  /// Creates a tab stop; the options are ignored.
  public init(
    textAlignment alignment: NSTextAlignment,
    location: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
  }

  package convenience init(_ stop: TabStop) {
    let alignment: NSTextAlignment =
      switch stop.alignment {
      case .leading: .natural
      case .center: .center
      case .trailing, .decimal: .right
      }
    self.init(textAlignment: alignment, location: stop.location)
  }

  package var tabStop: TabStop {
    let alignment: TabStop.Alignment =
      switch alignment {
      case .natural, .left, .justified: .leading
      case .center: .center
      case .right: .trailing
      }
    return TabStop(location, alignment: alignment)
  }
}
