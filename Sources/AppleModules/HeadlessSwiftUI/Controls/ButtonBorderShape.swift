public import Foundation

/// The outline of buttons with a background.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// A rounded rectangle with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle")
  }
}

extension View {
  /// Sets the border shape of buttons with a background in the view; they are drawn with the system's shape.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(
      MessageModifier(
        message: shape == .automatic || shape == .roundedRectangle
          ? nil : "buttonBorderShape: buttons have the outline of the system."
      )
    )
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
