/// The words that describe an attached picture to those who do not see it.
///
/// HTML has them as `alt`, Markdown in the brackets of a picture.
public enum PictureDescription: CodableTextAttributeKey {
  /// The type of the values.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "picture-description"
}
