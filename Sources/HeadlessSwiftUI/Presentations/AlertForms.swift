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
      isPresented: Binding(
        get: { isPresented.wrappedValue && error != nil },
        set: { isPresented.wrappedValue = $0 }
      ),
      actions: { if let error { actions(error) } },
      message: { if let error { message(error) } }
    )
  }
}
