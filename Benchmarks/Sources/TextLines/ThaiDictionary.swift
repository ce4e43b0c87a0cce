import CLibThai
import Synchronization
import Typesetting

/// The words of libthai's dictionary, with which Pango breaks lines of Thai.
///
/// It is called as Pango does it: characters become TIS-620, one byte each, and a lock lets one
/// thread in. All values have the dictionary that is installed, so all are equal.
final class ThaiDictionary: WordBreaker {
  private let breaker: Mutex<Handle>

  /// `@unchecked Sendable`: the lock around it lets one thread in.
  private struct Handle: @unchecked Sendable {
    var pointer: OpaquePointer
  }

  /// Opens the dictionary; nil when it is not installed.
  init?() {
    guard let pointer = th_brk_new(nil) else { return nil }
    breaker = Mutex(Handle(pointer: pointer))
  }

  deinit { breaker.withLock { th_brk_delete($0.pointer) } }

  static func == (left: ThaiDictionary, right: ThaiDictionary) -> Bool { true }

  func hash(into hasher: inout Hasher) {}

  func breaks(in run: WordRun) -> [Int]? {
    guard run.script == .thai else { return nil }
    let characters = run.text.unicodeScalars.map { th_uni2tis(thwchar_t(bitPattern: $0.value)) }
    var offsets = [Int32](repeating: 0, count: characters.count)
    let count = breaker.withLock {
      th_brk_find_breaks($0.pointer, characters + [0], &offsets, offsets.count)
    }
    return offsets.prefix(Int(count)).map { Int($0) }
  }
}
