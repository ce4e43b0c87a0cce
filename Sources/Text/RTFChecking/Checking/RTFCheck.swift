public import Diagnostics
import DynamicType
import FontDescriptors
public import RTF
import RichText

/// The check of a document in Rich Text Format: the faults that its reader met, and the sizes that
/// change elsewhere.
///
/// ```swift
/// let findings = RTFCheck(file: "Note.rtf").findings(in: bytes)
/// ```
public struct RTFCheck {
  let file: String
  private let options: RTFReadingOptions

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - file: The path of the document, for the locations of findings.
  ///   - options: The choices of the reader; conversions of sizes are not done.
  public init(file: String, options: RTFReadingOptions = RTFReadingOptions()) {
    self.file = file
    self.options = options
  }

  /// Returns the findings in a document, in its order.
  ///
  /// - Parameter bytes: The bytes of the document.
  /// - Returns: The faults of the format first, then findings about sizes.
  public func findings(in bytes: [UInt8]) -> [Finding] {
    guard Self.isDocument(bytes) else { return [noDocument(bytes)] }
    var options = options
    options.targetTextScaling = nil
    let result = RTFReader.read(bytes, options: options)
    let lines = LineIndex(bytes)
    return result.diagnostics.map { finding($0, lines) }
      + omitted(result.omittedDiagnostics)
      + (result.textWithoutFont.map { [fontMissing(at: $0, lines)] } ?? [])
      + findings(in: result.document)
  }

  /// A fault that the reader met.
  private func finding(_ diagnostic: RTFDiagnostic, _ lines: LineIndex) -> Finding {
    let place = lines.place(of: diagnostic.offset)
    return Finding(
      rule: Self.rule(of: diagnostic.kind),
      message: "\(diagnostic.kind)",
      location: SourceLocation(file: file, line: place.line, column: place.column),
      measures: [Measure(name: "byte", value: Double(diagnostic.offset))]
    )
  }

  /// The font of a text that names none.
  private func fontMissing(at offset: Int, _ lines: LineIndex) -> Finding {
    let place = lines.place(of: offset)
    return Finding(
      rule: .rtfFontMissing,
      message: "The document does not name the font of the text that begins here. Helvetica is "
        + "used.",
      location: SourceLocation(file: file, line: place.line, column: place.column),
      measures: [Measure(name: "byte", value: Double(offset))]
    )
  }

  private static func rule(of kind: RTFDiagnostic.Kind) -> RuleDescription {
    switch kind {
    case .contentLeftOut, .limitReached, .damagedPicture, .contentAfterEnd, .tooDeep:
      .rtfContentLost
    default: .rtfSyntax
    }
  }

  private func omitted(_ count: Int) -> [Finding] {
    guard count > 0 else { return [] }
    return [
      Finding(
        rule: .rtfSyntax,
        message: "\(count) more format errors are not listed.",
        location: SourceLocation(file: file)
      )
    ]
  }

  /// Returns findings about the sizes elsewhere.
  private func findings(in document: RichTextDocument) -> [Finding] {
    let location = SourceLocation(file: file)
    var findings: [Finding] = []
    if document.attributes.cocoaVersion != nil, document.attributes.textScaling == nil {
      findings.append(
        Finding(
          rule: .rtfScalingMissing,
          message: "The document does not say whether its sizes are those of iOS or of macOS.",
          location: location
        )
      )
    }
    let sizes = FontSizes(document)
    for use in sizes.uses where FontSizes.isRounded(use.size) {
      findings.append(
        Finding(
          rule: .rtfSizeRounded,
          message: "Text of \(SizeText.points(use.size)) points has "
            + "\(SizeText.points(FontSizes.roundedDown(use.size))) in readers without \\fsmilli.",
          location: location,
          measures: [
            Measure(name: "size", value: use.size, unit: "pt"),
            Measure(name: "characters", value: Double(use.characters)),
          ]
        )
      )
    }
    for use in sizes.uses where sizes.iOSSize(use.size) < FontSizes.smallest - 0.005 {
      findings.append(
        Finding(
          rule: .rtfTextSmall,
          message: "Text of \(SizeText.points(use.size)) points has "
            + "\(SizeText.points(sizes.iOSSize(use.size))) in iOS scaling, expected at least 11.",
          location: location,
          measures: [
            Measure(name: "size", value: use.size, unit: "pt"),
            Measure(name: "characters", value: Double(use.characters)),
          ]
        )
      )
    }
    return findings
  }
}
