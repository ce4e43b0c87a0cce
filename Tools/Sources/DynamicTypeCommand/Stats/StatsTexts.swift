import CommandSupport
import DesignTokens
import Diagnostics
import DynamicType
import FileAccess
import SizeStatistics

/// The texts of an app that users see at their sizes, with each cap to evaluate.
struct StatsTexts {
  /// Texts with a cap; `unspecified` if the command line gives none.
  struct Capped {
    var cap: ContentSizeCategory
    var texts: [SizedText]
  }

  /// The name of the kind of texts.
  let kind: String

  /// The texts, once for each cap.
  let capped: [Capped]

  /// Reads tokens from a file, or uses the eleven text styles if none is named.
  init(tokens path: String?, caps: [ContentSizeCategory]) throws(UsageError) {
    let caps = caps.isEmpty ? [.unspecified] : caps
    guard let path else {
      kind = "text style"
      capped = caps.map { Capped(cap: $0, texts: SizedText.textStyles(cap: $0)) }
      return
    }
    let scales = try Self.scales(path)
    kind = "typography token"
    capped = caps.map { cap in Capped(cap: cap, texts: scales.map { $0.text(cap: cap) }) }
  }

  private static func scales(_ path: String) throws(UsageError) -> [TypographyScale] {
    let document: TokenDocument
    do throws(FileError) {
      let source = TokenSource(path: path, bytes: try FileBytes.read(path))
      document = TokenReader().read([source])
    } catch {
      throw UsageError(error)
    }
    for finding in document.findings where finding.severity == .error {
      Terminal.writeError("\(finding.location): error: \(finding.message)")
    }
    let scales = document.typographyScales()
    guard !scales.isEmpty else {
      throw UsageError("'\(path)' has no typography tokens", status: .invalidInput)
    }
    return scales
  }
}

extension TypographyScale {
  /// Returns the token as a text with an additional cap; `unspecified` for none.
  func text(cap: ContentSizeCategory) -> SizedText {
    let limits = ContentSizeCategoryLimits(maximum: cap)
    let free = TypographyScale(
      name: name,
      typography: typography,
      behavior: TypographyBehavior(textStyle: textStyle),
      options: options
    )
    return SizedText(
      name: name,
      size: { metrics(at: limits.clamp($0)).fontSize },
      uncapped: { free.metrics(at: $0).fontSize }
    )
  }
}
