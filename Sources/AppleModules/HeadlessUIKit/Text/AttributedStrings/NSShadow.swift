public import Foundation
import RichText
import Synchronization

/// The shadow of letters.
// Its values are behind a lock, so that it can be a value of `AttributedString`.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private struct Values: Hashable, Sendable {
    var offset = CGSize.zero
    var blurRadius: CGFloat = 0
    var color: UIColor? = UIColor(white: 0, alpha: 1 / 3)

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.offset == rhs.offset && lhs.blurRadius == rhs.blurRadius && lhs.color == rhs.color
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(Double(blurRadius))
      hasher.combine(color)
    }
  }

  private let storage: Mutex<Values>

  private var values: Values {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// The offset of the shadow to the right and below, in points.
  open var shadowOffset: CGSize {
    get { values.offset }
    set { values.offset = newValue }
  }

  /// The blur in points.
  open var shadowBlurRadius: CGFloat {
    get { values.blurRadius }
    set { values.blurRadius = newValue }
  }

  /// The color, a `UIColor`; by default black at an opacity of a third.
  open var shadowColor: Any? {
    get { values.color }
    set { values.color = newValue as? UIColor }
  }

  /// Creates a shadow that is not moved and not blurred.
  public override init() {
    storage = Mutex(Values())
  }

  convenience init(_ shadow: TextShadow) {
    self.init()
    shadowOffset = CGSize(width: shadow.x, height: -shadow.y)
    shadowBlurRadius = shadow.blurRadius
    shadowColor = UIColor(shadow.color)
  }

  /// The shadow as a value, with a color that a closure resolves.
  func value(_ color: (UIColor) -> Color) -> TextShadow {
    let values = values
    return TextShadow(
      x: values.offset.width,
      y: -values.offset.height,
      blurRadius: values.blurRadius,
      color: values.color.map(color) ?? Color.black
    )
  }

  /// Returns a copy of the shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = NSShadow()
    result.values = values
    return result
  }

  /// Whether two shadows have equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSShadow).map { $0.values == values } ?? false
  }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }
}
