import FileAccess
import Foundation
import Testing

@Suite("A file that is written whole")
struct FileReplacementTests {
  /// A folder that is removed after use.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("takes the place of the one that was there, and no draft stays")
  func replaced() throws {
    try withFolder { folder in
      let file = folder + "/a.txt"
      try FileReplacement.write("old", to: file)
      try FileReplacement.write("new", to: file)
      #expect(try FileBytes.read(file) == Array("new".utf8))
      #expect(FileSystem.names(in: folder) == ["a.txt"])
    }
  }

  @Test("is an error on a folder, which stays as it is")
  func folder() throws {
    try withFolder { folder in
      let error = #expect(throws: FileError.self) { try FileReplacement.write("a", to: folder) }
      #expect(error?.reason == .unwritable)
      #expect(FileSystem.names(in: folder).isEmpty)
    }
  }

  #if os(Linux)
  @Test("on a device that is full says so, replaces nothing and leaves no draft")
  func full() throws {
    try withFolder { folder in
      let link = folder + "/a.txt"
      try FileManager.default.createSymbolicLink(
        atPath: link,
        withDestinationPath: "/dev/full"
      )
      let error = #expect(throws: FileError.self) { try FileReplacement.write("a", to: link) }
      #expect(error == FileError(.full, path: link))
      #expect(FileSystem.names(in: folder) == ["a.txt"])
      #expect(FileSystem.kind(of: "/dev/full") == .other)
    }
  }
  #endif
}

@Suite("The words about a file that fails")
struct FileErrorTests {
  @Test(
    "tell apart what is missing, what is no file and what may not be read",
    arguments: [
      (FileError.Reason.missing, "'a' does not exist"),
      (.notAFile, "'a' is a folder, a pipe or a device, not a file"),
      (.unreadable, "'a' cannot be read"), (.tooLarge(limit: 3 << 20), "'a' has more than 3 MiB"),
      (.unwritable, "'a' cannot be written"), (.full, "there is no room for 'a'"),
    ] as [(FileError.Reason, String)]
  )
  func words(_ reason: FileError.Reason, _ words: String) {
    #expect(FileError(reason, path: "a").description == words)
  }
}
