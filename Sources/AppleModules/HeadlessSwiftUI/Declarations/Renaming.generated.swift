// Written by Scripts/generate-tables from Reference/swiftui/declarations/Renaming.tsv. Do not edit.
// swift-format-ignore-file
public import Foundation

extension View {
  /// Moves the focus to a field when the person renames something.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
  /// Runs an action when the person renames something.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Sets the document of the screen, which a person can drag from its title.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  /// Sets the document of the screen, which a person can drag from its title.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Sets the document of the screen with a preview, which a person can drag from its title.
  public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D,
    preview: SharePreview<I1, I2>
  ) -> some View { self }
  /// Sets the icon beside the title in Assistive Access, which screens here do not use.
  public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  /// Sets the icon beside the title in Assistive Access, which screens here do not use.
  public nonisolated func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}
