import DesignTokens
public import Diagnostics
import RTFChecking

extension SourceRule {
  /// All rules about Swift source.
  public static let all: [SourceRule] =
    fontsInUIKit + fontsInSwiftUI + observing + categories + layoutInUIKit + layoutInSwiftUI + bars

  private static let fontsInUIKit: [SourceRule] = [
    .fixedSystemFont, .fixedNamedFont, .fixedDescriptorFont, .fixedFontFromHelper,
    .missingAdjustsFontFlag, .ineffectiveAdjustsFontFlag, .imageFlagOnTextView, .doubleScaledFont,
    .scaledPreferredFont,
    .mixedFontScaling, .cappedScaledFont, .manualFontScaling, .pointSizeArithmetic,
    .pinnedPreferredFont, .mismatchedMetricsStyle, .privateFontName, .forceUnwrappedNamedFont,
    .cachedFont, .attributedStringFixedFont, .htmlAttributedString, .fixedTextMeasurement,
    .fixedSymbolSize, .tooSmallBaseSize,
  ]

  private static let fontsInSwiftUI: [SourceRule] = [
    .fixedSwiftuiSystemFont, .fixedSwiftuiCustomFont, .customFontWithoutRelativeTo,
    .fontFromUifontWithoutEnvironment, .fixedFontFromUifont, .scaledValueWithoutEnvironment,
    .scaledMetricOutsideView, .geometryDerivedFontSize,
  ]

  private static let observing: [SourceRule] = [
    .traitChangeWithoutSuper, .traitChangeWithoutComparison, .deprecatedTraitCallback,
    .globalContentSizeCategory, .drawnTextWithoutObserver, .fixedTextLayerSize,
    .appearanceProxyFont,
  ]

  private static let categories: [SourceRule] = [
    .incompleteContentSizeSwitch, .incompleteContentSizeTable, .contentSizeRawComparison,
    .contentSizeEqualityThreshold, .contentSizeCap, .dynamicTypeEnvironmentOverride,
  ]

  private static let layoutInUIKit: [SourceRule] = [
    .fixedRowHeight, .fixedHeightForRow, .missingEstimatedRowHeight, .fixedItemSize,
    .fixedTextHeightConstraint, .fixedBaselineSpacing, .singleLineLabel, .shrinkToFitText,
    .fixedLineHeight, .readableWidthConstant,
  ]

  private static let layoutInSwiftUI: [SourceRule] = [
    .fixedTextFrame, .singleLineText, .unscaledIconFrame, .noAccessibilityAxisFlip,
  ]

  private static let bars: [SourceRule] = [
    .barItemMissingLargeContent, .largeContentViewerWithoutInteraction,
    .customBarWithoutLargeContentViewer,
  ]
}

extension FileRule {
  /// All rules about storyboards, xibs, asset catalogs, style sheets and pages.
  public static let all: [FileRule] = [
    .ibFixedFont, .ibIneffectiveAdjustsFont, .ibMissingAdjustsFont, .ibFixedTextHeight,
    .ibFixedRowHeight, .ibShrinkToFitText, .pdfWithoutPreservedVector, .cssAbsoluteFontSize,
    .cssAppleSystemFontAsFamily, .cssUnknownAppleStyle, .cssTextSizeAdjustNone,
    .cssFixedLineHeight, .viewportDisablesZoom, .cssMissingAppleSystemFont, .appFontNotAFile,
    .unknownFontEntitlement,
  ]
}

extension ProjectRule {
  /// All rules about combinations of files.
  public static let all: [ProjectRule] = [
    .unregisteredCustomFont, .appFontMissingFile, .fontInstallationWithoutEntitlement,
    .installedFontsWithoutEntitlement,
  ]
}

extension RuleCatalog {
  /// The linter's own rules: about Swift source, about other files, and about reading them.
  public static let sourceLintAlone = RuleCatalog(
    SourceRule.all.map(\.description) + FileRule.all.map(\.description)
      + ProjectRule.all.map(\.description) + [
        .sourceUnreadable, .sourceSyntax, .suppressionUnused, .suppressionUnknownRule,
      ]
  )

  /// All rules of the linter, with those about rich text and design tokens.
  public static let sourceLint = RuleCatalog(joining: [sourceLintAlone, .richText, .tokens])
}
