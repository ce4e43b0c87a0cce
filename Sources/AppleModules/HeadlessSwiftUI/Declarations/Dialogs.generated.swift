// Written by Scripts/generate-tables from Reference/swiftui/declarations/Dialogs.tsv. Do not edit.
// swift-format-ignore-file

extension View {
  /// Sets the icon of alerts, which iOS does not show.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
}

/// The importance of an alert.
public enum DialogSeverity: Equatable, Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// The usual importance.
  case standard
  /// A warning.
  case critical
}

extension View {
  /// Sets the importance of alerts, which iOS does not show.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Lets a person turn alerts off, which iOS does not show.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Lets a person turn alerts off, which iOS does not show.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Lets a person turn alerts off, which iOS does not show.
  @_disfavoredOverload public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S,
    isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Lets a person turn alerts off, which iOS does not show.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text,
    isSuppressed: Binding<Bool>
  ) -> some View { self }
}
