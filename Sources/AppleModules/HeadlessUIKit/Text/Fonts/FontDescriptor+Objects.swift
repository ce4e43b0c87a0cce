public import FontDescriptors
import FontManagement
import Foundation

extension FontDescriptor {
  /// Returns the value under one of UIKit's keys.
  ///
  /// - Parameter name: The key. Names, size and traits that the descriptor leaves open are those of
  ///   the font that answers to it.
  /// - Returns: The value, `nil` where neither the descriptor nor the font has one. The traits are a
  ///   dictionary of ``TraitKey``.
  /// - Complexity: A search among the faces of the family where the descriptor leaves the value open.
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

  /// The PostScript name, under UIKit's name: that of the descriptor, or of the font that answers to it.
  ///
  /// - Complexity: A search among the faces of the family where the descriptor leaves the name open.
  public var postscriptName: String { postScriptName ?? font.fontName }

  /// The font that answers to the descriptor.
  private var font: Font { Font(descriptor: self, size: pointSize) }

  /// The installed face that is nearest, `nil` for the system font and a font that is missing.
  private var matchingFace: FontDescriptor? {
    isSystemFont ? nil : matchingFontDescriptors(withMandatoryKeys: nil).first
  }

  /// The family that was asked for; of a face that iOS has, its family there, whatever it is drawn with.
  private var familyName: String {
    let named = postScriptName.flatMap { Font(name: $0, size: pointSize) }
    return family ?? named?.fontDescriptor.family ?? font.familyName
  }

  /// The name of the face within its family; of a face that is not installed, what its PostScript
  /// name says.
  private var faceName: String {
    if let face = matchingFace?.face { return face }
    let parts = (postScriptName ?? font.fontName).split(separator: "-")
    return parts.count > 1 ? parts.dropFirst().joined(separator: "-") : "Regular"
  }

  /// The name that a person reads in a list of fonts.
  private var visibleName: String {
    let family = isSystemFont ? "System Font" : familyName
    let face = face ?? faceName
    return face == "Regular" ? family : "\(family) \(face)"
  }
}

extension FontDescriptor.AttributeName {
  /// The name that a person reads; of a descriptor it can be read only.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
}
