import FontDescriptors

extension Font {
  /// The names of the families that ``init(name:size:)`` answers for, sorted.
  ///
  /// These are the families of ``FontCollection/current`` and those of iOS, which are drawn in a
  /// stand-in where they are not installed.
  public static var familyNames: [String] {
    Set(FontCollection.current.familyNames).union(IOSFont.families.map(\.name)).sorted()
  }

  /// Returns the PostScript names of the faces of a family.
  ///
  /// - Parameter family: The name of the family, compared without case.
  /// - Returns: The names, sorted; none for a family that is neither installed nor iOS's.
  /// - Complexity: Opens the files of the family.
  public static func fontNames(forFamilyName family: String) -> [String] {
    let installed = FontDescriptor(family: family)
      .matchingFontDescriptors(withMandatoryKeys: [.family]).compactMap(\.postScriptName)
    if !installed.isEmpty { return Set(installed).sorted() }
    return IOSFont.faces(ofFamily: family)
  }
}
