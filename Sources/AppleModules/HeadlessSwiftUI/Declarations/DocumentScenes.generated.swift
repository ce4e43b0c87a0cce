// Written by Scripts/generate-tables from Reference/swiftui/declarations/DocumentScenes.tsv. Do not edit.
// swift-format-ignore-file
public import Foundation

extension Scene {
  /// Removes the commands of the scene.
  public nonisolated func commandsRemoved() -> some Scene { self }
  /// Replaces the commands of the scene.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// Sets the storage of the app's values; here they stay in memory.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Sets the size of windows at first.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
}
