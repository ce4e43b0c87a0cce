extension Vocabulary {
  /// What an attribute's value must look like.
  enum ValueType: Sendable {
    case bool
    case number
    case multiplier
    case words(Set<String>)
  }

  /// Returns what a value must look like; `nil` for free text.
  static func valueType(of attribute: String, element: String) -> ValueType? {
    valueTypes["\(element).\(attribute)"] ?? valueTypes[attribute]
  }

  private static let valueTypes: [String: ValueType] = {
    var types: [String: ValueType] = [:]
    for name in switches.words { types[name] = .bool }
    for name in numbers.words { types[name] = .number }
    for (name, words) in wordRows { types[name] = .words(Set(words)) }
    types["multiplier"] = .multiplier
    return types
  }()

  private static let switches = """
    useAutolayout useTraitCollections useSafeAreas launchScreen hidden clipsSubviews fixedFrame \
    translatesAutoresizingMaskIntoConstraints userInteractionEnabled ambiguous misplaced \
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea enabled highlighted selected \
    layoutMarginsFollowReadableWidth adjustsFontForContentSizeCategory usesAttributedText \
    adjustsFontSizeToFit adjustsLetterSpacingToFitWidth hasAttributedTitle editable selectable \
    adjustsImageSizeForAccessibilityContentSizeCategory baselineRelativeArrangement \
    scrollEnabled pagingEnabled contentViewInsetsToSafeArea largeTitles translucent on animating \
    hidesWhenStopped navigationBarHidden toolbarHidden hidesBottomBarWhenPushed \
    automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars symbolic constraint.placeholder \
    widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY localized \
    secureTextEntry apportionsSegmentWidthsByContent automaticEstimatedItemSize
    """

  private static let numbers = """
    x y width height minX minY maxX maxY alpha red green blue white constant priority \
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority numberOfLines minimumFontSize minimumScaleFactor \
    preferredMaxLayoutWidth pointSize spacing rowHeight estimatedRowHeight sectionHeaderHeight \
    sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight \
    indentationLevel indentationWidth minimumLineSpacing minimumInteritemSpacing tag \
    numberOfPages progress minValue maxValue minimumValue maximumValue selectedSegmentIndex \
    lineSpacing lineHeightMultiple minimumLineHeight maximumLineHeight paragraphSpacing \
    paragraphSpacingBefore headIndent tailIndent firstLineHeadIndent hyphenationFactor \
    imagePadding titlePadding
    """

  private static func words<Value: DocumentValue>(_ type: Value.Type) -> [String] {
    type.allCases.map(\.rawValue)
  }

  private static let wordRows: [(String, [String])] = [
    ("contentMode", words(ObjectNode.ContentMode.self)),
    ("contentHorizontalAlignment", words(ObjectNode.HorizontalAlignment.self)),
    ("contentVerticalAlignment", words(ObjectNode.VerticalAlignment.self)),
    ("semanticContentAttribute", words(ObjectNode.SemanticContent.self)),
    ("textAlignment", words(ObjectNode.TextAlignment.self)),
    ("label.lineBreakMode", words(ObjectNode.LineBreakMode.self)),
    ("button.lineBreakMode", words(ObjectNode.LineBreakMode.self)),
    ("baselineAdjustment", words(ObjectNode.BaselineAdjustment.self)),
    ("borderStyle", words(ObjectNode.BorderStyle.self)),
    ("clearButtonMode", words(ObjectNode.FieldViewMode.self)),
    ("buttonType", words(ObjectNode.ButtonType.self)),
    ("axis", words(ObjectNode.Axis.self)),
    ("scrollDirection", words(ObjectNode.Axis.self)),
    ("distribution", words(ObjectNode.StackDistribution.self)),
    ("stackView.alignment", words(ObjectNode.StackAlignment.self)),
    ("spacingType", ["standard"]),
    ("tableView.style", words(ObjectNode.TableStyle.self)),
    ("dataMode", words(ObjectNode.DataMode.self)),
    ("separatorStyle", words(ObjectNode.SeparatorStyle.self)),
    ("tableViewCell.style", words(ObjectNode.CellStyle.self)),
    ("accessoryType", words(ObjectNode.AccessoryType.self)),
    ("contentInsetAdjustmentBehavior", words(ObjectNode.ContentInsetAdjustment.self)),
    ("firstAttribute", words(ConstraintDescription.Attribute.self)),
    ("secondAttribute", words(ConstraintDescription.Attribute.self)),
    ("relation", words(ConstraintDescription.Relation.self)),
    ("fontDescription.type", ["system", "boldSystem", "italicSystem"]),
    ("fontDescription.size", ["button", "label", "system", "smallSystem"]),
    (
      "fontDescription.weight",
      [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]
    ),
    (
      "customColorSpace",
      [
        "sRGB", "displayP3", "genericGamma22GrayColorSpace", "calibratedRGB", "calibratedWhite",
        "extendedSRGB", "extendedGray",
      ]
    ),
    (
      "segue.kind",
      [
        "relationship", "embed", "show", "push", "showDetail", "presentation", "modal",
        "popoverPresentation", "popover", "unwind", "custom", "replace",
      ]
    ),
    (
      "userDefinedRuntimeAttribute.type",
      [
        "string", "number", "boolean", "color", "image", "size", "rect", "point", "range", "nil",
      ]
    ),
  ]
}
