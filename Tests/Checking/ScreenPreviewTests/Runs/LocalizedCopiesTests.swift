import Diagnostics
import FileAccess
import ScreenAudit
import ScreenPreview
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct `Copies of a document for languages` {
  /// A storyboard with a label of a fixed size.
  private func storyboard(_ text: String, width: Int = 300, lines: Int = 0) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="20037" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="vc"><device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sc"><objects><viewController id="vc" sceneMemberID="viewController">
    <view key="view" id="vw"><rect key="frame" width="414" height="896"/><subviews>
    <label text="\(text)" numberOfLines="\(lines)" fixedFrame="YES" id="lb">
    <rect key="frame" x="20" y="100" width="\(width)" height="200"/>
    <fontDescription key="fontDescription" type="system" pointSize="15"/></label></subviews></view>
    </viewController></objects></scene></scenes></document>
    """
  }

  private func run(_ files: [String: String]) throws -> PreviewRun.Outcome {
    let path = TestFolders.make("localized-copies")
    for (name, text) in files {
      let file = "\(path)/\(name)"
      mkdir(FilePath.folder(file), 0o755)
      try FileReplacement.write(text, to: file)
    }
    return try PreviewRun(paths: [path], folder: path).run()
  }

  private func languages(_ outcome: PreviewRun.Outcome, _ rule: String) -> [String] {
    outcome.findings.filter { $0.reported.rule.id == rule }.map { finding in
      let folder = FilePath.name(FilePath.folder(finding.reported.location.file))
      let copies = finding.reported.context.first { $0.name == "copies" }?.value
      return "\(folder): \(copies ?? "none")"
    }
  }

  @Test func `What all copies say alike is said once, and the other languages are named`() throws {
    let outcome = try run([
      "de.lproj/Main.storyboard": storyboard("Willkommen"),
      "es.lproj/Main.storyboard": storyboard("Bienvenidos"),
      "Base.lproj/Main.storyboard": storyboard("Welcome"),
    ])
    #expect(languages(outcome, "text-not-growing") == ["Base.lproj: de, es"])
    // Each screen keeps its verdict.
    #expect(outcome.verdicts.map(\.outcome) == [.notSupported, .notSupported, .notSupported])
  }

  @Test func `What one copy says alone stays with it`() throws {
    let outcome = try run([
      "de.lproj/Main.storyboard": storyboard("Hier anmelden und loslegen", width: 90, lines: 1),
      "Base.lproj/Main.storyboard": storyboard("Start", width: 90, lines: 1),
    ])
    #expect(languages(outcome, "text-truncated") == ["de.lproj: none"])
  }

  @Test func `Documents of two names, or in folders of no language, are no copies`() throws {
    let names = try run([
      "Base.lproj/Main.storyboard": storyboard("Welcome"),
      "de.lproj/Other.storyboard": storyboard("Willkommen"),
    ])
    #expect(names.findings.count { $0.reported.rule.id == "text-not-growing" } == 2)
    let folders = try run([
      "One/Main.storyboard": storyboard("Welcome"), "Two/Main.storyboard": storyboard("Welcome"),
    ])
    #expect(folders.findings.count { $0.reported.rule.id == "text-not-growing" } == 2)
  }

  @Test func `Documents for macOS are named in one finding`() throws {
    let mac = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="20037" \
      targetRuntime="MacOSX.Cocoa"><objects/></document>
      """
    let outcome = try run([
      "App/Main.storyboard": storyboard("Welcome"), "Mac/One.xib": mac, "Mac/Two.xib": mac,
    ])
    let refusals = outcome.report.findings.filter { $0.rule.id == "document-refused" }
    #expect(refusals.map { FilePath.name($0.location.file) } == ["One.xib"])
    #expect(refusals.first?.message.hasSuffix("The document is made for MacOSX.Cocoa.") == true)
    #expect(refusals.first?.related.map { FilePath.name($0.location.file) } == ["Two.xib"])
  }
}
