public import Diagnostics

extension SourceRule {
  /// All rules about Swift source.
  public static let all: [SourceRule] =
    fontsInUIKit + fontsInSwiftUI + observing + categories + layoutInUIKit + layoutInSwiftUI + bars

  private static let fontsInUIKit: [SourceRule] = [
    .fixedSystemFont, .fixedNamedFont, .fixedDescriptorFont, .missingAdjustsFontFlag,
    .ineffectiveAdjustsFontFlag, .imageFlagOnTextView, .doubleScaledFont, .scaledPreferredFont,
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

extension RuleCatalog {
  /// The rules of the linter: those about Swift source and those about the reading of it.
  public static let sourceLint = RuleCatalog(
    SourceRule.all.map(\.description) + [
      .sourceUnreadable, .sourceSyntax, .suppressionUnused, .suppressionUnknownRule,
    ]
  )
}
