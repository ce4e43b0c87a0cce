import HeadlessUIKit

/// A button that opens a menu of actions.
///
/// The button is shown. The actions are not: on a still screen the menu is closed.
public struct Menu<Label: View, Content: View> {
  private let label: Label

  /// Creates a menu with a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a menu with a label and a primary action.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.label = label() }
}

extension Menu where Label == Text {
  /// Creates a menu with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) { label = Text(titleKey) }

  /// Creates a menu with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    @ViewBuilder content: () -> Content
  ) { label = Text(title) }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localization key and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { label = HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
}

extension Menu: View {
  /// The label as a button.
  public var body: some View { Button(action: {}) { label } }
}

/// A look of a menu.
public protocol MenuStyle {}

/// The default style: a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the look.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look for the place.
  nonisolated public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  nonisolated public static var button: ButtonMenuStyle { .init() }
}

/// The order of the actions of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = MenuOrder(name: "automatic")
  /// In the given order.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first next to the finger.
  public static let priority = MenuOrder(name: "priority")
}

/// The effect of choosing an action on its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Sets the style of menus in the view: they are buttons in the button style.
  nonisolated public func menuStyle(_ style: some MenuStyle) -> some View {
    modifier(
      MessageModifier(
        message: style is DefaultMenuStyle ? nil : "menuStyle: menus have the look of the system."
      )
    )
  }

  /// Sets the order of the actions of menus, which a still screen does not show.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets what choosing an action does to its menu, which a still screen does not show.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// Adds actions to a long press on the view, which a still screen does not show.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }

  /// Adds actions and a preview to a long press on the view, which a still screen does not show.
  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }
}

/// Related controls, side by side.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Creates a group.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group with a label, which a still screen does not show.
  nonisolated public init<Label: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = content() }
}

extension ControlGroup: View {
  /// The controls in a row.
  public var body: some View { HStack { content } }
}

/// A style of a group of controls.
public protocol ControlGroupStyle {}

/// The default style: a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// A row of controls for navigation.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look for the place.
  nonisolated public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row of controls for navigation.
  nonisolated public static var navigation: NavigationControlGroupStyle { .init() }
}

extension View {
  /// Sets the style of control groups, which are always a row here.
  nonisolated public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    modifier(
      MessageModifier(
        message: style is AutomaticControlGroupStyle
          ? nil : "controlGroupStyle: groups of controls have the look of the system."
      )
    )
  }
}
