import DynamicType
import Synchronization

/// The screens that the source of a program defines.
///
/// The build plug-in `AppleSources` turns each `#Preview` into a call of ``register(_:file:fileID:)``, which
/// runs when the program is loaded. A test or a tool reads ``all``.
public enum CodePreviews {
  private struct Maker: Sendable {
    var file: String
    var previews: @Sendable () -> [CodePreview]
  }

  private static let makers = Mutex<[Maker]>([])

  /// Registers the screens of a file; the closure runs when they are first needed.
  ///
  /// - Parameters:
  ///   - previews: Makes the screens.
  ///   - file: The path of the file.
  ///   - fileID: The module and the file. The main bundle of the screens begins with that of the module.
  public static func register(
    _ previews: @escaping @Sendable () -> [CodePreview],
    file: String = #filePath,
    fileID: String = #fileID
  ) {
    let module = String(fileID.prefix { $0 != "/" })
    let maker = Maker(file: file) {
      ScreenContext.with(\.module, module).perform {
        previews().map { preview in
          var preview = preview
          preview.module = module
          return preview
        }
      }
    }
    makers.withLock { $0.append(maker) }
  }

  /// All screens, sorted by file and line.
  public static var all: [CodePreview] { all { _ in true } }

  /// The screens of chosen files, sorted by file and line.
  ///
  /// Listing the screens of a file runs code of the app, such as the body of a preview provider.
  ///
  /// - Parameter isListed: Called with each file before its screens are listed; returns whether they are to
  ///   be listed.
  /// - Returns: The screens.
  public static func all(where isListed: (_ file: String) -> Bool) -> [CodePreview] {
    let makers = makers.withLock { $0 }
    return makers.flatMap { isListed($0.file) ? $0.previews() : [] }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}
