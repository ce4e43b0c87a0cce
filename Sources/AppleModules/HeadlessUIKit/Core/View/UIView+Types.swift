import DynamicType
public import Foundation
public import LayoutGeometry

extension UIView {
  /// The margins and lengths that change with the size of the superview.
  public typealias AutoresizingMask = LayoutGeometry.AutoresizingMask

  /// The rules for placing content in bounds of another size.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the tint of a view is dimmed.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic, normal, dimmed
  }

  /// The size in a direction in which a view has no intrinsic content.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Requests the smallest size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Requests the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Whether the language's direction turns a view around.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The layout direction of a view's content.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// The traits of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates a value from a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A summary of the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// It does not respond.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It starts playing or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// A value that can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// It turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 131072)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// A view whose content can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

/// The identity that a loader gives a view: its origin and its name there.
package struct ViewIdentity {
  /// The document's name of the object.
  package var objectID: String?
  /// The class that the app would use.
  package var customClass: String?
  /// An outlet or a person's name for the view.
  package var name: String?
  /// Whether a loader created the view as a placeholder for a part that the document does not contain.
  package var isGenerated = false

  package init() {}
}

/// The first or the last line of text.
enum BaselineKind {
  case first
  case last
}

/// The position of a baseline in a view: a distance from an edge or from the center.
struct BaselineRule: Equatable {
  enum Origin {
    case top
    case center
    case bottom
  }
  var origin: Origin
  /// The offset below the origin, in points.
  var offset: Double
}

/// The hugging and compression resistance priorities of a view.
struct FittingPriorities {
  var hugging: (UILayoutPriority, UILayoutPriority)
  var compression: (UILayoutPriority, UILayoutPriority)

  static let standard = FittingPriorities(
    hugging: (.defaultLow, .defaultLow),
    compression: (.defaultHigh, .defaultHigh)
  )
}

/// The parts of a view's layout that are out of date.
struct PendingLayout {
  var needsLayout = true
  /// Whether a view below needs layout.
  var subtreeNeedsLayout = false
  var needsUpdateProperties = true
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = false
  var needsOwnConstraints = false
  var isLayingOut = false
  /// Whether the view must still be added to the engine.
  var awaitsJoining = false
  /// Whether the view is about to leave its tree.
  var isLeaving = false
}

extension UIView {
  /// Makes the view an accessibility element that does not hide the content behind it.
  func becomeElement(_ traits: UIAccessibilityTraits) {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = traits
  }
}

extension UIAccessibilityTraits {
  /// The traits in words, in a fixed order.
  var names: [String] {
    let all: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.notEnabled, "notEnabled"),
      (.searchField, "searchField"), (.adjustable, "adjustable"), (.header, "header"),
      (.tabBar, "tabBar"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
