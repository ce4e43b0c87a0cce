public import DynamicType
public import FontDescriptors

extension AttributedText {
  /// Returns the text with every preferred or scaled font at the size of the traits.
  ///
  /// Fonts of a fixed size stay as they are. Sizes come from each font's remembered base, so
  /// adjusting again and again does not drift.
  public func adjusted(to traits: TraitCollection) -> AttributedText {
    mappingFonts { $0.adjusted(to: traits) }
  }

  /// Returns the text with every font replaced.
  public func mappingFonts(_ transform: (FontRequest) -> FontRequest) -> AttributedText {
    var result = self
    result.update { $0.font = transform($0.font) }
    return result
  }
}
