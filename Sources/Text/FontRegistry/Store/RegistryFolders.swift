import FileAccess
import FontManagement

/// The folders in which registered fonts are kept.
public struct RegistryFolders: Hashable, Sendable {
  /// The folder of fonts that stay; `nil` where there is none.
  public var persistent: String?
  /// The folder of fonts that last until the user logs out; `nil` where there is none.
  public var session: String?
  /// The folder in which fontconfig looks for the fonts of the user; `nil` to keep fonts from other
  /// programs.
  public var fontconfig: String?

  /// Creates a choice of folders.
  public init(persistent: String?, session: String?, fontconfig: String?) {
    self.persistent = persistent
    self.session = session
    self.fontconfig = fontconfig
  }

  /// The folders of the user of this process: `dynamictype/fonts` in `$XDG_DATA_HOME` and in
  /// `$XDG_RUNTIME_DIR`.
  public static var ofThisUser: RegistryFolders {
    RegistryFolders(
      persistent: UserFolder.data.map { FilePath.join($0, "dynamictype/fonts") },
      session: UserFolder.runtime.map { FilePath.join($0, "dynamictype/fonts") },
      fontconfig: RegisteredFontLinks.folder
    )
  }

  /// The stores of the scopes that have a folder.
  var stores: [FontStore] {
    [
      persistent.map { FontStore(.persistent, $0, link(RegisteredFontLinks.persistent)) },
      session.map { FontStore(.session, $0, link(RegisteredFontLinks.session)) },
    ].compactMap(\.self)
  }

  private func link(_ name: String) -> String? { fontconfig.map { FilePath.join($0, name) } }
}
