import FileAccess
public import FontManagement
import Synchronization

/// Registers fonts for this process or for all programs of the user, and finds those of others.
///
/// ```swift
/// let provider = FontProvider(identifier: "com.example.type")
/// let result = FontManager.shared.register(
///   FontRegistration([.file("/opt/example/Example.otf")], scope: .process),
///   by: provider,
///   consent: .denied
/// )
/// print(result.errors)
/// ```
///
/// A registered font is found by its name and is never a fallback. A process uses the fonts that it
/// registers itself and those that it requests with ``request(_:by:)``; fonts in the scopes
/// ``FontScope/persistent`` and ``FontScope/session`` are seen by every program that lists fonts
/// with fontconfig. All calls are safe from any thread, and block while files are read and written.
public final class FontManager: Sendable {
  /// The registry of the user of this process.
  public static let shared = FontManager()

  /// The collection in which registered fonts are found.
  public let collection: FontCollection
  /// The sanitizer that checks fonts; `nil` for the built-in check alone.
  public let sanitizer: FontSanitizer?
  /// The limits of each provider.
  public let limits: RegistryLimits

  let stores: [FontStore]
  let state = Mutex(State())

  /// Creates a registry.
  ///
  /// - Parameters:
  ///   - folders: The folders of the scopes that reach beyond the process.
  ///   - collection: The fonts of the system, which registered ones join.
  ///   - sanitizer: The sanitizer; `nil` for the built-in check alone.
  ///   - limits: The limits of each provider.
  public init(
    folders: RegistryFolders = .ofThisUser,
    collection: FontCollection = .installed,
    sanitizer: FontSanitizer? = .ofThisMachine,
    limits: RegistryLimits = RegistryLimits()
  ) {
    stores = folders.stores
    self.collection = collection
    self.sanitizer = sanitizer
    self.limits = limits
  }

  /// The fonts as this process knows them.
  struct State {
    /// The fonts that this process uses, in the order in which it began to.
    var used: [UsedFont] = []
    /// The fonts that listeners were told of last; `nil` while nobody listens.
    var announced: Set<RegisteredFont>?
    var listeners: [Int: @Sendable (FontRegistryChange) -> Void] = [:]
    var nextListener = 0
    /// The keys of ``FontManager/isFirst(_:)``.
    var doneOnce: Set<String> = []
    /// Whether a thread waits for the changes of other processes.
    var isWatching = false
  }

  /// A font that this process uses, with its bytes.
  struct UsedFont {
    var font: RegisteredFont
    let file: FontFile
  }

  /// Returns the fonts of a scope, of all providers, in the order of their registration.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - isEnabled: Whether fonts that can be used, or those that are only known; `nil` for both.
  /// - Returns: The fonts; none in a scope without a folder.
  /// - Throws: A registry that cannot be read.
  public func fonts(
    in scope: FontScope,
    isEnabled: Bool? = nil
  ) throws(FontRegistryError) -> [RegisteredFont] {
    var fonts: [RegisteredFont]
    if scope == .process {
      fonts = state.withLock { $0.used.map(\.font).filter { $0.scope == .process } }
    } else {
      fonts = try stores.first { $0.scope == scope }?.read().fonts ?? []
    }
    if let isEnabled { fonts.removeAll { $0.isEnabled != isEnabled } }
    return fonts
  }

  /// Returns the fonts of all scopes, of all providers.
  ///
  /// - Throws: A registry that cannot be read.
  public func fonts() throws(FontRegistryError) -> [RegisteredFont] {
    var fonts: [RegisteredFont] = []
    for scope in FontScope.allCases { fonts += try self.fonts(in: scope) }
    return fonts
  }

  /// Returns whether this is the first call with a key.
  package func isFirst(_ key: String) -> Bool {
    state.withLock { $0.doneOnce.insert(key).inserted }
  }

  /// Returns the path at which other programs find a font; `nil` for one of this process alone.
  public func path(of font: RegisteredFont) -> String? {
    stores.first { $0.scope == font.scope }?.path(of: font)
  }
}

/// The limits of each provider.
public struct RegistryLimits: Hashable, Sendable {
  /// The number of files in a scope.
  public var fileCount: Int
  /// The bytes of all files in a scope.
  public var byteCount: Int
  /// The time to wait for another program that changes the registry, in milliseconds.
  public var patience: Int

  /// Creates limits.
  public init(fileCount: Int = 4_000, byteCount: Int = 4 << 30, patience: Int = 10_000) {
    self.fileCount = fileCount
    self.byteCount = byteCount
    self.patience = patience
  }
}
