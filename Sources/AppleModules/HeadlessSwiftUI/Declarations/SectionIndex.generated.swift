// Written by Scripts/generate-tables from Reference/swiftui/declarations/SectionIndex.tsv. Do not edit.
// swift-format-ignore-file

extension View {
  /// Shows or hides the letters beside a list, which are not drawn here.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the letter of a section beside its list.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Sets the letter of a section beside its list.
  public nonisolated func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets the letter of a section beside its list.
  @_disfavoredOverload public nonisolated func sectionIndexLabel<S: StringProtocol>(
    _ label: S?
  ) -> some View { self }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  /// The name of the value.
  let name: String
  /// Less than usual.
  public nonisolated static let decreased: BadgeProminence = BadgeProminence(name: "decreased")
  /// The usual one.
  public nonisolated static let standard: BadgeProminence = BadgeProminence(name: "standard")
  /// More than usual.
  public nonisolated static let increased: BadgeProminence = BadgeProminence(name: "increased")
}

extension View {
  /// Sets the prominence of badges, which have the usual one here.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}
