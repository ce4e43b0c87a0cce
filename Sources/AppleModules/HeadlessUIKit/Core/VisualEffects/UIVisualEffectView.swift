import DynamicType
public import Foundation
package import Snapshots

/// A view with a translucent material, and content on it.
///
/// Add subviews to ``contentView``, not to the view itself.
open class UIVisualEffectView: UIView {
  package override var elementRole: ElementRole { .effect }

  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?

  /// The view that contains the content; as large as the effect view.
  public let contentView: UIView

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    contentView = UIView(frame: .zero)
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    contentView = UIView(frame: .zero)
    super.init(frame: frame)
  }

  /// Creates a view, ignoring the coder.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
  }

  override func setUpView() {
    super.setUpView()
    isOpaque = false
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.identity.isGenerated = true
    contentView.isOpaque = false
    addSubview(contentView)
  }

  package override var containerForLoading: UIView { contentView }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = bounds }
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard let blur = effect as? UIBlurEffect, bounds.width > 0, bounds.height > 0 else { return }
    let isDark = blur.style.isDark ?? (traitCollection.userInterfaceStyle == .dark)
    let outline = Outline.roundedRect(element.bounds, element.cornerRadii, element.cornerCurve)
    element.drawings.append(.material(Material(blur.style.thickness, isDark: isDark), outline))
  }

  override class var plainHitTestingClass: UIView.Type { UIVisualEffectView.self }
}

extension UIBlurEffect.Style {
  /// Whether the material is always dark or light; `nil` if it follows the interface.
  var isDark: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: nil
    }
  }

  var thickness: Material.Thickness {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
    default: .regular
    }
  }
}
