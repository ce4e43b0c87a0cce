/// The elements of the format, each with its properties.
///
/// Interface Builder's format has no published schema. The elements are those of public documents
/// of Xcode 5 to 16, with their counts in the project's reference data.
enum Elements {
  /// Every element that is used.
  static let all: [ElementRow] =
    views + controls + controllers + gestureRecognizers + values + structure
}
