import FileAccess
import Testing

@Suite("Paths")
struct FilePathTests {
  @Test(
    "Paths are normalized",
    arguments: [
      ("", "."), (".", "."), ("./a//b/./c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"),
      ("a/../../b", "../b"), ("/../a", "/a"), ("/", "/"), ("//a", "/a"),
    ]
  )
  func normalized(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test(
    "Paths below the root are relative, others stay",
    arguments: [
      ("/p/a/b", "/p", "a/b"), ("/p/a", "/p/", "a"), ("/pp/a", "/p", "/pp/a"), ("/p", "/p", "/p"),
      ("a/./b", "/p", "a/b"), ("/p/a", "", "/p/a"), ("/a", "/", "a"), ("/p/../q", "/p", "/q"),
    ]
  )
  func relative(path: String, root: String, expected: String) {
    #expect(FilePath.relative(path, to: root) == expected)
  }

  // Expected values are those of Python's urllib.parse.quote.
  @Test(
    "Paths become parts of URIs",
    arguments: [
      ("a b/c", "a%20b/c"), ("ü", "%C3%BC"), ("100%#?", "100%25%23%3F"), ("a-b_c.d~e", "a-b_c.d~e"),
    ]
  )
  func percentEncoded(path: String, expected: String) {
    #expect(FilePath.percentEncoded(path) == expected)
  }

  @Test(
    "A path has a folder, a name, a stem and an extension",
    arguments: [
      ("/a/b.XIB", "/a", "b", "xib"), ("b", ".", "b", ""), ("/b", "/", "b", ""),
      ("a/.hidden", "a", ".hidden", ""), ("a/b.c.d/", "a", "b.c", "d"), ("/", "/", "", ""),
    ]
  )
  func parts(path: String, folder: String, stem: String, suffix: String) {
    #expect(FilePath.folder(path) == folder)
    #expect(FilePath.stem(path) == stem)
    #expect(FilePath.fileExtension(path) == suffix)
  }
}
