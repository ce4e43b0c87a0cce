public import HeadlessSwiftUI
import HeadlessUIKit

extension Button {
  /// Creates a button that performs an action of the app, which it does not here.
  nonisolated public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }

  /// Creates a button with a meaning that performs an action of the app, which it does not here.
  nonisolated public init(
    role: ButtonRole?,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button of a key in the strings of the program that performs an action of the app.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, action: {}) { Text(titleKey) }
  }

  /// Creates a button of a string that is shown as it is, which performs an action of the app.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, action: {}) { Text(title) }
  }
}

extension Toggle {
  /// Creates a switch that performs an action of the app, which it does not here.
  nonisolated public init(
    isOn: Bool,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch of a key in the strings of the program that performs an action of the app.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(titleKey, isOn: .constant(isOn))
  }

  /// Creates a switch of a string that is shown as it is, which performs an action of the app.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: .constant(isOn))
  }
}

/// The look of a tip about Siri.
public struct SiriTipViewStyle: Sendable {
  /// That of the screen.
  public static let automatic = SiriTipViewStyle()
  /// Dark.
  public static let dark = SiriTipViewStyle()
  /// Light.
  public static let light = SiriTipViewStyle()
}

/// A tip with the sentence that starts an action.
///
/// The sentence stands in the place of the device's own words, which Apple does not publish.
public struct SiriTipView {
  private let title: LocalizedStringResource
  private let isVisible: Binding<Bool>?

  /// Creates a tip about an action.
  nonisolated public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    title = Intent.title
    self.isVisible = isVisible
  }
}

extension SiriTipView: View {
  /// The symbol, the sentence, and a button that hides the tip.
  public var body: some View {
    if isVisible?.wrappedValue != false {
      HStack {
        Image(systemName: "mic.circle.fill").font(.title)
        Text("“\(String(localized: title))”")
        Spacer()
        if let isVisible {
          Button {
            isVisible.wrappedValue = false
          } label: {
            Image(systemName: "xmark")
          }
        }
      }
      .padding()
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
    }
  }
}

/// The look of a button that opens Shortcuts.
public struct ShortcutsLinkStyle: Sendable {
  /// That of the screen.
  public static let automatic = ShortcutsLinkStyle()
  /// Dark.
  public static let dark = ShortcutsLinkStyle()
  /// Dark with a line around it.
  public static let darkOutline = ShortcutsLinkStyle()
  /// Light.
  public static let light = ShortcutsLinkStyle()
  /// Light with a line around it.
  public static let lightOutline = ShortcutsLinkStyle()
}

/// A button that opens the page of the app in Shortcuts.
public struct ShortcutsLink {
  private let action: @MainActor () -> Void

  /// Creates a button.
  nonisolated public init() { action = {} }

  /// Creates a button that also calls a function.
  nonisolated public init(action: @escaping @MainActor () -> Void) { self.action = action }
}

extension ShortcutsLink: View {
  /// The name of the app with that of Shortcuts.
  public var body: some View {
    Button(action: action) {
      Label("\(AppName.current) Shortcuts", systemImage: "square.2.layers.3d.fill")
    }
    .buttonStyle(.bordered)
  }
}

extension View {
  /// Sets the look of tips about Siri, which are drawn alike here.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Sets the look of buttons that open Shortcuts, which are drawn alike here.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
