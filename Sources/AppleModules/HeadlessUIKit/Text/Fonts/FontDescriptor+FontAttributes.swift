import DynamicType
public import FontDescriptors
import Foundation

extension FontDescriptor {
  /// Creates a descriptor from a dictionary under UIKit's keys.
  ///
  /// ```swift
  /// let descriptor = UIFontDescriptor(fontAttributes: [
  ///   .family: "Charter",
  ///   .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
  /// ])
  /// ```
  ///
  /// - Parameter attributes: The values. Numbers may have any number type. A value of the wrong type is left
  ///   out, as is an unknown key.
  public init(fontAttributes attributes: [AttributeName: Any]) {
    self.init()
    apply(attributes)
  }

  /// Returns the descriptor with attributes under UIKit's keys; new values take precedence.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> FontDescriptor {
    changed { $0.apply(attributes) }
  }

  /// The properties of the descriptor, under UIKit's keys.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    attributes[.family] = family
    attributes[.face] = face
    attributes[.name] = postScriptName
    if pointSize > 0 { attributes[.size] = CGFloat(pointSize) }
    let traits = traitValues
    if !traits.isEmpty { attributes[.traits] = traits }
    if !features.isEmpty { attributes[.featureSettings] = FeatureKey.dictionaries(features) }
    if !cascadeList.isEmpty { attributes[.cascadeList] = cascadeList }
    attributes[.textStyle] = textStyle?.rawValue
    attributes[.fileURL] = filePath.map { URL(fileURLWithPath: $0) }
    attributes[.registrationUserInfo] = registrationUserInfo
    return attributes
  }

  private mutating func apply(_ attributes: [AttributeName: Any]) {
    // The style comes first, since it sets a size and a weight that the other values replace.
    if let style = Self.style(attributes[.textStyle]) {
      self = .preferredFontDescriptor(withTextStyle: style)
    }
    for (name, value) in attributes {
      switch name {
      case .family: family = value as? String ?? family
      case .face: face = value as? String ?? face
      case .name: postScriptName = value as? String ?? postScriptName
      case .size: pointSize = AnyNumber.double(value).map { max(0, $0) } ?? pointSize
      case .traits: apply(traits: TraitKey.values(value))
      case .featureSettings: features.merge(FeatureKey.features(value)) { _, new in new }
      case .cascadeList: cascadeList = value as? [FontDescriptor] ?? cascadeList
      case .fileURL: filePath = Self.path(value) ?? filePath
      case .registrationUserInfo: registrationUserInfo = value as? String ?? registrationUserInfo
      default: break
      }
    }
  }

  /// The path of a file's URL.
  private static func path(_ value: Any) -> String? {
    guard let url = value as? URL ?? (value as? NSURL).map({ $0 as URL }), url.isFileURL else {
      return nil
    }
    return url.path
  }

  private static func style(_ value: Any?) -> TextStyle? {
    value as? TextStyle ?? (value as? String).flatMap(TextStyle.init(rawValue:))
  }
}

/// A number of any type in a dictionary of attributes.
enum AnyNumber {
  /// The number, if it is finite, or `nil` for other values.
  static func double(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as any BinaryInteger: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
