import HeadlessUIKit

/// An alert as a value, the predecessor of alerts made of views.
public struct Alert {
  /// A button of an alert or of a list of actions.
  public struct Button {
    let title: String
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button.
    public static func `default`(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(title: label.string, role: nil, action: action ?? {}) }

    /// A button that cancels the operation.
    public static func cancel(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(title: label.string, role: .cancel, action: action ?? {}) }

    /// A button that cancels the operation, with the system's title.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(title: "Cancel", role: .cancel, action: action ?? {})
    }

    /// A button that deletes data.
    public static func destructive(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(title: label.string, role: .destructive, action: action ?? {}) }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with a button to close it.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var values: AlertValues {
    AlertValues(
      title: title.string,
      message: message?.erased,
      actions: AlertButtons(buttons: buttons).erased,
      style: .alert
    )
  }
}

/// Actions to choose from as a value, the predecessor of those made of views.
public struct ActionSheet {
  /// A button of the list.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a list of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var values: AlertValues {
    AlertValues(
      title: title.string,
      message: message?.erased,
      actions: AlertButtons(buttons: buttons).erased,
      style: .actionSheet
    )
  }
}

/// The buttons of an alert as views.
private struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      Button(role: button.role, action: button.action) { Text(verbatim: button.title) }
    }
  }
}
