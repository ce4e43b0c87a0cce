public import DynamicType
public import LayoutGeometry
import Rendering
public import ScreenAudit
public import Snapshots

/// A screen in one setting at one text size, for assertions.
public struct ShownScreen: Sendable {
  /// The device, the orientation, the language and the appearance.
  public let setting: SweepSetting

  /// The text size.
  public let category: ContentSizeCategory

  /// The screen as a value.
  public let snapshot: LayoutSnapshot

  /// The texts that are not hidden, in the order in which they are drawn.
  public var texts: [String] {
    visible.flatMap { visit in visit.element.drawnTexts.map(\.string) }
  }

  /// Whether a view that is not hidden has a name.
  ///
  /// - Parameter name: The accessibility identifier of the view, or else its text, or else the name
  ///   of its class.
  /// - Returns: The answer; `false` for a misspelt name, too.
  public func shows(_ name: String) -> Bool { (try? visit(of: name)) != nil }

  /// The frame of a view on the screen, in points from the top left corner.
  ///
  /// - Parameter name: The accessibility identifier of the view, or else its text, or else the name
  ///   of its class. The first view with it counts; hidden ones do not.
  /// - Returns: The frame.
  /// - Throws: ``UnknownName/view(_:nearest:)`` where no view has the name.
  public func frame(of name: String) throws(UnknownName) -> Rect {
    try visit(of: name).frame
  }

  /// The sizes of the fonts of a view's text in points, in the order of the text.
  ///
  /// - Parameter name: As for ``frame(of:)``.
  /// - Returns: The sizes.
  /// - Throws: ``UnknownName`` where no view has the name, or the view draws no text.
  public func fontSizes(of name: String) throws(UnknownName) -> [Double] {
    try texts(of: name).flatMap { $0.fonts.map(\.pointSize) }
  }

  /// The number of lines that a view's text takes.
  ///
  /// - Parameter name: As for ``frame(of:)``.
  /// - Returns: The number.
  /// - Throws: ``UnknownName`` where no view has the name, or the view draws no text.
  public func lineCount(of name: String) throws(UnknownName) -> Int {
    try texts(of: name).map(\.visibleLineCount).max() ?? 0
  }

  /// Whether a view's text is cut short or cut off.
  ///
  /// - Parameter name: As for ``frame(of:)``.
  /// - Returns: The answer.
  /// - Throws: ``UnknownName`` where no view has the name, or the view draws no text.
  public func isCut(_ name: String) throws(UnknownName) -> Bool {
    try texts(of: name).contains { $0.isTruncated || $0.isClipped }
  }

  /// The screen as a PNG file, with the pixels of the device.
  ///
  /// - Throws: The reason why there is no picture, such as a screen without a size.
  public func png() throws -> [UInt8] { try snapshot.pngData() }

  private func texts(of name: String) throws(UnknownName) -> [TextContent] {
    let texts = try visit(of: name).element.drawnTexts
    guard !texts.isEmpty else { throw .text(ofView: name) }
    return texts
  }

  private func visit(of name: String) throws(UnknownName) -> ElementVisit {
    let visible = visible
    let found =
      visible.first { $0.element.identity.accessibilityIdentifier == name }
      ?? visible.first { $0.element.drawnTexts.contains { $0.string == name } }
      ?? visible.first { $0.element.identity.classNames.contains(name) }
    guard let found else { throw .view(name, in: visible.flatMap(\.element.names)) }
    return found
  }

  private var visible: [ElementVisit] {
    var visits: [ElementVisit] = []
    snapshot.walk { visit in
      guard !visit.isHidden else { return false }
      visits.append(visit)
      return true
    }
    return visits
  }
}

extension SnapshotElement {
  /// The texts that the element draws itself.
  var drawnTexts: [TextContent] {
    (drawings + overlays).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension SnapshotElement {
  /// The names by which a test may ask for the element.
  fileprivate var names: [String] {
    [identity.accessibilityIdentifier].compactMap(\.self) + drawnTexts.map(\.string)
      + identity.classNames
  }
}

extension Identity {
  fileprivate var classNames: [String] { [customClass, className].compactMap(\.self) }
}
