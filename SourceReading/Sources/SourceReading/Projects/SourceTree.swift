import Dispatch
import FileAccess
import Foundation
import ObjectiveCReading
public import SourceFacts

/// Reads many Swift and Objective-C files on all processors, each on a thread with a large stack.
public struct SourceTree: Sendable {
  /// The stack of a reading thread, in bytes.
  ///
  /// Untouched pages take no memory.
  public static let stackSize = 512 << 20

  /// The reader of single files.
  public var reader: SourceReader

  /// The number of threads.
  public var threads: Int

  /// Creates a reader of trees, by default with a thread for each processor.
  public init(reader: SourceReader = SourceReader(), threads: Int? = nil) {
    self.reader = reader
    self.threads = max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Reads files; the result is in their order.
  ///
  /// An unreadable file is a problem in its facts.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - cache: The cache of facts, which is read before a file is parsed and written afterward.
  /// - Returns: The facts of each file.
  public func facts(ofFiles paths: [String], cache: SourceCache? = nil) -> [FileFacts] {
    let known = cache?.entries(for: paths) ?? [:]
    let work = SharedWork(paths: paths)
    let done = DispatchGroup()
    for _ in 0..<min(threads, max(1, paths.count)) {
      done.enter()
      let thread = Thread { [reader] in
        while let (index, path) = work.next() {
          work.finish(index, Self.read(path, with: reader, known))
        }
        done.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    done.wait()
    let results = work.results
    if let cache {
      let entries = Dictionary(
        results.compactMap { result in result.key.map { ($0, result.facts) } },
        uniquingKeysWith: { first, _ in first }
      )
      let isKnown = entries.count == known.count && entries.keys.allSatisfy { known[$0] != nil }
      if !isKnown { cache.keep(entries, for: paths) }
    }
    return results.map(\.facts)
  }

  /// Reads a Swift text on a thread with a large stack.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The path that the facts name.
  /// - Returns: The facts of the text.
  public func facts(of bytes: [UInt8], path: String) -> FileFacts {
    LargeStackThreads.map([bytes], threads: 1) { [reader] in reader.facts(of: $0, path: path) }
      .first ?? FileFacts(path: path)
  }

  /// The facts about a file, with the key of its content; without a key for an unreadable file.
  fileprivate struct Reading {
    var key: String?
    var facts: FileFacts
  }

  private static func read(
    _ path: String,
    with reader: SourceReader,
    _ known: SourceCache.Entries
  ) -> Reading {
    do {
      let bytes = try FileBytes.read(path, limit: reader.maximumSize)
      let isObjectiveC = ObjectiveCReader.reads(path)
      let key = SourceCache.key(bytes) + (isObjectiveC ? " Objective-C" : "")
      guard var facts = known[key] else {
        let facts =
          isObjectiveC
          ? ObjectiveCReader(maximumSize: reader.maximumSize).facts(of: bytes, path: path)
          : reader.facts(of: bytes, path: path)
        return Reading(key: key, facts: facts)
      }
      facts.path = path
      return Reading(key: key, facts: facts)
    } catch {
      var facts = FileFacts(path: path)
      facts.isUnread = true
      facts.problems = [.init(message: "\(FileError(error.reason, path: FilePath.name(path)))")]
      return Reading(key: nil, facts: facts)
    }
  }
}

/// The files that threads share: each thread takes the next one.
///
/// `@unchecked Sendable`: a lock guards every access.
private final class SharedWork: @unchecked Sendable {
  private let paths: [String]
  private let lock = NSLock()
  private var position = 0
  private var found: [SourceTree.Reading?]

  init(paths: [String]) {
    self.paths = paths
    found = Array(repeating: nil, count: paths.count)
  }

  var results: [SourceTree.Reading] { lock.withLock { found.compactMap { $0 } } }

  func next() -> (Int, String)? {
    lock.withLock {
      guard position < paths.count else { return nil }
      defer { position += 1 }
      return (position, paths[position])
    }
  }

  func finish(_ index: Int, _ reading: SourceTree.Reading) {
    lock.withLock { found[index] = reading }
  }
}
