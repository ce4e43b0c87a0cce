import Testing

@testable import AppleSourceRewriting

/// A rewritten source without the line that names the original.
private func rewritten(_ text: String, modules: Set<String> = ["UIKit", "SwiftUI"]) -> String {
  let source = AppleSource(path: "View.swift", text: text)
  let result = SourceRewriter(modules: modules).rewrite([source])[0].text
  return String(result.split(separator: "\n", maxSplits: 1)[1])
}

private func remarks(_ text: String, modules: Set<String> = ["UIKit"]) -> [String] {
  SourceRewriter(modules: modules).rewrite([AppleSource(path: "View.swift", text: text)])
    .flatMap(\.remarks).map(\.message)
}

@Suite("Previews that become functions")
struct PreviewTests {
  @Test func `A preview becomes a function that is registered`() {
    let text = rewritten("import UIKit\n#Preview(\"Login\") {\n  LoginController()\n}\n")
    #expect(
      text.hasPrefix(
        "import UIKit\nprivate nonisolated func codePreview0() -> CodePreview {"
          + " CodePreview(\"Login\") {\n  LoginController()\n} }\n#sourceLocation()\n"
      )
    )
    #expect(text.contains("CodePreviews.register({"))
    #expect(text.contains("previews += [codePreview0()]"))
  }

  @Test func `A preview without a name has the name of its line`() {
    #expect(rewritten("#Preview { A() }").contains("{ CodePreview { A() } }"))
  }

  @Test func `Traits of a preview are its own`() {
    #expect(
      rewritten("#Preview(\"A\", traits: .sizeThatFitsLayout, .landscapeLeft) { A() }")
        .contains("{ CodePreview(\"A\", traits: .sizeThatFitsLayout, .landscapeLeft) { A() } }")
    )
    #expect(remarks("#Preview(traits: .portrait) { A() }").isEmpty)
  }

  @Test func `A condition around a preview holds for its registration`() {
    let text = rewritten("#if DEBUG\n#Preview { A() }\n#endif\n#Preview { B() }")
    #expect(text.contains("#if (DEBUG)\n    previews += [codePreview0()]\n#endif\n"))
    #expect(text.contains("    previews += [codePreview1()]\n    return previews"))
  }

  @Test func `The registration imports what the file imports under a condition only`() {
    let text = rewritten(
      "#if canImport(PencilKit)\nimport PencilKit\nimport SwiftUI\n#Preview { A() }\n#endif"
    )
    #expect(text.contains("import struct UIKit.CodePreview\nimport enum UIKit.CodePreviews\n"))
    #expect(!rewritten("import SwiftUI\n#Preview { A() }").contains("import struct"))
  }

  @Test func `State of a preview goes into a view`() {
    let text = rewritten(
      "import SwiftUI\n#Preview {\n  @Previewable @State var isOn = true\n  Toggle(\"A\", isOn: $isOn)\n}"
    )
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[1] == "private nonisolated func codePreview0() -> CodePreview { CodePreview"
        + " { CodePreviewContent0() } }; private struct CodePreviewContent0: View {"
    )
    #expect(lines[2].hasSuffix("@State var isOn = true"))
    #expect(lines[3] == "  var body: some View { Toggle(\"A\", isOn: $isOn)")
    #expect(lines[4] == "} }")
  }

  @Test func `Names in a preview are carried as elsewhere`() {
    let text = rewritten(
      "import UIKit\n#Preview { A(#selector(A.b)) }\nclass A { @objc func b() {} }"
    )
    #expect(text.contains("A(Selector(\"b\")"))
  }

  @Test func `A provider of previews is registered where SwiftUI is there`() {
    let source = "import SwiftUI\nstruct A_Previews: PreviewProvider {\n}\n"
    let call = "CodePreview.screens(of: A_Previews.self, \"A\", file: \"View.swift\", line: 2)"
    #expect(rewritten(source).contains("previews += \(call)"))
    #expect(!rewritten(source, modules: ["UIKit"]).contains("CodePreview"))
  }

  @Test func `What cannot be shown is named`() {
    #expect(remarks("#Preview(body: make)").first?.contains("between braces") == true)
    #expect(remarks("#Preview { A() }", modules: []).first?.contains("HeadlessUIKit") == true)
  }

  @Test func `A macro of another name stays`() {
    #expect(rewritten("#Other { A() }").hasPrefix("#Other { A() }"))
  }
}
