import Foundation
import HeadlessUIKit

/// Work on a thread with a large stack, for trees that are deeper than the usual stack allows.
///
/// Views, items and their releases call each other down the tree. Memory of a stack is taken as it is
/// touched, so that a large one costs address space alone.
enum LargeStack {
  /// The depth of nodes from which on the work goes to a large stack.
  ///
  /// A node takes less than four kilobytes of stack, and the smallest usual stack has 512.
  static let depth = 128

  private static let bytes = 1 << 32

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs a closure on such a thread and waits for it.
  static func run<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping(body) { body in
      let work = Work { result = MainActorWork.run { body() } }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, bytes)
      var thread = pthread_t()
      let code = pthread_create(
        &thread,
        &attributes,
        { context in
          guard let context else { return nil }
          Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().body()
          return nil
        },
        Unmanaged.passUnretained(work).toOpaque()
      )
      pthread_attr_destroy(&attributes)
      if code == 0 { pthread_join(thread, nil) } else { work.body() }
    }
    guard let result else {
      preconditionFailure("The work on a large stack ended without a result.")
    }
    return result
  }
}
