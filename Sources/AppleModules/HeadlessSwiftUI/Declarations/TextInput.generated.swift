// Written by Scripts/generate-tables from Reference/swiftui/declarations/TextInput.tsv. Do not edit.
// swift-format-ignore-file
public import Foundation

extension View {
  /// Sets the side of a character on which selections are.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
}

/// The tools that rewrite text.
public struct WritingToolsBehavior: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: WritingToolsBehavior = WritingToolsBehavior(name: "automatic")
  /// The text is rewritten in place.
  public nonisolated static let complete: WritingToolsBehavior = WritingToolsBehavior(name: "complete")
  /// A panel shows the rewritten text.
  public nonisolated static let limited: WritingToolsBehavior = WritingToolsBehavior(name: "limited")
  /// There are no tools.
  public nonisolated static let disabled: WritingToolsBehavior = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Sets the tools that rewrite text.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  /// Shows or hides the button of the tools that rewrite text.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }
}

/// The language of a text, by which it is set.
public struct TypesettingLanguage: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// The language of the text itself.
  public nonisolated static let automatic: TypesettingLanguage = TypesettingLanguage(name: "automatic")
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.minimalIdentifier)
  }
}

extension View {
  /// Sets the language by which text is set; lines have the same height in every language here.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View { self }
  /// Sets the language by which text is set; lines have the same height in every language here.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> some View { self }
}

/// The place of controls that format text.
public struct TextInputFormattingControlPlacement: Equatable, Hashable, Sendable {
  /// The name of the value.
  let name: String
  /// The menu of a selection.
  public nonisolated static let contextMenu: TextInputFormattingControlPlacement = TextInputFormattingControlPlacement(name: "contextMenu")
  /// The bar above the keyboard.
  public nonisolated static let inputAssistant: TextInputFormattingControlPlacement = TextInputFormattingControlPlacement(name: "inputAssistant")
  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The places of the system.
    public static let `default` = Set(rawValue: 4)
    /// The menu of a selection.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All places.
    public static let all = Set(rawValue: 7)
  }
}

extension View {
  /// Shows or hides controls that format text.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility,
    for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}
