import FileAccess
import Foundation
import Testing

/// The pointer is the example of the specification of Git LFS, version 1.
@Suite("Pointers of Git LFS") final class LargeFilePointerTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path

  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @Test func `are refused by every way to read a file, with the command that fetches it`() throws {
    try FileReplacement.write(Self.pointer, to: path)
    let error = FileError(.largeFilePointer, path: path)
    #expect(throws: error) { try FileBytes.read(self.path) }
    #expect(throws: error) { try FileBytes.forEachChunk(of: self.path) { _ in } }
    #expect(throws: error) { try FileContents(path: self.path) }
    #expect(throws: error) { try FileContents(path: self.path, residence: .mapped) }
    #expect(LargeFilePointer.isPointer(at: path))
    #expect(error.description.contains("git lfs pull"))
  }

  @Test(
    arguments: [
      "version 1", "", "version https://git-lfs.github.com/",
      pointer
        + String(repeating: "The specification of pointers, quoted in a long text. ", count: 20),
    ]
  )
  func `are no other texts`(text: String) throws {
    try FileReplacement.write(text, to: path)
    #expect(try FileBytes.read(path) == Array(text.utf8))
  }
}
