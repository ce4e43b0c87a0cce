import Synchronization

/// The screens that the sources of a program show.
///
/// The build plug-in `AppleSources` turns each `#Preview` into a call of ``register(_:)``, which runs as
/// the program is loaded. A test or a tool asks for ``all``.
public enum CodePreviews {
  private static let makers = Mutex<[@Sendable () -> [CodePreview]]>([])

  /// Registers the screens of a file; the closure runs when somebody asks for them.
  ///
  /// - Parameters:
  ///   - previews: Makes the screens.
  ///   - fileID: The module and the file. The main bundle of the screens begins with that of the module.
  public static func register(
    _ previews: @escaping @Sendable () -> [CodePreview],
    fileID: String = #fileID
  ) {
    let module = String(fileID.prefix { $0 != "/" })
    makers.withLock {
      $0.append {
        AppModule.$current.withValue(module) {
          previews().map { preview in
            var preview = preview
            preview.module = module
            return preview
          }
        }
      }
    }
  }

  /// All screens, sorted by file and line.
  public static var all: [CodePreview] {
    let makers = makers.withLock { $0 }
    return makers.flatMap { $0() }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}
