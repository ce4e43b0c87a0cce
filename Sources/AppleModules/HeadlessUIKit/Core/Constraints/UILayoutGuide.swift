public import Foundation

/// A rectangle that takes part in layout and draws nothing.
open class UILayoutGuide: NSObject {
  #if !canImport(ObjectiveC)
  /// The values that programs attached to it.
  var associatedValues: AssociatedValues?
  #endif

  /// The rule for the rectangle of a guide that a view provides.
  enum Role: Hashable {
    case custom
    case safeArea
    case margins
    case readable
    case keyboard
    case content
    case frame
    case top
    case bottom

    /// The property that returns the guide, as formulas write it.
    var propertyName: String {
      switch self {
      case .custom: "guide"
      case .safeArea: "safeAreaLayoutGuide"
      case .margins: "layoutMarginsGuide"
      case .readable: "readableContentGuide"
      case .keyboard: "keyboardLayoutGuide"
      case .content: "contentLayoutGuide"
      case .frame: "frameLayoutGuide"
      case .top: "topLayoutGuide"
      case .bottom: "bottomLayoutGuide"
      }
    }
  }

  /// A name for people.
  open var identifier: String = ""

  /// The view in whose coordinates the guide is.
  open var owningView: UIView? {
    get { owner?.object }
    set {
      let old = owningView
      owner = newValue?.reference
      if role == .custom, old !== newValue { old?.detach(self) }
    }
  }
  private var owner: Reference<UIView>?
  private var ownReference = OwnReference<UILayoutGuide>()
  var reference: Reference<UILayoutGuide> { ownReference.to(self) }

  var role = Role.custom
  var node: LayoutNode?
  /// The computed rectangle of a guide that needs no solving.
  var frameInOwner = CGRect.zero

  public override init() { super.init() }

  init(role: Role, owner: UIView?) {
    self.role = role
    super.init()
    self.owner = owner?.reference
  }

  deinit { ownReference.empty() }

  /// The rectangle in the coordinates of the owning view, after its layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if role != .custom && role != .content { return owningView.rectangle(of: role) }
    return frameInOwner
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }

  open override var description: String {
    let name = identifier.isEmpty ? role.propertyName : "'\(identifier)'"
    return "<UILayoutGuide \(name)>"
  }
}

#if !canImport(ObjectiveC)
extension UILayoutGuide: AssociationOwner {}
#endif
