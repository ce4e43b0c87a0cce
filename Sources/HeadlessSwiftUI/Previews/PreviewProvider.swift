/// A type that shows views while one works on them.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View

  /// The views, each a screen of its own where a group holds several.
  @ViewBuilder
  static var previews: Previews { get }
}

/// How large a preview is.
public enum PreviewLayout: Sendable, Hashable {
  /// As large as a device.
  case device
  /// As large as the view by itself.
  case sizeThatFits
  /// Of a given size in points.
  case fixed(width: Double, height: Double)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  /// The name.
  public var rawValue: String

  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device by its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension View {
  /// Names a preview; here the name is that of its type.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Says how large a preview is; here it has the sizes of the run.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Says on which device a preview is; here it is on those of the run.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The way in which a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let name: String
  /// All ways.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// Where a preview stands, such as a widget.
public protocol PreviewContext {}

/// A preparation of previews that several of them share.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// What the modifier makes of a preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = AnyView

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// Returns the preview with the preparation.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

extension View {
  /// Says how the device of a preview is held; here it is held as those of the run are.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }

  /// Says where a preview stands; here it stands on a screen.
  nonisolated public func previewContext(_ value: some PreviewContext) -> some View { self }
}
