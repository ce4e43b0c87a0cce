public import Foundation
import HeadlessUIKit

/// The outline of buttons with a background.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Outline: Hashable { case system, capsule, rounded(CGFloat?), circle }
  let outline: Outline

  /// As the system chooses.
  public static let automatic = ButtonBorderShape(outline: .system)
  /// A capsule.
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(outline: .rounded(nil))
  /// A circle, whose diameter is the longer side of the label with the room above and below it.
  public static let circle = ButtonBorderShape(outline: .circle)

  /// A rounded rectangle with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .rounded(radius))
  }
}

extension UIButton.Configuration {
  /// Gives the background an outline.
  mutating func take(_ shape: ButtonBorderShape) {
    switch shape.outline {
    case .system: break
    case .capsule, .circle: cornerStyle = .capsule
    case .rounded(nil): cornerStyle = .medium
    case .rounded(let radius?):
      cornerStyle = .fixed
      background.cornerRadius = radius
    }
  }
}

extension EnvironmentValues {
  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// The outline of buttons with a background.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the border shape of buttons with a background in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets whether buttons repeat their action while they are held, which a still screen does not show.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

/// Whether buttons act again while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// They do.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// They do not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
