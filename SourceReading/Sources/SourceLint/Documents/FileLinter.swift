import DesignTokens
import Diagnostics
import FileAccess
import InterfaceBuilder
import JSONText
import RTFChecking

/// Lints an app's files other than source.
struct FileLinter: Sendable {
  /// The checks, each with its rule.
  let checks: [(rule: RuleDescription, check: FileRule.Check)]

  /// Whether a file name is that of a font.
  static func isFont(_ path: String) -> Bool {
    ["ttf", "otf", "ttc", "otc"].contains(FilePath.fileExtension(path))
  }

  /// Whether a file name is that of an app's property list.
  static func isInformation(_ name: String) -> Bool {
    name.hasSuffix("Info.plist") || name.hasPrefix("Info") && name.hasSuffix(".plist")
  }

  /// The kinds of files, determined by name.
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
      case "plist" where FileLinter.isInformation(name): self = .propertyList
      case "entitlements": self = .propertyList
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

  private func report(_ rule: RuleDescription, _ path: String, _ bytes: [UInt8]) -> FileReport {
    FileReport(path: path, rule: rule, lines: LineTable(bytes))
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
    // The reader's rules about XML are those for lost parts.
    if let loss = document.findings.first(where: { $0.rule.id.hasPrefix("xml-") }) {
      let message = "Only a part of the document is read. \(loss.message)"
      let finding = Finding(
        rule: .sourceSyntax,
        message: message,
        location: loss.location,
        hint: loss.hint ?? loss.rule.help
      )
      result.findings.append(Self.certain(finding))
    }
    for (rule, check) in checks {
      guard case .elements(let names, let action) = check else { continue }
      var report = report(rule, path, [])
      for element in document.root.descendants where names.contains(element.name) {
        action(element, &report)
      }
      result.findings += report.findings.map { pending in
        var pending = pending
        let object = pending.finding.location.objectID
        pending.unless += outlets.contradictions(of: object)
        pending.unless.append(.isOutsideOfProject(path))
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
    if isPage { result.facts = bytes.withUnsafeBufferPointer { WebMentions.names(in: $0) } }
    for (rule, check) in checks {
      var report = report(rule, path, bytes)
      switch check {
      case .styles(let action): for one in text.declarations { action(one, &report) }
      case .pages(let action): action(text, &report)
      case .elements, .images, .properties: continue
      }
      result.findings += report.findings.map { pending in
        var pending = pending
        pending.unless += [.isNotBundled(path), .isShownNowhere(path)]
        return pending
      }
    }
    return result
  }

  private func image(_ bytes: [UInt8], _ path: String) -> FileResult {
    var result = FileResult()
    do throws(JSONSyntaxError) {
      let json = try JSONDocument(parsing: bytes)
      for (rule, check) in checks {
        guard case .images(let action) = check else { continue }
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
    for entry in root.children(named: "dict").compactMap({ $0.property("UIAppFonts") }) {
      result.fonts.list(entry.fontFiles.map(\.name))
    }
    for dictionary in root.children(named: "dict") {
      result.facts.formUnion(
        Self.facts(of: dictionary, isEntitlements: FilePath.fileExtension(path) == "entitlements")
      )
    }
    for (rule, check) in checks {
      guard case .properties(let names, let action) = check else { continue }
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

  /// Keys of property lists that only apps have.
  private static let keysOfApps = [
    "LSRequiresIPhoneOS", "UILaunchScreen", "UILaunchStoryboardName", "UIMainStoryboardFile",
    "UIApplicationSceneManifest",
  ]

  /// Returns the facts of a property list or of entitlements that matter for source.
  private static func facts(of dictionary: Element, isEntitlements: Bool) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    if isEntitlements || keysOfApps.contains(where: { dictionary.property($0) != nil }) {
      facts.insert(.isApp)
    }
    guard isEntitlements, let value = dictionary.property(FontEntitlement.key) else { return facts }
    for entry in value.children(named: "string") {
      // A build setting may have any value.
      let names = entry.text?.contains("$(") == true ? FontEntitlement.values : [entry.text ?? ""]
      facts.formUnion(names.map { .entitles($0) })
    }
    return facts
  }
}

/// The entitlement for installed fonts.
enum FontEntitlement {
  static let key = "com.apple.developer.user-fonts"
  /// The app uses fonts that other apps have installed.
  static let use = "app-usage"
  /// The app installs fonts for all apps.
  static let install = "system-installation"
  static let values = [use, install]
}

extension Element {
  /// The names of font files in the value of `UIAppFonts`.
  var fontFiles: [(element: Element, name: String)] {
    children(named: "string").compactMap { entry in
      guard let name = entry.text, !name.contains("$(") else { return nil }
      return FileLinter.isFont(name) ? (entry, name) : nil
    }
  }

  /// The value of a key of a dictionary of a property list.
  fileprivate func property(_ name: String) -> Element? {
    var isNext = false
    for child in children {
      if isNext { return child }
      isNext = child.name == "key" && child.text == name
    }
    return nil
  }
}
