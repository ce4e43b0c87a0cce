/// The meaning of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The title of a button without a label.
  fileprivate let title: String

  /// The symbol of such a button in a bar; `nil` for a title there, too.
  fileprivate let symbol: String?

  private init(name: String, title: String, symbol: String? = nil) {
    self.name = name
    self.title = title
    self.symbol = symbol
  }

  /// A button that deletes data.
  public static let destructive = ButtonRole(name: "destructive", title: "Delete")

  /// A button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel", title: "Cancel", symbol: "xmark")

  /// A button that closes a view without losing data.
  public static let close = ButtonRole(name: "close", title: "Close", symbol: "xmark")

  /// A button that confirms an operation.
  public static let confirm = ButtonRole(name: "confirm", title: "Done", symbol: "checkmark")
}

/// The label of a button that has a role and no label.
///
/// It is a symbol in a bar, and a title elsewhere: `Button(role: .close)` on a plain screen shows "Close" in
/// the reference `button-dismiss` of StanfordSpezi/SpeziViews. The other titles are estimates.
public struct DefaultButtonLabel: View {
  @Environment(\.isInToolbar) private var isInToolbar
  private let role: ButtonRole

  nonisolated fileprivate init(role: ButtonRole) { self.role = role }

  /// The symbol or the title.
  public var body: some View {
    if isInToolbar, let symbol = role.symbol {
      Image(systemName: symbol).accessibilityLabel(role.title)
    } else {
      Text(verbatim: role.title)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the system's label for a role.
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension EnvironmentValues {
  private enum ToolbarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is in a bar of the screen.
  var isInToolbar: Bool {
    get { self[ToolbarKey.self] }
    set { self[ToolbarKey.self] = newValue }
  }
}
