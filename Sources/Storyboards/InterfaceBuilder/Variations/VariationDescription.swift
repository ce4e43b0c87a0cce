import DynamicType

/// The changes of an object or a constraint under some size classes.
///
/// The variation without conditions, `default`, says what is not installed unless another
/// variation includes it.
struct VariationDescription: Hashable, Sendable {
  /// The width class it asks for, or `nil`.
  var width: UserInterfaceSizeClass?
  /// The height class it asks for, or `nil`.
  var height: UserInterfaceSizeClass?
  /// The kind of device it asks for, or `nil`.
  var idiom: UserInterfaceIdiom?
  /// The conditions that this version does not know, as they are written; with one of them the
  /// variation never holds.
  var unknownConditions: [String]
  /// The element, with the attributes and values that replace those of its parent.
  var element: Element

  /// The number of conditions; more of them win over fewer.
  var specificity: Int {
    (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
      + unknownConditions.count
  }

  /// Returns whether the variation holds under size classes.
  func holds(under classes: SizeClasses) -> Bool {
    unknownConditions.isEmpty && (width == nil || width == classes.width)
      && (height == nil || height == classes.height) && (idiom == nil || idiom == classes.idiom)
  }
}

extension VariationDescription {
  /// Reads a `variation` element, whose key is `default` or conditions joined by hyphens.
  init(_ element: Element) {
    self.init(unknownConditions: [], element: element)
    let key = element.key ?? "default"
    guard key != "default" else { return }
    for condition in key.split(separator: "-") {
      let parts = condition.split(separator: "=", maxSplits: 1)
      if parts.count != 2 || !read(name: parts[0], value: parts[1]) {
        unknownConditions.append(String(condition))
      }
    }
  }

  private mutating func read(name: Substring, value: Substring) -> Bool {
    switch name {
    case "widthClass": width = Self.sizeClass(value)
    case "heightClass": height = Self.sizeClass(value)
    case "userInterfaceIdiom": idiom = Self.idioms[String(value)]
    default: return false
    }
    return name == "userInterfaceIdiom" ? idiom != nil : (width ?? height) != nil
  }

  private static func sizeClass(_ value: Substring) -> UserInterfaceSizeClass? {
    value == "compact" ? .compact : value == "regular" ? .regular : nil
  }

  private static let idioms: [String: UserInterfaceIdiom] = [
    "phone": .phone, "pad": .pad, "mac": .mac, "tv": .tv, "carPlay": .carPlay, "vision": .vision,
  ]
}
