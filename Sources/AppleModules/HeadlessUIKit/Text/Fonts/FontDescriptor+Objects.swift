public import FontDescriptors
import FontManagement
import Foundation

extension FontDescriptor {
  /// Returns the value under one of UIKit's keys.
  ///
  /// - Parameter name: The key. Unspecified names, size and traits are those of the matching font.
  /// - Returns: The value, or `nil` if neither the descriptor nor the font has one. The traits are a
  ///   dictionary of ``TraitKey``.
  /// - Complexity: A search among the faces of the family if the descriptor does not specify the value.
  public func object(forKey name: AttributeName) -> Any? {
    switch name {
    case .family: familyName
    case .name: postScriptName ?? font.fontName
    case .face: face ?? faceName
    case .visibleName: visibleName
    case .size: CGFloat(pointSize > 0 ? pointSize : font.pointSize)
    case .traits: (matchingFace ?? self).traitValues.merging(traitValues) { _, own in own }
    default: fontAttributes[name]
    }
  }

  /// The PostScript name, under UIKit's name: that of the descriptor, or of the matching font.
  ///
  /// - Complexity: A search among the faces of the family if the descriptor does not specify the name.
  public var postscriptName: String { postScriptName ?? font.fontName }

  /// The font that matches the descriptor.
  private var font: Font { Font(descriptor: self, size: pointSize) }

  /// The nearest installed face, `nil` for the system font and for a missing font.
  private var matchingFace: FontDescriptor? {
    isSystemFont ? nil : matchingFontDescriptors(withMandatoryKeys: nil).first
  }

  /// The requested family; for a face that iOS has, its family there, regardless of the font that draws it.
  private var familyName: String {
    let named = postScriptName.flatMap { Font(name: $0, size: pointSize) }
    return family ?? named?.fontDescriptor.family ?? font.familyName
  }

  /// The name of the face within its family; for a face that is not installed, derived from its PostScript
  /// name.
  private var faceName: String {
    if let face = matchingFace?.face { return face }
    let parts = (postScriptName ?? font.fontName).split(separator: "-")
    return parts.count > 1 ? parts.dropFirst().joined(separator: "-") : "Regular"
  }

  /// The name of the font in a list for people.
  private var visibleName: String {
    let family = isSystemFont ? "System Font" : familyName
    let face = face ?? faceName
    return face == "Regular" ? family : "\(family) \(face)"
  }
}

extension FontDescriptor.AttributeName {
  /// The name for people; it is read-only for a descriptor.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
}
