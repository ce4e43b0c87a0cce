// Titles and numbers are those of WCAG 2.2 (W3C Recommendation), of EN 301 549 V3.2.1 and of
// Apple's pages at the addresses.

extension Criterion {
  /// Text can be resized up to 200 percent without loss of content or functionality; level AA.
  public static let resizeText = wcag("1.4.4", "Resize Text", "resize-text")

  /// Content needs no scrolling in two dimensions; level AA.
  public static let reflow = wcag("1.4.10", "Reflow", "reflow")

  /// Nothing is lost when spacing grows; level AA.
  public static let textSpacing = wcag("1.4.12", "Text Spacing", "text-spacing")

  /// Targets are at least 24 by 24 CSS pixels, with exceptions; level AA.
  public static let targetSize = wcag("2.5.8", "Target Size (Minimum)", "target-size-minimum")

  /// Resizing of text in software.
  public static let softwareResizeText = en("11.1.4.4.1", "Resize text (open functionality)")

  /// Reflow in software.
  public static let softwareReflow = en("11.1.4.10", "Reflow")

  /// Software follows the platform's settings, the font size among them.
  public static let userPreferences = en("11.7", "User preferences")

  /// The requirements on an app that declares Larger Text in the App Store.
  public static let largerText = Criterion(
    standard: "App Store",
    title: "Larger Text evaluation criteria",
    address: "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/"
      + "larger-text-evaluation-criteria"
  )

  /// Apple's guidelines on text.
  public static let typography = guideline("Typography", "typography")

  /// Apple's guidelines on accessibility, the sizes of controls among them.
  public static let accessibility = guideline("Accessibility", "accessibility")

  private static func wcag(_ number: String, _ title: String, _ fragment: String) -> Criterion {
    Criterion(
      standard: "WCAG 2.2",
      number: number,
      title: title,
      address: "https://www.w3.org/TR/WCAG22/#\(fragment)"
    )
  }

  private static func en(_ number: String, _ title: String) -> Criterion {
    Criterion(
      standard: "EN 301 549",
      number: number,
      title: title,
      address: "https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/"
        + "en_301549v030201p.pdf"
    )
  }

  private static func guideline(_ title: String, _ page: String) -> Criterion {
    Criterion(
      standard: "Human Interface Guidelines",
      title: title,
      address: "https://developer.apple.com/design/human-interface-guidelines/\(page)"
    )
  }
}
