/// The properties and the calls that affect the look of a text.
enum ViewProperties {
  static let assigned: Set<String> = [
    "font", "adjustsFontForContentSizeCategory", "numberOfLines", "isHidden", "alpha", "text",
    "attributedText", "title", "placeholder", "attributedPlaceholder", "lineBreakMode",
    "minimumScaleFactor", "adjustsFontSizeToFitWidth", "rowHeight", "estimatedRowHeight",
    "constant", "minimumContentSizeCategory", "maximumContentSizeCategory", "isScrollEnabled",
    "maximumNumberOfLines", "isActive", "axis",
    "adjustsImageSizeForAccessibilityContentSizeCategory",
  ]

  /// Button properties that set content.
  ///
  /// Classes in projects often have properties with these names, whose observers also run.
  static let contents: Set<String> = ["configuration", "image", "menu"]

  /// Calls that set a property with their first argument.
  static let setters: [String: String] = [
    "setTitle": "title", "setAttributedTitle": "attributedTitle", "setHidden": "isHidden",
    "setImage": "image", "setBackgroundImage": "backgroundImage",
  ]

  /// Calls with a closure that runs immediately and receives the value as `$0`.
  static let immediateCalls: Set<String> = [
    "then", "apply", "configure", "also", "forEach", "with",
  ]

  /// Names of calls that are never a helper of the project.
  static let systemCalls: Set<String> = [
    "print", "addSubview", "addArrangedSubview", "activate", "append", "map", "filter", "flatMap",
    "compactMap", "first", "contains", "joined", "insert", "remove", "removeAll", "reduce", "sink",
    "store", "async", "asyncAfter", "sync", "constraint", "removeFromSuperview", "addTarget",
    "present", "dismiss", "dequeueReusableCell", "reloadData", "register", "localized", "bind",
    "addGestureRecognizer", "fatalError", "precondition", "assert", "debugPrint", "NSLog",
  ]

  static func isViewType(_ name: String) -> Bool {
    ["View", "Label", "Button", "Cell", "Field", "Control", "Switch", "Slider", "Bar"]
      .contains { name.hasSuffix($0) }
  }

  /// `heightAnchor.constraint(equalToConstant:)` and its relations, by label.
  static let heights: [String: String] = [
    "equalToConstant": "height", "greaterThanOrEqualToConstant": "minimumHeight",
    "lessThanOrEqualToConstant": "maximumHeight",
  ]
}
