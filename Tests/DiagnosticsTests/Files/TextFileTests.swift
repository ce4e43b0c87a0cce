import Diagnostics
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("Files of settings")
struct TextFileTests {
  /// A new folder for a test, which removes what is in it afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/diagnostics-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for name in ["/a/b", "/a", "/settings", ""] { remove(folder + name) }
    }
    try body(folder)
  }

  @Test("A file is read as it was written, and replaced as a whole")
  func roundTrip() throws {
    try withFolder { folder in
      try TextFile.write("first, longer", to: folder + "/settings")
      try TextFile.write("ü\n", to: folder + "/settings")
      #expect(try TextFile.read(folder + "/settings") == Array("ü\n".utf8))
    }
  }

  @Test("The nearest file above a folder is found")
  func nearest() throws {
    try withFolder { folder in
      #expect(mkdir(folder + "/a", 0o700) == 0 && mkdir(folder + "/a/b", 0o700) == 0)
      try TextFile.write("", to: folder + "/settings")
      #expect(TextFile.nearest("settings", from: folder + "/a/b") == folder + "/settings")
      #expect(TextFile.nearest("settings", from: folder + "/a/../a/") == folder + "/settings")
      #expect(TextFile.nearest("no such file", from: folder + "/a/b") == nil)
    }
  }

  @Test(
    "Folders, devices and missing files are refused",
    arguments: ["/", "/dev/zero", "/no/such"]
  )
  func refused(path: String) {
    #expect(throws: TextFileError(.unreadable, path: path)) { try TextFile.read(path) }
    #expect(throws: TextFileError(.unwritable, path: "/no/such")) {
      try TextFile.write("", to: "/no/such")
    }
  }
}
