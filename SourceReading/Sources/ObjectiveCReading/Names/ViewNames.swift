/// Objective-C names of members that change a text on a screen, with their Swift names.
enum ViewNames {
  /// The properties by their names in Objective-C.
  static let properties: [String: String] = {
    let same = [
      "font", "adjustsFontForContentSizeCategory", "numberOfLines", "alpha", "text",
      "attributedText", "title", "placeholder", "attributedPlaceholder", "lineBreakMode",
      "minimumScaleFactor", "adjustsFontSizeToFitWidth", "rowHeight", "estimatedRowHeight",
      "constant", "minimumContentSizeCategory", "maximumContentSizeCategory",
      "maximumNumberOfLines", "axis", "adjustsImageSizeForAccessibilityContentSizeCategory",
      "isHidden", "isActive", "isScrollEnabled",
    ]
    var names = Dictionary(uniqueKeysWithValues: same.map { ($0, $0) })
    names["hidden"] = "isHidden"
    names["active"] = "isActive"
    names["scrollEnabled"] = "isScrollEnabled"
    return names
  }()

  /// Button properties that messages set for a state, such as `setTitle:forState:`.
  static let statedProperties = [
    "setTitle": "title", "setAttributedTitle": "attributedTitle", "setImage": "image",
    "setBackgroundImage": "backgroundImage",
  ]

  /// The property that a message of one argument sets: `setFont:`.
  static func property(setBy selector: String) -> String? {
    property(named: selector).flatMap { properties[$0] }
  }

  /// The name of the property that `setName:` sets.
  static func property(named selector: String) -> String? {
    guard selector.hasPrefix("set"), let first = selector.dropFirst(3).first, first.isUppercase
    else { return nil }
    return lowered(String(selector.dropFirst(3)))
  }

  /// A name with a small first letter.
  static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// Messages that make a constraint on an anchor.
  static let heights: [String: String] = [
    "constraintEqualToConstant": "height",
    "constraintGreaterThanOrEqualToConstant": "minimumHeight",
    "constraintLessThanOrEqualToConstant": "maximumHeight",
  ]

  /// Prefixes of constants, which Swift omits.
  private static let prefixes = [
    ("NSLineBreak", ""), ("UILineBreakModeWordWrap", "byWordWrapping"),
    ("UILineBreakModeTailTruncation", "byTruncatingTail"), ("UILayoutConstraintAxis", ""),
    ("UIContentSizeCategory", ""), ("NSTextAlignment", ""), ("UIFontTextStyle", ""),
  ]

  /// The Swift name of a UIKit constant; `nil` for other names.
  static func constant(_ name: String) -> String? {
    if name == "UITableViewAutomaticDimension" { return "UITableView.automaticDimension" }
    for (prefix, replacement) in prefixes where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.count))
      if rest.isEmpty { return replacement.isEmpty ? nil : replacement }
      return lowered(rest)
    }
    return nil
  }

  /// Messages and functions that are never a helper of the project.
  static let system: Set<String> = [
    "alloc", "new", "copy", "mutableCopy", "retain", "release", "autorelease", "addSubview",
    "addObject", "objectAtIndex", "objectForKey", "setObject", "count", "class",
    "isKindOfClass", "isEqual", "isEqualToString", "stringWithFormat",
    "removeFromSuperview", "addTarget", "dequeueReusableCellWithIdentifier", "reloadData",
    "registerNib", "registerClass", "addGestureRecognizer", "addObserver", "removeObserver",
    "defaultCenter", "postNotificationName", "dismissViewControllerAnimated", "respondsToSelector",
    "stringByAppendingString", "presentViewController", "performSegueWithIdentifier",
    "deselectRowAtIndexPath", "init",
    "instantiateViewControllerWithIdentifier", "boolForKey", "mainBundle", "mainScreen",
    "length", "lastObject", "firstObject", "description", "bounds", "frame", "view",
    "typeof", "__typeof", "__typeof__", "sizeof", "if", "while", "for", "switch", "return",
    "defined", "__attribute__", "decltype", "catch", "selector",
  ]

  /// Prefixes of system functions.
  static let systemPrefixes = [
    "NS", "CG", "UI", "CA", "CF", "CT", "AV", "MK", "Sec", "dispatch_", "objc_", "os_", "__",
    "MIN", "MAX", "ABS",
  ]

  /// Messages whose block runs for each element at once.
  static let immediateMessages: Set<String> = [
    "enumerateObjectsUsingBlock", "enumerateObjectsWithOptions", "performWithoutAnimation",
  ]

  /// Functions whose block runs immediately.
  static let immediateFunctions: Set<String> = ["dispatch_once", "dispatch_sync"]

  static func isViewType(_ name: String) -> Bool {
    ["View", "Label", "Button", "Cell", "Field", "Control", "Switch", "Slider", "Bar"]
      .contains { name.hasSuffix($0) }
  }
}
