import DesignTokens
import Diagnostics
import FileAccess
import InterfaceBuilder
import JSONText
import RTFChecking

/// Lints files of an app that are no source.
struct FileLinter: Sendable {
  let rules: [FileRule]

  /// What the names of files say about them.
  enum Kind {
    case document, style, page, image, propertyList, richText, tokens

    init?(path: String) {
      let name = FilePath.name(path)
      switch FilePath.fileExtension(path) {
      case "storyboard", "xib": self = .document
      case "css": self = .style
      case "html", "htm": self = .page
      case "json" where name == "Contents.json" && path.contains(".imageset/"): self = .image
      case "json" where name.hasSuffix(".tokens.json"): self = .tokens
      case "plist" where name.hasSuffix("Info.plist"): self = .propertyList
      case "rtf": self = .richText
      default: return nil
      }
    }
  }

  func result(of bytes: [UInt8], path: String, kind: Kind) -> FileResult {
    switch kind {
    case .document: document(bytes, path)
    case .style: web(bytes, path, isPage: false)
    case .page: web(bytes, path, isPage: true)
    case .image: image(bytes, path)
    case .propertyList: propertyList(bytes, path)
    case .richText: FileResult(findings: RTFCheck(file: path).findings(in: bytes).map(Self.certain))
    case .tokens:
      FileResult(
        findings: TokenReader().read([TokenSource(path: path, bytes: bytes)]).findings
          .map(Self.certain)
      )
    }
  }

  private static func certain(_ finding: Finding) -> PendingFinding {
    PendingFinding(finding: finding, unless: [])
  }

  private func report(_ rule: FileRule, _ path: String, _ bytes: [UInt8]) -> FileReport {
    FileReport(path: path, rule: rule.description, lines: LineTable(bytes))
  }

  private func document(_ bytes: [UInt8], _ path: String) -> FileResult {
    let document: InterfaceDocument
    do throws(InterfaceDocumentError) {
      document = try InterfaceDocument(bytes: bytes, file: path)
    } catch {
      return unread(path, "\(error.found). \(error.hint)")
    }
    guard document.refusal == nil else { return FileResult() }
    let outlets = DocumentOutlets(document)
    var result = FileResult(facts: outlets.facts)
    for rule in rules {
      guard case .elements(let names, let action) = rule.check else { continue }
      var report = report(rule, path, [])
      for element in document.root.descendants where names.contains(element.name) {
        action(element, &report)
      }
      result.findings += report.findings.map { pending in
        var pending = pending
        let object = pending.finding.location.objectID
        pending.unless += outlets.contradictions(of: object)
        if pending.isAboutFlag { pending.unless += outlets.flags(of: object) }
        return pending
      }
    }
    return result
  }

  private func unread(_ path: String, _ message: String) -> FileResult {
    let finding = Finding(
      rule: .sourceUnreadable,
      message: "Found \(message)",
      location: SourceLocation(file: path)
    )
    return FileResult(findings: [Self.certain(finding)])
  }

  private func web(_ bytes: [UInt8], _ path: String, isPage: Bool) -> FileResult {
    let text = WebText(bytes, isPage: isPage)
    var result = FileResult()
    for rule in rules {
      var report = report(rule, path, bytes)
      switch rule.check {
      case .styles(let action): for one in text.declarations { action(one, &report) }
      case .pages(let action): action(text, &report)
      case .elements, .images, .properties: continue
      }
      result.findings += report.findings
    }
    return result
  }

  private func image(_ bytes: [UInt8], _ path: String) -> FileResult {
    var result = FileResult()
    do throws(JSONSyntaxError) {
      let json = try JSONDocument(parsing: bytes)
      for rule in rules {
        guard case .images(let action) = rule.check else { continue }
        var report = report(rule, path, bytes)
        action(json, &report)
        result.findings += report.findings
      }
    } catch {
      result = unread(path, "no JSON: \(error.sentence)")
    }
    return result
  }

  private func propertyList(_ bytes: [UInt8], _ path: String) -> FileResult {
    var result = FileResult()
    guard !bytes.starts(with: Array("bplist".utf8)),
      let root = try? InterfaceDocument(bytes: bytes, file: path).root
    else { return result }
    for rule in rules {
      guard case .properties(let names, let action) = rule.check else { continue }
      var report = report(rule, path, [])
      for dictionary in root.children(named: "dict") {
        var key: String?
        for child in dictionary.children {
          if child.name == "key" {
            key = child.text
          } else if let name = key {
            key = nil
            if names.contains(name) { action(child, &report) }
          }
        }
      }
      result.findings += report.findings
    }
    return result
  }
}
