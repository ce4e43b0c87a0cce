#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Threads with a stack as large as that of a program's first thread.
///
/// Dispatch gives its threads half a megabyte, in which librsvg can draw only 100 nested groups: an image
/// that is drawn on the first thread would end the process on another one.
enum WorkerThreads {
  /// The usual limit of the first thread's stack on Linux and Apple's systems, in bytes.
  private static let stackSize = 8 << 20

  /// Runs a closure on several threads at once, including this one, and waits for all.
  ///
  /// If the system provides fewer threads, fewer are used.
  static func perform(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      let threads = (1..<max(count, 1)).compactMap { _ in start(work) }
      body()
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let work = Unmanaged.passRetained(work)
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let result = pthread_create(
      &thread,
      &attributes,
      { argument in WorkerThreads.run(argument) },
      work.toOpaque()
    )
    guard result == 0 else {
      work.release()
      return nil
    }
    return thread
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
    return nil
  }
}
