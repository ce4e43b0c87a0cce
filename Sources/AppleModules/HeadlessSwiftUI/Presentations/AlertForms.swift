public import Foundation

extension View {
  /// Shows an alert about a value, without a message.
  nonisolated public func alert<Actions: View, Data>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Shows an alert about an error, with a message.
  nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? "Error"),
      isPresented: isPresented.where(error != nil),
      actions: { if let error { actions(error) } },
      message: { if let error { message(error) } }
    )
  }

  /// Shows an alert about a value, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      Text(title),
      isPresented: isPresented.where(data != nil),
      actions: { if let data { actions(data) } },
      message: { if let data { message(data) } }
    )
  }

  /// Shows actions about a value to choose from.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: isPresented.where(data != nil),
      titleVisibility: titleVisibility,
      actions: { if let data { actions(data) } },
      message: { if let data { message(data) } }
    )
  }

  /// Shows a choice of actions for a value, with a localization key.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows a choice of actions for a value, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}

extension Binding where Value == Bool {
  /// The binding, false if a condition is not met.
  fileprivate func `where`(_ holds: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && holds }, set: { wrappedValue = $0 })
  }
}
