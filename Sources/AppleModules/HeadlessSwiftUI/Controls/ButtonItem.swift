import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A background of a button of UIKit.
enum ButtonBackground {
  case gray, filled

  func configuration(_ size: UIButton.Configuration.Size) -> UIButton.Configuration {
    var configuration =
      switch self {
      case .gray: UIButton.Configuration.gray()
      case .filled: UIButton.Configuration.filled()
      }
    configuration.buttonSize = size
    return configuration
  }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  fileprivate var buttonSize: UIButton.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .medium
    case .large, .extraLarge: .large
    }
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of controls in the view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// The colors of a system button around its label.
struct TintedButton {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasMonochromeButtons) private var isMonochrome
  @Environment(\.tint) private var tint
  @Environment(\.foregroundStyles) private var around
  private let role: ButtonRole?
  private let background: ButtonBackground?

  nonisolated init(_ role: ButtonRole?, background: ButtonBackground?) {
    self.role = role
    self.background = background
  }
}

extension TintedButton: ViewModifier {
  /// The style of the label, which is that of the foreground if the program sets one.
  ///
  /// It is that of all text, "including controls such as buttons" (Nil Coalescing, SwiftUI modifiers to
  /// change colors; in Chinese at juejin.cn/post/7308923428149133347); the segments of `SBBSegmentedPicker`
  /// are buttons with `foregroundColor`, black or white in the references of
  /// SchweizerischeBundesbahnen/mobile-ios-design-swiftui. A part of the label may set its own tint.
  private var style: AnyShapeStyle {
    if let style = around.ofProgram { return AnyShapeStyle(style) }
    if !isEnabled { return AnyShapeStyle(Color(UIColor.tertiaryLabel)) }
    if background == .filled { return AnyShapeStyle(Color.white) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    if isMonochrome, tint == nil, background == nil { return AnyShapeStyle(Color.primary) }
    return AnyShapeStyle(TintShapeStyle())
  }

  func body(content: Content) -> some View {
    content
      .environment(\.tintsSymbols, false)
      .transformEnvironment(\.hasIconColumns) { [background] in $0 = $0 && background == nil }
      .foregroundStyle(style)
      .modifier(ButtonModifier(background: background, role: role))
  }
}

/// A button around its label.
struct ButtonModifier {
  let background: ButtonBackground?
  var role: ButtonRole?
  /// Whether the button has a style of the system.
  var isOfSystem = true

  var isDestructive: Bool { role == .destructive }
}

extension ButtonModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let items = content.items(place)
    let label =
      items.count == 1
      ? items[0] : ContainerItem(items, HStackLayout(), place.environment)
    return [ButtonItem(label, self, place.environment)]
  }
}

/// The layout item of a button: its label with the insets of UIKit's configuration.
final class ButtonItem: WrappingItem {
  /// The meaning of the button.
  let role: ButtonRole?
  private let isOfSystem: Bool
  private let insets: EdgeInsets
  private let isCircle: Bool
  private let button: UIButton?

  init(_ label: LayoutItem, _ modifier: ButtonModifier, _ environment: EnvironmentValues) {
    role = modifier.role
    isOfSystem = modifier.isOfSystem
    isCircle = modifier.background != nil && environment.buttonBorderShape == .circle
    guard let background = modifier.background else {
      insets = EdgeInsets()
      button = nil
      super.init(label, environment)
      return
    }
    var configuration = background.configuration(environment.controlSize.buttonSize)
    configuration.take(environment.buttonBorderShape)
    let margins = configuration.contentInsets
    insets = EdgeInsets(
      top: margins.top,
      leading: margins.leading,
      bottom: margins.bottom,
      trailing: margins.trailing
    )
    let button = UIButton(configuration: configuration)
    button.traitOverrides = environment.traits
    button.tintColor = modifier.isDestructive ? .systemRed : environment.accent
    button.isEnabled = environment.isEnabled
    self.button = button
    super.init(label, environment)
  }

  /// A system button is not text, although its label may be; one with a program's style has the spacing
  /// preferences of the style's view (warp-ds/warp-ios, `ExpandableSnapshotTests`).
  override var computedSpacing: ViewSpacing {
    isOfSystem ? content.spacing.withoutText(at: .all) : content.spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.shrunk(by: insets)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let label = content.size(inner(proposal))
    guard isCircle else { return label.grown(by: insets) }
    let diameter = max(label.width, label.height) + insets.top + insets.bottom
    return CGSize(width: diameter, height: diameter)
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    guard isCircle else {
      return self.guide(guide, inside: insets, offered: inner(dimensions.proposal))
    }
    let room = circleInsets(content.size(inner(dimensions.proposal)), in: dimensions.size)
    return self.guide(guide, inside: room, offered: inner(dimensions.proposal))
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    guard isCircle else { return placeContent(inside: insets, offered: inner(proposal)) }
    let room = circleInsets(content.size(inner(proposal)), in: frame.size)
    placeContent(inside: room, offered: inner(proposal))
  }

  /// The room around a label in the middle of a circle.
  private func circleInsets(_ label: CGSize, in size: CGSize) -> EdgeInsets {
    let side = grid.rounded((size.width - label.width) / 2)
    let above = grid.rounded((size.height - label.height) / 2)
    return EdgeInsets(
      top: above,
      leading: side,
      bottom: size.height - label.height - above,
      trailing: size.width - label.width - side
    )
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(Identity(className: "Button"), role: .button, frame: bounds)
    if let button {
      button.frame = CGRect(origin: .zero, size: frame.size)
      let drawn = button.layoutSnapshot().root
      element.drawings = drawn.drawings
      element.cornerRadii = drawn.cornerRadii
      element.cornerCurve = drawn.cornerCurve
      element.children = drawn.children.filter { $0.role != .label && $0.role != .image }
    }
    var texts: [String] = []
    element.children += elements(of: content).map { $0.silenced(&texts) }
    element.interaction = Interaction(
      isEnabled: environment.isEnabled,
      hitArea: bounds,
      actions: ["tap"]
    )
    element.accessibility.isElement = true
    element.accessibility.label = texts.joined(separator: ", ")
    element.accessibility.traits =
      environment.isEnabled ? ["button"] : ["button", "notEnabled"]
    return [element]
  }
}

extension SnapshotElement {
  /// The element as a part of a control that is read as a whole, with its texts.
  func silenced(_ texts: inout [String]) -> SnapshotElement {
    var open = [self]
    var next: [Int] = [0]
    if open[0].accessibility.isElement, let label = open[0].accessibility.label {
      texts.append(label)
    }
    open[0].accessibility.isElement = false
    while true {
      let last = open.count - 1
      guard next[last] < open[last].children.count else {
        if last == 0 { return open[0] }
        open[last - 1].children[next[last - 1] - 1] = open[last]
        open.removeLast()
        next.removeLast()
        continue
      }
      var child = open[last].children[next[last]]
      next[last] += 1
      if child.accessibility.isElement, let label = child.accessibility.label {
        texts.append(label)
      }
      child.accessibility.isElement = false
      open.append(child)
      next.append(0)
    }
  }
}
