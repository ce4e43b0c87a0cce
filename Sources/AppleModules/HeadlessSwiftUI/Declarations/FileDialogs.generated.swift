// Written by Scripts/generate-tables from Reference/swiftui/declarations/FileDialogs.tsv. Do not edit.
// swift-format-ignore-file
public import Foundation

/// The choices of a panel for files.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// People can look into packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Extensions of names are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Sets the choices of panels for files.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    self
  }
  /// Sets the title of the button that confirms a panel for files.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Sets the title of the button that confirms a panel for files.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }
  /// Sets the title of the button that confirms a panel for files.
  @_disfavoredOverload public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
  /// Names the settings of panels for files, which the system keeps.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Sets the folder in which panels for files begin.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Sets whether panels for files give an alias instead of its file.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Sets the message of panels for files.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Sets the message of panels for files.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Sets the message of panels for files.
  @_disfavoredOverload public nonisolated func fileDialogMessage<S: StringProtocol>(
    _ message: S
  ) -> some View { self }
  /// Sets the title of the field for a file's name.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Sets the title of the field for a file's name.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }
  /// Sets the title of the field for a file's name.
  @_disfavoredOverload public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { self }
}
