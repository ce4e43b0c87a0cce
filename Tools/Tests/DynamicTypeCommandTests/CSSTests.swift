import Testing

@Suite("dynamictype css")
struct CSSTests {
  @Test("prints a class for every style")
  func all() throws {
    let command = try Command("css")
    #expect(command.status == 0)
    #expect(command.lines.count { $0.hasPrefix(".dt-") && $0.contains("font-size:") } == 17)
  }

  @Test("takes styles, a prefix and spacings")
  func chosen() throws {
    let css = try Command("css", "--style", "callout", "--prefix", "app", "--spacing", "5").output
    #expect(css.contains("--app-space-5: calc(5 * var(--app-unit));"))
    #expect(css.contains(".app-callout { ") && !css.contains(".app-body { "))
  }

  @Test(
    "refuses what cannot be a name or a length",
    arguments: [["--prefix", "1a"], ["--spacing", "wide"], ["--head", "--specimen"]]
  )
  func mistakes(_ arguments: [String]) throws {
    let command = try Command(["css"] + arguments)
    #expect(command.status == 64 && command.output.isEmpty)
  }
}
