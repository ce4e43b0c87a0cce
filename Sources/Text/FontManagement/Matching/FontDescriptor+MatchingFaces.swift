import DynamicType
public import FontDescriptors

extension FontDescriptor {
  /// Returns descriptors of the installed faces that match this one, the nearest first.
  ///
  /// ```swift
  /// let faces = FontDescriptor(family: "Noto Sans").matchingFontDescriptors(withMandatoryKeys: nil)
  /// let bold = FontDescriptor(symbolicTraits: .bold)
  ///   .matchingFontDescriptors(withMandatoryKeys: [.traits])
  /// ```
  ///
  /// The faces are those of ``FontCollection/current``. A named instance of a variable face counts
  /// as a face. A descriptor without family and name is the system font's and matches itself,
  /// unless keys ask for more.
  ///
  /// - Parameter keys: The keys that a face must match exactly; `nil` or none for family, face and
  ///   name, as far as they are given. All other properties decide only the order: width, slant and
  ///   weight as for ``FontCollection``. Size, features, cascade list and text style are not
  ///   properties of a face, so every face has them.
  /// - Returns: The descriptors, each with the size and the settings of this one. None when no face
  ///   matches, or when a key names a property that this descriptor leaves open.
  /// - Complexity: Opens every candidate face; all installed ones where neither family nor name is
  ///   mandatory.
  public func matchingFontDescriptors(
    withMandatoryKeys keys: Set<AttributeName>?
  ) -> [FontDescriptor] {
    let keys = keys ?? []
    if keys.isEmpty, isSystemFont { return [self] }
    guard keys.allSatisfy(says) else { return [] }
    let identifying = Set([AttributeName.family, .face, .name].filter(says))
    return FontCollection.current.descriptors(like: self, keys.isEmpty ? identifying : keys)
  }

  /// Whether the descriptor has a value for a name.
  private func says(_ name: AttributeName) -> Bool {
    switch name {
    case .family: family != nil
    case .face: face != nil
    case .name: postScriptName != nil
    case .size: pointSize > 0
    case .traits: weight != nil || width != nil || slant != nil || !symbolicTraits.isEmpty
    case .featureSettings: !features.isEmpty
    case .cascadeList: !cascadeList.isEmpty
    case .textStyle: textStyle != nil
    default: false
    }
  }
}
