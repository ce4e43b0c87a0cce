public import FontDescriptors

extension FontDescriptor {
  /// The name of a part of a font feature setting, with UIKit's values.
  ///
  /// Source: the published raw values of `UIFontDescriptor.FeatureKey`, and Core Text's two keys of
  /// OpenType features.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, equal to UIKit's.
    public var rawValue: String

    /// Creates a key from UIKit's value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature in Apple's registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the choice in the feature.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// UIKit's name of ``type`` before iOS 15.
    public static let featureIdentifier = type
    /// UIKit's name of ``selector`` before iOS 15.
    public static let typeIdentifier = selector

    static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")

    /// The features of a list of settings.
    ///
    /// A setting of Apple's registry without a corresponding OpenType feature is left out.
    static func features(_ value: Any?) -> [OpenTypeTag: Int] {
      var features: [OpenTypeTag: Int] = [:]
      for setting in settings(value) {
        if let tag = (setting[.openTypeTag] as? String).flatMap(OpenTypeTag.init(_:)) {
          features[tag] = integer(setting[.openTypeValue]) ?? 1
        } else if let type = integer(setting[.type]), let choice = integer(setting[.selector]) {
          features.merge(RegisteredFeature.features(type: type, selector: choice)) { $1 }
        }
      }
      return features
    }

    /// The settings that request features, in the order of their tags.
    static func dictionaries(_ features: [OpenTypeTag: Int]) -> [[FeatureKey: Any]] {
      features.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { [.openTypeTag: $0.key.description, .openTypeValue: $0.value] }
    }

    private static func settings(_ value: Any?) -> [[FeatureKey: Any]] {
      if let settings = value as? [[FeatureKey: Any]] { return settings }
      return (value as? [[String: Any]] ?? [])
        .map { Dictionary(uniqueKeysWithValues: $0.map { (FeatureKey(rawValue: $0), $1) }) }
    }

    private static func integer(_ value: Any?) -> Int? {
      AnyNumber.double(value).flatMap(Int.init(exactly:))
    }
  }
}

/// The OpenType features that correspond to settings of Apple's Font Feature Registry.
///
/// Source: Apple's Font Feature Registry, and the tables by which HarfBuzz maps OpenType features to it, read
/// in reverse.
enum RegisteredFeature {
  /// Returns the features that a setting turns on or off; none for a setting without a counterpart.
  static func features(type: Int, selector: Int) -> [OpenTypeTag: Int] {
    if type == 35, (2...41).contains(selector) {
      let number = selector / 2
      let digits = number < 10 ? "0\(number)" : "\(number)"
      return [OpenTypeTag(stringLiteral: "ss\(digits)"): selector % 2 == 0 ? 1 : 0]
    }
    return all["\(type).\(selector)"] ?? [:]
  }

  /// Features by type and selector.
  private static let all: [String: [OpenTypeTag: Int]] = [
    // Ligatures
    "1.2": ["liga": 1], "1.3": ["liga": 0], "1.4": ["dlig": 1], "1.5": ["dlig": 0],
    "1.18": ["clig": 1], "1.19": ["clig": 0], "1.20": ["hlig": 1], "1.21": ["hlig": 0],
    // Number spacing, number case
    "6.0": ["tnum": 1], "6.1": ["pnum": 1], "21.0": ["onum": 1], "21.1": ["lnum": 1],
    // Vertical position
    "10.1": ["sups": 1], "10.2": ["subs": 1], "10.3": ["ordn": 1], "10.4": ["sinf": 1],
    // Fractions
    "11.1": ["afrc": 1], "11.2": ["frac": 1],
    // Slashed zero, case-sensitive forms
    "14.4": ["zero": 1], "14.5": ["zero": 0], "33.0": ["case": 1], "33.1": ["case": 0],
    // Contextual alternates
    "36.0": ["calt": 1], "36.1": ["calt": 0], "36.2": ["swsh": 1], "36.3": ["swsh": 0],
    "36.4": ["cswh": 1], "36.5": ["cswh": 0],
    // Small capitals from lowercase and from uppercase
    "37.1": ["smcp": 1], "37.2": ["pcap": 1], "38.1": ["c2sc": 1], "38.2": ["c2pc": 1],
  ]
}
