import DynamicType
import FileAccess
package import FontDescriptors
import Synchronization

/// The fonts that text can be set in.
///
/// Fonts are found and opened when they are first needed, and kept. The answers of a collection
/// depend only on its files: two machines with the same files give the same answers. Fonts that are
/// registered later join a collection, and ``generation`` grows.
public final class FontCollection: Sendable {
  let contents: Mutex<Contents>
  /// The number behind ``generation``.
  let changes = Atomic(0)
  /// Finds the fonts that the collection is made of.
  let readIndex: @Sendable () -> FontIndex
  private let files = Cache<String, Result<FontFile, FontFileError>>()
  private let faces = Cache<FaceKey, FontFace?>()
  private let instances = Cache<InstanceKey, FaceInstance>()
  let matches = Cache<MatchKey, FaceInstance?>()
  let resolved = Cache<FontDescriptor, ResolvedFont>()
  /// Requests differ in their sizes, of which a shrinking text makes any number.
  let requests = Cache<FontRequest, ResolvedFont>(limit: 512)
  let twoFonts = Cache<ObjectIdentifier, ResolvedFont>()
  let lastResorts = Cache<LastResortKey, FaceInstance?>()

  /// The fonts that are installed on this machine, as fontconfig lists their files.
  ///
  /// Fonts that providers registered for all programs of the user are not among them, as on a device,
  /// where a program asks for them, until ``useRegisteredFonts()``.
  public static let installed = ofThisMachine()

  /// Asks this machine again for its fonts, with nothing opened yet.
  package static func ofThisMachine() -> FontCollection {
    FontCollection {
      FontIndex.installed(includesRegistered: usesRegisteredFonts.load(ordering: .acquiring))
    }
  }

  /// Whether the fonts that providers registered are among those of this machine.
  private static let usesRegisteredFonts = Atomic(false)

  /// Lets this program find the fonts that providers registered for all programs of the user, without
  /// asking for each.
  ///
  /// It is for tools that draw for a person, such as the `dynamictype` command. The fonts join
  /// ``installed``: they are found by name and never by fallback, and a file is opened when text
  /// asks for its font.
  public static func useRegisteredFonts() {
    guard !usesRegisteredFonts.exchange(true, ordering: .acquiringAndReleasing) else { return }
    installed.readFilesAgain()
  }

  /// The files and folders that decide which fonts are ``installed``: fontconfig's configuration and
  /// the folders in which it looks, those of the user included.
  package static var installationSources: [String] { FontIndex.installationSources() }

  /// Creates a collection of open files; without any, text is set in the built-in substitute.
  ///
  /// - Parameters:
  ///   - files: The files, in the order in which equal faces are preferred.
  ///   - userInstalled: Files that a user has installed: found by name, never by fallback.
  public convenience init(files: [FontFile], userInstalled: [FontFile] = []) {
    self.init { FontIndex(files: files, userInstalled: userInstalled) }
  }

  /// Opens files as a collection; files that cannot be used are left out and named.
  ///
  /// - Parameter paths: The paths, in the order in which equal faces are preferred.
  /// - Returns: The collection, and an error for each file that is not in it.
  public static func opening(
    _ paths: [String]
  ) -> (collection: FontCollection, errors: [FontFileError]) {
    var files: [FontFile] = []
    var errors: [FontFileError] = []
    for path in paths {
      do throws(FontFileError) {
        files.append(try FontFile(path: path))
      } catch {
        errors.append(error)
      }
    }
    return (FontCollection(files: files), errors)
  }

  /// The collection that fonts are made from in this task, ``installed`` unless
  /// ``performAsCurrent(_:)`` says otherwise.
  public static var current: FontCollection { ScreenContext.current.fonts }

  /// Runs a closure in which this collection is ``current``; child tasks inherit it.
  public func performAsCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try ScreenContext.with(\.fonts, self).perform(operation)
  }

  init(index: @escaping @Sendable () -> FontIndex) {
    readIndex = index
    let files = Lazy(index)
    contents = Mutex(Contents(files: files, index: files))
  }

  var index: FontIndex { contents.withLock { $0.index }.value }

  /// The names of all families, sorted.
  public var familyNames: [String] { index.familyNames }
}

extension FontCollection {
  /// The key of a face of last resort.
  struct LastResortKey: Hashable {
    var scalar: Unicode.Scalar
    var style: FaceStyle
  }

  private struct FaceKey: Hashable {
    var source: FontSource
    var index: Int
  }

  /// The key of a face that is nearest to a style.
  struct MatchKey: Hashable {
    var family: String
    var style: FaceStyle
    var faces: FaceChoices
  }

  /// The faces among which one is chosen.
  package enum FaceChoices: Hashable, Sendable {
    /// All faces, for text that names a family. Between equals the system's is preferred.
    case all
    /// The system's, for text that gets a face which it did not name.
    case system
  }

  /// Returns the face of a family that is nearest to a style, by the rules of CSS.
  ///
  /// Width counts first, then slant, then weight. Between equals a font of the system wins, then a
  /// variable one, then the one with fewer axes.
  package func match(
    family: String,
    style: FaceStyle,
    among faces: FaceChoices = .all
  ) -> FaceInstance? {
    matches.value(for: MatchKey(family: FontIndex.key(family), style: style, faces: faces)) {
      let index = index
      let positions = index.family(family)
      return nearest(
        faces == .all ? positions : positions.filter { !index.entries[$0].isUserInstalled },
        style,
        in: index
      )
    }
  }

  private struct InstanceKey: Hashable {
    var face: ObjectIdentifier
    var variations: [OpenTypeTag: Double]
    var synthesis: FontSynthesis
    var scale: Double
  }

  /// Opens the face of an entry, or `nil` when its file is not valid.
  func face(_ entry: FontIndex.Entry) -> FontFace? {
    faces.value(for: FaceKey(source: entry.source, index: entry.faceIndex)) {
      guard let file = file(entry) else { return nil }
      return try? FontFace(
        file: file,
        index: entry.faceIndex,
        isUserInstalled: entry.isUserInstalled
      )
    }
  }

  /// The file of an entry; those that a user has installed may change and are copied.
  private func file(_ entry: FontIndex.Entry) -> FontFile? {
    switch entry.source {
    case .file(let reference): reference.file
    case .path(let path):
      try? files.value(for: path) {
        Result { () throws(FontFileError) in
          try FontFile(path: path, residence: entry.isUserInstalled ? .memory : .mapped)
        }
      }.get()
    }
  }

  /// Returns the one instance of a face with these variations.
  package func instance(
    _ face: FontFace,
    _ variations: [OpenTypeTag: Double] = [:],
    synthesis: FontSynthesis = [],
    scale: Double = 1
  ) -> FaceInstance {
    let known = variations.filter { tag, _ in face.axes.contains { $0.tag == tag } }
    let key = InstanceKey(
      face: ObjectIdentifier(face),
      variations: known,
      synthesis: synthesis,
      scale: scale
    )
    return instances.value(for: key) {
      FaceInstance(face: face, variations: known, synthesis: synthesis, scale: scale)
    }
  }
}
