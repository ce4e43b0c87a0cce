import CommandSupport
import DynamicType
import FontDescriptors
import LayoutGeometry
import RTF
import RTFChecking
import RichText

/// The facts about a document that `rtf info` reports.
struct DocumentFacts {
  let name: String
  let attributes: DocumentAttributes
  let generator: String?
  let fonts: [String]
  let sizes: FontSizes
  let contents: DocumentContents
  let diagnosticCount: Int

  init(_ input: DocumentInput) throws(DocumentFailure) {
    let result: RTFReadingResult
    if case .package = input {
      result = try input.read()
      generator = Self.generator(in: try input.bytes())
    } else {
      let bytes = try input.bytes()
      try input.requireRTF(bytes.prefix(DocumentInput.signature.count))
      result = RTFReader.read(bytes)
      generator = Self.generator(in: bytes)
    }
    name = input.name
    attributes = result.document.attributes
    sizes = FontSizes(result.document)
    contents = DocumentContents(result.document.text)
    diagnosticCount = result.diagnostics.count + result.omittedDiagnostics
    var names: [String] = []
    var known: Set<String> = []
    for run in result.document.text.runs where !run.range.isEmpty {
      let descriptor = run.attributes.font.descriptor
      let name = descriptor.postScriptName ?? descriptor.family ?? "system font"
      if known.insert(name).inserted { names.append(name) }
    }
    fonts = names
  }

  /// The program that wrote the document, if it is recorded.
  ///
  /// The reader skips these words, which do not affect the document.
  private static func generator(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let start = head.firstRange(of: #"{\*\generator "#)?.upperBound else { return nil }
    let text = head[start...].prefix { $0 != "}" && $0 != ";" && $0 != "\\" && $0 != "{" }
    return text.isEmpty ? nil : FontText.shown(String(text.prefix(200)))
  }
}

extension DocumentFacts {
  private var paper: String {
    guard let size = attributes.paperSize else { return TextTable.nothing }
    return "\(size.width.shortText) x \(size.height.shortText)"
  }

  private var margins: String {
    let margins = attributes.margins
    let all = [margins.top, margins.left, margins.bottom, margins.right]
    guard all.contains(where: { $0 != nil }) else { return TextTable.nothing }
    let names = ["top", "left", "bottom", "right"]
    return zip(names, all).compactMap { name, margin in
      margin.map { "\(name) \($0.shortText)" }
    }.joined(separator: ", ")
  }

  private var scaling: String {
    switch attributes.textScaling {
    case .iOS: "iOS"
    case .standard: "standard"
    case nil: "not named, read as standard"
    }
  }

  private var platform: String {
    switch attributes.platform {
    case .macOS: "macOS"
    case .iOS: "iOS"
    case nil: TextTable.nothing
    }
  }

  /// The facts as tables.
  func text(isTitled: Bool, on terminal: Terminal) -> String {
    var table = TextTable([.left("Property"), .left("Value")])
    let rows: [(String, String)] =
      [
        ("Text scaling", scaling), ("Platform", platform),
        ("Cocoa version", attributes.cocoaVersion.map(\.shortText) ?? TextTable.nothing),
        ("Generator", generator ?? TextTable.nothing), ("Paper", paper), ("Margins", margins),
        ("Fonts", fonts.map(FontText.shown).joined(separator: ", ")),
      ] + contents.counts.map { ($0.title, String($0.count)) } + [
        ("Faults of the format", String(diagnosticCount))
      ]
    table.rows = rows.map { [$0.0, $0.1] }
    var sizeTable = TextTable([
      .decimal("Size"), .decimal("On iOS"), .decimal("Standard"), .right("Characters"),
    ])
    sizeTable.rows = sizes.uses.map { use in
      [
        use.size.shortText, sizes.iOSSize(use.size).shortText,
        sizes.standardSize(use.size).shortText, String(use.characters),
      ]
    }
    let title = isTitled ? [terminal.bold(FontText.shown(name))] : []
    let tables = [table, sizeTable].filter { !$0.rows.isEmpty }.map { $0.text(on: terminal) }
    return (title + [tables.joined(separator: "\n\n")]).joined(separator: "\n")
      + (isTitled ? "\n" : "")
  }

  /// The facts as JSON.
  var json: JSONValue {
    let margins = attributes.margins
    return [
      "path": .string(name),
      "textScaling": JSONValue(attributes.textScaling.map { $0 == .iOS ? "ios" : "standard" }),
      "platform": JSONValue(attributes.platform.map { $0 == .iOS ? "iOS" : "macOS" }),
      "cocoaVersion": JSONValue(attributes.cocoaVersion),
      "generator": JSONValue(generator),
      "paper": attributes.paperSize.map {
        ["width": .number($0.width), "height": .number($0.height)]
      } ?? .null,
      "margins": [
        "top": JSONValue(margins.top), "left": JSONValue(margins.left),
        "bottom": JSONValue(margins.bottom), "right": JSONValue(margins.right),
      ],
      "fonts": .array(fonts.map(JSONValue.string)),
      "sizes": .array(
        sizes.uses.map { use in
          [
            "stored": .number(use.size), "ios": .number(sizes.iOSSize(use.size)),
            "standard": .number(sizes.standardSize(use.size)),
            "characters": .number(Double(use.characters)),
          ]
        }
      ),
      "counts": .object(
        contents.counts.map { JSONValue.Member($0.key, .number(Double($0.count))) }
      ),
      "diagnostics": .number(Double(diagnosticCount)),
    ]
  }
}

extension Double {
  /// The number with at most three decimals.
  var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
