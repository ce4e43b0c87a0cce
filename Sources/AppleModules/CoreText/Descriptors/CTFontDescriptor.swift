public import FontDescriptors
import FontManagement
public import Foundation
import HeadlessUIKit

/// A request for a font.
///
/// UIKit's `UIFontDescriptor` is the same type, as the two are bridged to each other on Apple's systems.
public typealias CTFontDescriptor = FontDescriptor

/// The key of the address of the font file, a `URL`.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The key of the PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The key of the name that a person reads.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The key of the family.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The key of the face within the family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The key of the traits, a dictionary.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The key of the size in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The key of the fonts to ask first for missing characters.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The key of the settings of features.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The key of the text by which a provider tells fonts of one name apart.
public let kCTFontRegistrationUserInfoAttribute: CFString = "NSCTFontRegistrationUserInfoAttribute"

/// The key of the symbolic traits among the traits.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The key of the weight among the traits, from -1 to 1.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The key of the width among the traits, from -1 to 1.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The key of the slant among the traits, from -1 to 1.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// Creates a descriptor from values under Core Text's keys.
///
/// ```swift
/// let descriptor = CTFontDescriptorCreateWithAttributes(
///   [kCTFontFamilyNameAttribute: "Charter"] as CFDictionary
/// )
/// ```
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(fontAttributes: named(attributes))
}

/// Creates a descriptor from a PostScript name and a size.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString,
  _ size: CGFloat
) -> CTFontDescriptor {
  CTFontDescriptor(postScriptName: name, pointSize: max(0, Double(size)))
}

/// Returns a descriptor with more values; new values win.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor,
  _ attributes: CFDictionary
) -> CTFontDescriptor {
  original.addingAttributes(named(attributes))
}

/// Returns a descriptor of another family; `nil` for a family that is not there.
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor,
  _ family: CFString
) -> CTFontDescriptor? {
  let copy = original.withFamily(family)
  return copy.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty ? nil : copy
}

/// Returns descriptors of the fonts that match, the best first.
///
/// - Parameters:
///   - descriptor: The values to match.
///   - mandatoryAttributes: The keys whose values must be the same; `nil` for the names that are given.
/// - Returns: The descriptors; `nil` when nothing matches.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor,
  _ mandatoryAttributes: CFSet?
) -> CFArray? {
  let keys = mandatoryAttributes.map { keys in
    Set(keys.compactMap { $0 as? String }.map(FontDescriptor.AttributeName.init))
  }
  let found = descriptor.matchingFontDescriptors(withMandatoryKeys: keys)
  return found.isEmpty ? nil : found
}

/// Returns a descriptor of the font that matches best.
///
/// - Parameters:
///   - descriptor: The values to match.
///   - mandatoryAttributes: As for ``CTFontDescriptorCreateMatchingFontDescriptors(_:_:)``.
/// - Returns: The descriptor; `nil` when nothing matches.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
  CTFontDescriptorCreateMatchingFontDescriptors(descriptor, mandatoryAttributes)?.first
    as? CTFontDescriptor
}

/// Returns a value of a descriptor, or of the font that answers to it where the descriptor leaves it
/// open.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor,
  _ attribute: CFString
) -> CFTypeRef? {
  descriptor.object(forKey: FontDescriptor.AttributeName(rawValue: attribute))
}

/// Returns the values that a descriptor gives, under Core Text's keys.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  Dictionary(
    uniqueKeysWithValues: descriptor.fontAttributes.map { (AnyHashable($0.rawValue), $1) }
  )
}

/// Attributes under UIKit's type of keys; keys of another type mean nothing.
private func named(_ attributes: CFDictionary) -> [FontDescriptor.AttributeName: Any] {
  var named: [FontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes {
    if let name = key as? FontDescriptor.AttributeName {
      named[name] = value
    } else if let name = key as? String {
      named[FontDescriptor.AttributeName(rawValue: name)] = value
    }
  }
  return named
}
