public import Foundation
import HeadlessUIKit

/// An alert or a list of actions in front of a screen.
struct AlertValues {
  var title: String
  var message: AnyView?
  var actions: AnyView
  var style: UIAlertController.Style

  /// Makes the presentation, with the buttons of the actions.
  @MainActor
  func presentation(in place: BuildPlace) -> Presentation {
    var inner = place
    inner.environment.list = nil
    let texts = message.map { LabelParts(inner.items(of: $0, at: .slot(2))).text }
    let alert = UIAlertController(
      title: title.isEmpty ? nil : title,
      message: (texts?.isEmpty ?? true) ? nil : texts,
      preferredStyle: style
    )
    var buttons: [ButtonItem] = []
    for item in inner.items(of: actions, at: .slot(1)) {
      item.collectParts { part in
        if let button = part as? ButtonItem { buttons.append(button) }
        guard style == .alert, let field = part as? FieldItem else { return }
        alert.addTextField { own in
          own.text = field.field.text
          own.placeholder = field.field.placeholder
          own.isSecureTextEntry = field.field.isSecureTextEntry
        }
      }
    }
    for button in buttons { alert.addAction(button.alertAction) }
    let hasCancel = buttons.contains { $0.role == .cancel }
    if buttons.isEmpty {
      alert.addAction(UIAlertAction(title: "OK", style: .default))
    } else if style == .actionSheet, !hasCancel {
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    }
    return Presentation(.alert(alert), content: nil, place.environment)
  }
}

extension LayoutItem {
  /// Calls a closure with the item and its descendants, the outer ones first.
  func collectParts(_ body: (LayoutItem) -> Void) {
    var open: [LayoutItem] = [self]
    while let item = open.popLast() {
      body(item)
      open += item.parts.reversed()
    }
  }
}

extension ButtonItem {
  fileprivate var alertAction: UIAlertAction {
    let style: UIAlertAction.Style =
      switch role {
      case ButtonRole.destructive: .destructive
      case ButtonRole.cancel: .cancel
      default: .default
      }
    return UIAlertAction(title: LabelParts([content]).title, style: style)
  }
}

extension View {
  private nonisolated func showing(
    _ values: @escaping () -> AlertValues?
  ) -> some View {
    modifier(PresentationModifier(source: .alert(values)))
  }

  /// Shows an alert while a value is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    let title = title.string
    return showing {
      guard isPresented.wrappedValue else { return nil }
      return AlertValues(
        title: title,
        message: message().erased,
        actions: actions().erased,
        style: .alert
      )
    }
  }

  /// Shows an alert without a message while a value is true.
  nonisolated public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert while a value is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert without a message while a value is true.
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert while a value is true.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert without a message while a value is true.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert about data while a value is true and the data is present.
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    let title = Text(titleKey).string
    return showing {
      guard isPresented.wrappedValue, let data else { return nil }
      return AlertValues(
        title: title,
        message: message(data).erased,
        actions: actions(data).erased,
        style: .alert
      )
    }
  }

  /// Shows an alert about an error while a value is true.
  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    showing {
      guard isPresented.wrappedValue, let error else { return nil }
      return AlertValues(
        title: error.errorDescription ?? "Error",
        message: error.failureReason.map { Text(verbatim: $0).erased },
        actions: actions().erased,
        style: .alert
      )
    }
  }

  /// Shows an alert while a value is true.
  nonisolated public func alert(
    isPresented: Binding<Bool>,
    content: @escaping () -> Alert
  ) -> some View {
    showing { isPresented.wrappedValue ? content().values : nil }
  }

  /// Shows an alert while a value is present.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    showing { item.wrappedValue.map { content($0).values } }
  }

  /// Shows actions to choose from while a value is true.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    let title = titleVisibility == .visible ? title.string : ""
    return showing {
      guard isPresented.wrappedValue else { return nil }
      return AlertValues(
        title: title,
        message: message().erased,
        actions: actions().erased,
        style: .actionSheet
      )
    }
  }

  /// Shows actions to choose from while a value is true.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Shows actions to choose from while a value is true.
  nonisolated public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    ) { EmptyView() }
  }

  /// Shows actions to choose from while a value is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    ) { EmptyView() }
  }

  /// Shows actions to choose from while a value is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    showing { isPresented.wrappedValue ? content().values : nil }
  }

  /// Shows a choice of actions while a value is present.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    showing { item.wrappedValue.map { content($0).values } }
  }
}
