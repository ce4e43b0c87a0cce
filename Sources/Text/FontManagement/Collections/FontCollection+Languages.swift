extension FontCollection {
  /// Returns the languages that at least one face of a family can write.
  ///
  /// - Parameters:
  ///   - family: The name of the family, without regard to case.
  ///   - candidates: BCP 47 tags, such as `ja` or `zh-Hant`.
  /// - Returns: The languages, in their order.
  public func languages(ofFamily family: String, among candidates: [String]) -> [String] {
    let index = index
    let faces = index.family(family).compactMap { languages(of: index.entries[$0]) }
    return candidates.filter { language in faces.contains { $0.contains(language) } }
  }

  /// The languages of an entry: those that fontconfig lists, or those of the file.
  func languages(of entry: FontIndex.Entry) -> FaceLanguages? {
    entry.languages ?? face(entry).flatMap { FaceLanguages($0) }
  }
}
