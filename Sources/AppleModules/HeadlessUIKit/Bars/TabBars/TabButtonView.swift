import DynamicType
import Foundation
import LayoutGeometry
import RichText
import Snapshots
import SystemMetrics

/// A tab in a tab bar.
final class TabButtonView: UIView {
  override var elementRole: ElementRole { .tab }

  /// The settings of the bar that apply to all of its tabs.
  struct Style {
    var metrics: TabBarMetrics
    var appearance: UITabBarItemAppearance
    var tint: UIColor
    var unselectedTint: UIColor
    /// Whether the bar has little height, as in landscape on a phone.
    var isLow: Bool { metrics.isInline && metrics.rowHeight < 49 }

    init(_ bar: UITabBar, _ look: UITabBarAppearance, _ metrics: TabBarMetrics) {
      self.metrics = metrics
      appearance = look.stackedLayoutAppearance
      tint = bar.tintColor
      // Tabs that are not selected are gray; from iOS 26 on they have the color of labels.
      let usual: UIColor = metrics.style == .floating ? .label : .systemGray
      unselectedTint = bar.unselectedItemTintColor ?? usual
      if metrics.isInline {
        appearance = isLow ? look.compactInlineLayoutAppearance : look.inlineLayoutAppearance
      }
    }
  }

  private let item: UITabBarItem
  private let isSelected: Bool
  private let style: Style
  private let label = UILabel()
  private let badge: BadgeView?
  private let showsTitle: Bool

  init(_ item: UITabBarItem, isSelected: Bool, _ style: Style, showsTitle: Bool) {
    self.item = item
    // A tab at the top shows its title alone, and the one for searching its symbol.
    self.showsTitle =
      showsTitle && !(style.metrics.isAtTop && item.isSearch) && !(item.title ?? "").isEmpty
    self.isSelected = isSelected
    self.style = style
    badge = item.badgeValue.map { BadgeView($0, item, style.appearance, isSelected: isSelected) }
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func setUpView() {
    super.setUpView()
    represent(item)
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    takeLargeContent(of: item, title: accessibilityLabel)
    label.becomePart(showing: item.title)
    label.textAlignment = .center
    let state = isSelected ? style.appearance.selected : style.appearance.normal
    let own = item.drawnTitleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    let attributes = state.titleTextAttributes.merging(own) { $1 }
    label.font =
      attributes[.font] as? UIFont
      ?? (style.metrics.isAtTop
        ? .systemFont(ofSize: 15, weight: .medium)
        : BarFonts.tab(isInline: style.metrics.isInline, isLow: style.isLow))
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tint
    if showsTitle { addSubview(label) }
    if let badge { addSubview(badge) }
  }

  private var tint: UIColor {
    if !item.isEnabled { return .tertiaryLabel }
    let state = isSelected ? style.appearance.selected : style.appearance.normal
    return state.iconColor ?? (isSelected ? style.tint : style.unselectedTint)
  }

  private var image: UIImage? {
    if style.metrics.isAtTop, showsTitle { return nil }
    var image = isSelected ? item.selectedImage ?? item.image : item.image
    if style.isLow, let low = item.landscapeImagePhone { image = low }
    guard let image, image.isSymbolImage else { return image }
    // Measured on iOS 26.1: 18 points, medium, large.
    let usual = UIImage.SymbolConfiguration(
      pointSize: style.isLow ? 14 : 18,
      weight: .medium,
      scale: .large
    )
    return image.withConfiguration(image.symbolConfiguration.map { usual.applying($0) } ?? usual)
  }

  private var imageSize: CGSize { image?.size(for: traitCollection) ?? .zero }

  /// The width that the image and the title need.
  var wantedWidth: CGFloat {
    let text = label.sizeThatFits(.zero).width
    return style.metrics.isInline
      ? imageSize.width + gap + text + 16 : max(imageSize.width, text) + 8
  }

  /// The width on a platter at the top, with the room at the sides of a title, an estimate.
  var widthAtTop: CGFloat {
    let content = showsTitle ? label.sizeThatFits(.zero).width : imageSize.width
    return PixelGrid.wholePoints.roundedUp(content) + 2 * 16
  }

  private var gap: CGFloat { imageSize.width > 0 ? 8 : 0 }

  private var imageBox: CGRect {
    let size = imageSize
    let title = label.superview == nil ? CGSize.zero : label.sizeThatFits(.zero)
    if style.metrics.isInline {
      let width = size.width + gap + min(title.width, bounds.width)
      return directed(
        CGRect(
          x: max(0, (bounds.width - width) / 2),
          y: (bounds.height - size.height) / 2,
          width: size.width,
          height: size.height
        )
      )
    }
    // The image lies in the middle of the space above the title.
    let room = title.height > 0 ? bounds.height - title.height - 2 : bounds.height
    return CGRect(
      x: (bounds.width - size.width) / 2,
      y: (room - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = label.sizeThatFits(.zero)
    let width = min(title.width, bounds.width)
    if style.metrics.isInline {
      let box = directed(imageBox)
      label.frame = directed(
        pixelAligned(
          CGRect(
            x: box.maxX + gap,
            y: (bounds.height - title.height) / 2,
            width: min(width, max(0, bounds.width - box.maxX - gap)),
            height: title.height
          )
        )
      )
    } else {
      label.frame = pixelAligned(
        CGRect(
          x: (bounds.width - width) / 2,
          y: style.metrics.isAtTop
            ? (bounds.height - title.height) / 2 : bounds.height - title.height - 2,
          width: width,
          height: title.height
        )
      )
    }
    placeBadge()
  }

  /// Centers the badge on the upper trailing corner of the image, or of a title without one.
  private func placeBadge() {
    guard let badge else { return }
    let size = badge.sizeThatFits(.zero)
    let box = directed(image == nil ? label.frame : imageBox)
    badge.frame = directed(
      pixelAligned(
        CGRect(
          x: min(box.maxX - 6, bounds.width - size.width),
          y: max(1, box.minY - 4),
          width: size.width,
          height: size.height
        )
      )
    )
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    describeAsButton(&element, isEnabled: item.isEnabled)
    if isSelected && (style.metrics.style == .floating || style.metrics.isAtTop) {
      element.drawings.append(
        .fill(
          .roundedRect(element.bounds, radius: element.bounds.height / 2),
          .color(rgba(.tertiarySystemFill))
        )
      )
    }
    guard let image else { return }
    let drawing = ImageDrawing(
      image: image,
      traits: traitCollection,
      tint: tint,
      contentMode: .center,
      isTemplateByDefault: true
    )
    element.drawings.append(drawing.drawing(in: imageBox.inset(by: item.imageInsets)))
  }
}

/// The badge of a tab: text on a red capsule.
///
/// Its size is estimated from screenshots.
final class BadgeView: UIView {
  override var elementRole: ElementRole { .badge }

  private let label = UILabel()
  private let fill: UIColor

  init(
    _ text: String,
    _ item: UITabBarItem,
    _ appearance: UITabBarItemAppearance,
    isSelected: Bool
  ) {
    let state = isSelected ? appearance.selected : appearance.normal
    fill = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    super.init(frame: .zero)
    identity.isGenerated = true
    label.textRole = .badge
    label.becomePart(showing: text)
    let own = item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    let attributes = state.badgeTextAttributes.merging(own) { $1 }
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(18, label.sizeThatFits(.zero).width + 10), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(.zero)
    label.frame = pixelAligned(
      CGRect(
        x: (bounds.width - size.width) / 2,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    )
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    let outline = Outline.roundedRect(
      element.bounds,
      radius: element.bounds.height / 2,
      curve: .circular
    )
    element.drawings.append(.fill(outline, .color(rgba(fill))))
  }
}

extension TabButtonView: LargeContentActivating {
  func activateFromLargeContentViewer() {
    var step = superview
    while let view = step {
      if let bar = view as? UITabBar, let index = bar.buttons.firstIndex(where: { $0 === self }) {
        bar.touch(tab: index)
        return
      }
      step = view.superview
    }
  }
}
