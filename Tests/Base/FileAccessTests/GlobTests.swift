import FileAccess
import Testing

@Suite("Globs")
struct GlobTests {
  @Test(
    "A pattern finds the path",
    arguments: [
      ("Pods", "Pods/A/b.xib"), ("./App/", "App/x"), ("App/*.xib", "App/a.xib"),
      ("**/Generated", "A/B/Generated/c.xib"), ("**/Generated", "Generated/c.xib"),
      ("App/**/x.xib", "App/x.xib"), ("App/**/x.xib", "App/a/b/x.xib"), ("**", "a/b"),
      ("a?c/[a-c][!x]*.xib", "abc/byz.xib"), ("*/Größe", "a/Größe"), ("[", "["), ("a**b", "axxb"),
      ("*.lproj/Main.storyboard", "de.lproj/Main.storyboard"), (".", "anything"),
    ]
  )
  func found(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(
    "A pattern leaves the path",
    arguments: [
      ("Pods", "App/Pods/a"), ("Pods", "PodsOther/a"), ("App/*.xib", "App/a/b.xib"),
      ("*.xib", "a/b.xib"), ("[!a]", "a"), ("[a-c]", "d"), ("pods", "Pods/a"), ("a?c", "ac"),
      ("App/**/x.xib", "Other/x.xib"), ("a/b/c", "a/b"),
    ]
  )
  func left(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test("A pattern of many stars ends soon")
  func hostile() {
    let stars = String(repeating: "*a", count: 500) + "b"
    #expect(!Glob(stars).matches(String(repeating: "a", count: 5000)))
    let folders = String(repeating: "**/a/", count: 200) + "b"
    #expect(!Glob(folders).matches(String(repeating: "a/", count: 2000) + "c"))
  }

  @Test("Excluded wins over included")
  func filter() {
    let filter = PathFilter(included: [Glob("App")], excluded: [Glob("App/Pods")])
    #expect(filter.includes("App/a.xib"))
    #expect(!filter.includes("App/Pods/a.xib"))
    #expect(!filter.includes("Other/a.xib"))
    #expect(PathFilter().includes("Other/a.xib"))
  }
}
