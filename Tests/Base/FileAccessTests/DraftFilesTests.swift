import FileAccess
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct `Drafts of files` {
  private static let folder = "/tmp/drafts-\(getpid())"

  /// Memory for the paths of drafts, all zeros.
  private static func memory() -> UnsafeMutableRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: DraftFiles.memorySize,
      alignment: 16
    )
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    return memory
  }

  /// The paths in the memory: text up to a zero at each 4,096 bytes.
  private static func paths(in memory: UnsafeMutableRawBufferPointer) -> [String] {
    stride(from: 0, to: memory.count, by: 4_096).compactMap { start in
      let bytes = memory[start...].prefix { $0 != 0 }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test func `are listed as long as they are written, and removed by whoever has the list`() throws
  {
    mkdir(Self.folder, 0o755)
    defer { rmdir(Self.folder) }
    let memory = try #require(Self.memory().baseAddress)
    let list = UnsafeMutableRawBufferPointer(start: memory, count: DraftFiles.memorySize)
    // The memory stays: other tests of the process write files, too.
    DraftFiles.keepPaths(in: memory)
    let path = "\(Self.folder)/page.html"
    let draft = "\(path).\(getpid()).tmp"
    try FileReplacement.write(
      to: path,
      pieces: { piece in
        piece("half")
        #expect(Self.paths(in: list).contains(draft))
        #expect(access(draft, F_OK) == 0)
      }
    )
    #expect(!Self.paths(in: list).contains(draft))
    #expect(access(path, F_OK) == 0)
    unlink(path)
  }

  @Test func `of a process that was ended are removed with its list`() throws {
    mkdir(Self.folder + "-left", 0o755)
    defer { rmdir(Self.folder + "-left") }
    let memory = Self.memory()
    defer { memory.deallocate() }
    let draft = "\(Self.folder)-left/page.html.1.tmp"
    try FileReplacement.write("half", to: draft)
    for (index, byte) in draft.utf8.enumerated() { memory[4_096 + index] = byte }
    DraftFiles.removeAll(listedIn: try #require(memory.baseAddress))
    #expect(access(draft, F_OK) != 0)
    #expect(Self.paths(in: memory).isEmpty)
  }
}
