import FileAccess
import Foundation
import SourceFacts
import SourceReading
import Testing

@Suite("A cache of facts")
struct SourceCacheTests {
  /// Runs a test in a folder of its own.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/source-cache-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Changes the name of a class in the cache, by which facts of the cache are told from others.
  private func rename(_ name: String, to other: String, in cache: SourceCache) throws {
    for file in FileSystem.names(in: cache.folder) {
      let path = "\(cache.folder)/\(file)"
      let text = String(decoding: try FileBytes.read(path), as: UTF8.self)
      try FileReplacement.write(
        text.replacingOccurrences(of: "\"\(name)\"", with: "\"\(other)\""),
        to: path
      )
    }
  }

  private func names(_ path: String, _ cache: SourceCache) -> [String] {
    SourceTree().facts(ofFiles: [path], cache: cache).flatMap(\.types).map(\.name)
  }

  @Test func `facts are taken from the cache by the content of a file, wherever it lies`() throws {
    try inFolder { folder in
      let cache = SourceCache(folder: "\(folder)/cache", version: "1")
      let (first, second) = ("\(folder)/A.swift", "\(folder)/B.swift")
      try FileReplacement.write("class A: UIView {}", to: first)
      #expect(names(first, cache) == ["A"])
      try rename("A", to: "Kept", in: cache)
      #expect(names(first, cache) == ["Kept"])
      try FileReplacement.write("class A: UIView {}", to: second)
      let moved = SourceTree().facts(ofFiles: [second], cache: cache)
      #expect(moved.map(\.path) == [second])
      #expect(moved.flatMap(\.types).map(\.name) == ["Kept"])
      try FileReplacement.write("class B: UIView {}", to: first)
      #expect(names(first, cache) == ["B"])
    }
  }

  @Test func `the same bytes in another language are read anew`() throws {
    try inFolder { folder in
      let cache = SourceCache(folder: "\(folder)/cache", version: "1")
      let (swift, other) = ("\(folder)/A.swift", "\(folder)/A.m")
      let text = "@implementation A\n@end // \nclass B {}"
      for path in [swift, other] { try FileReplacement.write(text, to: path) }
      for _ in 0..<2 {
        let found = SourceTree().facts(ofFiles: [swift, other], cache: cache)
        #expect(found.map { $0.types.map(\.name) } == [["B"], ["A"]])
      }
    }
  }

  @Test(arguments: ["", "{", #"{"version":"1","files":3}"#])
  func `a damaged cache is empty`(text: String) throws {
    try inFolder { folder in
      let cache = SourceCache(folder: "\(folder)/cache", version: "1")
      let path = "\(folder)/A.swift"
      try FileReplacement.write("class A: UIView {}", to: path)
      _ = SourceTree().facts(ofFiles: [path], cache: cache)
      for name in FileSystem.names(in: cache.folder) {
        try FileReplacement.write(text, to: "\(cache.folder)/\(name)")
      }
      #expect(SourceTree().facts(ofFiles: [path], cache: cache).first?.types.map(\.name) == ["A"])
    }
  }

  @Test func `a cache of another version is not used`() throws {
    try inFolder { folder in
      let cache = SourceCache(folder: "\(folder)/cache", version: "1")
      let path = "\(folder)/A.swift"
      try FileReplacement.write("class A: UIView {}", to: path)
      #expect(names(path, cache) == ["A"])
      try rename("A", to: "Kept", in: cache)
      #expect(names(path, SourceCache(folder: cache.folder, version: "2")) == ["A"])
    }
  }
}
