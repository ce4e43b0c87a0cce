#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import FileAccess

/// A thread that waits for new generations of the registry.
///
/// `@unchecked Sendable`: the watcher and the closure are set before the thread begins, and only the
/// thread uses them from then on.
final class RegistryWatch: @unchecked Sendable {
  private let watcher: FolderWatcher
  private var onWake: (_ hasChanged: Bool) -> Bool = { _ in false }

  /// The time after which the thread looks whether anybody still listens, in milliseconds.
  private static let patience = 500

  /// Begins to watch the roots of stores; changes from now on are not missed.
  init(_ roots: [String]) {
    watcher = FolderWatcher(roots) { _ in false }
  }

  /// Starts the thread, which ends when the closure returns false.
  ///
  /// - Parameter onWake: Called when a generation became the current one, and from time to time.
  func start(onWake: @escaping @Sendable (_ hasChanged: Bool) -> Bool) {
    self.onWake = onWake
    let body = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, nil, { runWatch($0) }, body)
    #else
    var thread = pthread_t()
    let status = pthread_create(&thread, nil, { $0.flatMap(runWatch) }, body)
    #endif
    guard status == 0 else {
      Unmanaged<RegistryWatch>.fromOpaque(body).release()
      return
    }
    #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
    #else
    pthread_detach(thread)
    #endif
  }

  fileprivate func run() {
    var hasChanged = true
    while onWake(hasChanged) {
      let paths = watcher.changes(timeout: Self.patience)
      hasChanged = paths.contains { FilePath.name($0) == "current" }
    }
  }
}

private func runWatch(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<RegistryWatch>.fromOpaque(body).takeRetainedValue().run()
  return nil
}
