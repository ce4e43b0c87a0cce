import FileAccess
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("Files, read and replaced")
struct FileBytesTests {
  /// A new folder for a test, which removes what is in it afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/diagnostics-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { DurableFiles.remove(folder) }
    try body(folder)
  }

  @Test("A file is read as it was written, and replaced as a whole")
  func roundTrip() throws {
    try withFolder { folder in
      try FileReplacement.write("first, longer", to: folder + "/settings")
      try FileReplacement.write("ü\n", to: folder + "/settings")
      #expect(try FileBytes.read(folder + "/settings") == Array("ü\n".utf8))
    }
  }

  @Test("A file comes in pieces, in order, and a missing one is an error")
  func chunks() throws {
    try withFolder { folder in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
      try FileReplacement.write(bytes, to: folder + "/long")
      var (pieces, counts): ([UInt8], [Int]) = ([], [])
      try FileBytes.forEachChunk(of: folder + "/long") {
        pieces += $0
        counts.append($0.count)
      }
      #expect(pieces == bytes && counts.count > 1 && counts.allSatisfy { $0 <= 1 << 16 })
      #expect(throws: FileError(.missing, path: folder + "/none")) {
        try FileBytes.forEachChunk(of: folder + "/none") { _ in }
      }
    }
  }

  @Test("The nearest file above a folder is found")
  func nearest() throws {
    try withFolder { folder in
      #expect(mkdir(folder + "/a", 0o700) == 0 && mkdir(folder + "/a/b", 0o700) == 0)
      try FileReplacement.write("", to: folder + "/settings")
      #expect(FileSystem.nearestFile("settings", from: folder + "/a/b") == folder + "/settings")
      #expect(FileSystem.nearestFile("settings", from: folder + "/a/../a/") == folder + "/settings")
      #expect(FileSystem.nearestFile("no such file", from: folder + "/a/b") == nil)
    }
  }

  @Test(
    "Folders, devices and missing files are refused",
    arguments: ["/", "/dev/zero", "/no/such"]
  )
  func refused(path: String) {
    #expect(throws: FileError.self) { try FileBytes.read(path) }
    #expect(throws: FileError(.unwritable, path: "/dev/null/file")) {
      try FileReplacement.write("", to: "/dev/null/file")
    }
  }

  @Test("Folders on the way to a file are made")
  func missingFolders() throws {
    try withFolder { folder in
      let path = folder + "/a/b/settings"
      try FileReplacement.write([1, 2, 3], to: path)
      #expect(try FileBytes.read(path) == [1, 2, 3])
      #expect(FileSystem.names(in: folder + "/a/b") == ["settings"])
    }
  }

  @Test("Contents stay at one address as they were", arguments: [[], [1, 2, 3]] as [[UInt8]])
  func contents(bytes: [UInt8]) throws {
    try withFolder { folder in
      let path = folder + "/settings"
      try FileReplacement.write(bytes, to: path)
      let copy = try FileContents(path: path)
      let mapped = try FileContents(path: path, residence: .mapped)
      try FileReplacement.write("replaced", to: path)
      #expect(Array(copy.bytes) == bytes && Array(mapped.bytes) == bytes)
      #expect(throws: FileError(.tooLarge(limit: 7), path: path)) {
        try FileContents(path: path, limit: 7)
      }
    }
  }

  #if os(Linux)
  @Test("A file that gives fewer bytes than it has is not readable")
  func short() {
    // The kernel says 4096 bytes and gives fewer.
    let path = "/sys/devices/system/cpu/online"
    guard FileSystem.kind(of: path) == .file else { return }
    #expect(throws: FileError(.unreadable, path: path)) { try FileContents(path: path) }
  }
  #endif

  #if os(Linux)
  @Test("A name that is not UTF-8 is told apart, and a folder that cannot be read")
  func damagedNames() throws {
    try withFolder { folder in
      let damaged = (Array(folder.utf8) + [0x2F, 0x61, 0xFF, 0]).map { CChar(bitPattern: $0) }
      defer { unlink(damaged) }
      close(open(damaged, O_CREAT, 0o600))
      let listing = FileSystem.listing(of: folder)
      #expect(listing.names == [] && listing.damagedNames == ["a\u{FFFD}"] && listing.isReadable)
      #expect(!FileSystem.listing(of: folder + "/missing").isReadable)
    }
  }
  #endif

  @Test("A file beyond the limit is refused")
  func limit() throws {
    try withFolder { folder in
      let path = folder + "/settings"
      try FileReplacement.write([1, 2, 3], to: path)
      #expect(try FileBytes.read(path, limit: 3) == [1, 2, 3])
      #expect(throws: FileError(.tooLarge(limit: 2), path: path)) {
        try FileBytes.read(path, limit: 2)
      }
    }
  }

  @Test("A write that the disk refuses is an error, and no draft stays behind")
  func fullDisk() throws {
    // A folder cannot be replaced by a file: the last step of the write fails.
    try withFolder { folder in
      #expect(mkdir(folder + "/a", 0o700) == 0 && mkdir(folder + "/a/b", 0o700) == 0)
      #expect(throws: FileError(.unwritable, path: folder + "/a")) {
        try FileReplacement.write(to: folder + "/a") { piece in piece("x") }
      }
      #expect(FileSystem.names(in: folder) == ["a"])
    }
  }

  @Test("An output folder is made on the way, and nothing is written outside of it")
  func output() throws {
    try withFolder { folder in
      let output = OutputFolder(path: folder + "/a")
      try output.write("text", to: "b")
      #expect(try FileBytes.read(folder + "/a/b") == Array("text".utf8))
      #expect(throws: FileError.self) { try output.write("text", to: "../settings") }
      #expect(throws: FileError.self) { try output.write("text", to: "b/../../settings") }
      #expect(FileSystem.names(in: folder) == ["a"])
    }
  }
}
