import Dispatch
import FileAccess
import Foundation
public import SourceFacts

/// Reads many files on all processors, each on a thread with a large stack.
public struct SourceTree: Sendable {
  /// The stack of a reading thread, in bytes.
  ///
  /// Pages that no code reaches take no memory.
  public static let stackSize = 512 << 20

  /// The reader of single files.
  public var reader: SourceReader

  /// The number of threads.
  public var threads: Int

  /// Makes a reader of trees, with a thread for each processor if no number is given.
  public init(reader: SourceReader = SourceReader(), threads: Int? = nil) {
    self.reader = reader
    self.threads = max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Reads files; the result has their order.
  ///
  /// A file that cannot be opened is a problem of its facts.
  public func facts(ofFiles paths: [String]) -> [FileFacts] {
    let work = SharedWork(paths: paths)
    let done = DispatchGroup()
    for _ in 0..<min(threads, max(1, paths.count)) {
      done.enter()
      let thread = Thread { [reader] in
        while let (index, path) = work.next() { work.finish(index, Self.read(path, with: reader)) }
        done.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    done.wait()
    return work.results
  }

  private static func read(_ path: String, with reader: SourceReader) -> FileFacts {
    do {
      return reader.facts(of: try FileBytes.read(path, limit: reader.maximumSize), path: path)
    } catch {
      var facts = FileFacts(path: path)
      facts.problems = [.init(message: "\(error)")]
      return facts
    }
  }
}

/// The files that threads share: each takes the next.
///
/// `@unchecked Sendable`: a lock guards every access.
private final class SharedWork: @unchecked Sendable {
  private let paths: [String]
  private let lock = NSLock()
  private var position = 0
  private var found: [FileFacts?]

  init(paths: [String]) {
    self.paths = paths
    found = Array(repeating: nil, count: paths.count)
  }

  var results: [FileFacts] { lock.withLock { found.compactMap { $0 } } }

  func next() -> (Int, String)? {
    lock.withLock {
      guard position < paths.count else { return nil }
      defer { position += 1 }
      return (position, paths[position])
    }
  }

  func finish(_ index: Int, _ facts: FileFacts) {
    lock.withLock { found[index] = facts }
  }
}
