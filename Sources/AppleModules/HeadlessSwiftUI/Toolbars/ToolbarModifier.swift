import DynamicType
import Foundation
import HeadlessUIKit
import Snapshots
import SystemMetrics

/// Views for the bars around a view.
struct ToolbarModifier {
  var views: [ToolbarView] = []
  var parts: (any ToolbarContent)?
}

extension ToolbarModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let items = content.items(place)
    var inner = place
    inner.environment = place.node.derivedEnvironment(from: place.environment) { values in
      // Titles in bars grow up to the size XXXL, and the large content viewer shows them.
      values.dynamicTypeSize = min(values.dynamicTypeSize, .xxxLarge)
      values.font = .body
      values.list = nil
      values.isInToolbar = true
      // "A toggle that appears as part of the content that you provide to one of the toolbar modifiers […] uses
      // the button style by default" (Apple's documentation of `ToggleStyle.automatic`).
      if values.toggleStyle is DefaultToggleStyle { values.toggleStyle = ButtonToggleStyle() }
      // Symbols in bars are as large as those of UIKit's bar buttons.
      values.imageScale = .large
      values.hasMonochromeButtons = BarLook.style[values.traits.systemGeneration] == .floating
    }
    var entries: [ToolbarEntry] = []
    let listed = views + (parts?.listed ?? [])
    let hasTitleMenu = listed.contains(where: \.isTitleMenu)
    for (index, part) in listed.enumerated() where !part.isTitleMenu {
      guard !part.isSpace else {
        entries.append(ToolbarEntry(placement: part.placement, item: nil))
        continue
      }
      for item in inner.items(of: part.shown(in: inner.environment), at: .slot(index + 1)) {
        entries.append(
          ToolbarEntry(
            placement: part.placement,
            item: item.isSpacer ? nil : item,
            isBackgroundHidden: part.isBackgroundHidden
          )
        )
      }
    }
    let made = entries
    guard let first = items.first else { return items }
    let change: (inout NavigationBarValues) -> Void = { values in
      values.entries += made
      values.hasTitleMenu = values.hasTitleMenu || hasTitleMenu
    }
    let whole = NavigationBarValuesItem(first, change, place.environment)
    return [whole] + items.dropFirst()
  }
}

extension ToolbarView {
  /// The view adapted to its placement.
  ///
  /// Labels show only their icons: "Some containers might apply a different default label style, such as only
  /// showing icons within toolbars on macOS and iOS" (Apple's documentation of `Label`). The view in place of
  /// the title is not one of a toolbar's items.
  fileprivate func shown(in environment: EnvironmentValues) -> AnyView {
    let isConfirmation = placement.place == .confirmation
    let weighted = isConfirmation ? view.fontWeight(.semibold).erased : view
    guard placement.place != .principal, environment.labelStyle is DefaultLabelStyle else {
      return weighted
    }
    return weighted.labelStyle(.iconOnly).erased
  }
}

extension EnvironmentValues {
  private enum MonochromeKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether buttons without a tint have the color of text: in the bars of iOS 26, where "icons use
  /// monochrome rendering" (WWDC 2025, session 323) and titles do as well (the pictures of
  /// danielsaidi/OnboardingKit).
  var hasMonochromeButtons: Bool {
    get { self[MonochromeKey.self] }
    set { self[MonochromeKey.self] = newValue }
  }
}

extension View {
  /// Adds views to the bars of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(parts: content()))
  }

  /// Adds views to the top bar of the screen.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = ToolbarView(placement: .automatic, view: content().erased)
    return modifier(ToolbarModifier(views: [view]))
  }

  /// Adds views to the bars of the screen that people can customize.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(parts: content()))
  }

  /// Adds views to the top bar of the screen.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    let views = [
      ToolbarView(placement: .topBarLeading, view: leading.erased),
      ToolbarView(placement: .topBarTrailing, view: trailing.erased),
    ]
    return modifier(ToolbarModifier(views: views))
  }

  /// Adds views to the leading side of the top bar of the screen.
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  /// Adds views to the trailing side of the top bar of the screen.
  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  /// Adds a menu to the title of the screen; its chevron is not drawn, which a message reports.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View { navigationBar { $0.hasTitleMenu = true } }

  /// Shows or hides bars of the screen.
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { toolbarVisible(visibility, bars) }

  /// Shows or hides bars of the screen.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { toolbarVisible(visibility, bars) }

  private nonisolated func toolbarVisible(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    navigationBar { values in
      guard visibility != .automatic else { return }
      if bars.contains(where: { $0.bar == .top || $0.bar == .automatic }) {
        values.isHidden = visibility == .hidden
      }
      if bars.contains(where: { $0.bar == .bottom }), visibility == .hidden {
        values.isBottomHidden = true
      }
    }
    .tabBar { values in
      if visibility == .hidden, bars.contains(where: { $0.bar == .tabs }) { values.isHidden = true }
    }
  }

  /// Shows or hides the background of bars of the screen.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barBackground(bars) { $0.visibility = visibility }
  }

  private nonisolated func barBackground(
    _ bars: [ToolbarPlacement],
    _ change: @escaping (inout BarBackground) -> Void
  ) -> some View {
    navigationBar { values in
      if bars.contains(where: { $0.bar == .top || $0.bar == .automatic }) || bars.isEmpty {
        change(&values.background)
      }
      if bars.contains(where: { $0.bar == .bottom }) { change(&values.bottomBackground) }
    }
    .tabBar { if bars.contains(where: { $0.bar == .tabs }) { change(&$0.background) } }
  }

  /// Sets the background of bars of the screen, which is drawn in the mean of its colors.
  ///
  /// As on iOS it is visible where content is below the bar, or where `toolbarBackground(.visible)` shows it.
  nonisolated public func toolbarBackground(
    _ style: some ShapeStyle,
    for bars: ToolbarPlacement...
  ) -> some View {
    barBackground(bars) { $0.style = style }
  }

  /// Shows or hides the background of bars of the screen.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barBackground(bars) { $0.visibility = visibility }
  }

  /// Sets the color scheme of bars of the screen, which is not drawn here.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(MessageModifier(message: "toolbarColorScheme: the bar has the look of the screen."))
  }

  /// Sets the role of the bars: an editor has its title beside the back button, which is reported.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(
      MessageModifier(
        message: role.isEditor
          ? "toolbarRole(.editor): the title is in the middle of the bar." : nil
      )
    )
  }
}

/// The purpose of the bars of a screen.
public struct ToolbarRole: Sendable {
  let isEditor: Bool

  /// The one for the place.
  public static let automatic = ToolbarRole(isEditor: false)
  /// For browsing.
  public static let browser = ToolbarRole(isEditor: false)
  /// For editing.
  public static let editor = ToolbarRole(isEditor: true)
  /// For a navigation stack.
  public static let navigationStack = ToolbarRole(isEditor: false)
}
