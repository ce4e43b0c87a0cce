extension FontCollection {
  /// Returns a collection with more files, which are found by name and never by fallback.
  ///
  /// Fonts that are registered in this collection later are found in the new one too.
  ///
  /// - Parameter files: The files, such as those of an app, in the order in which equal faces are
  ///   preferred. A name that this collection has too means the face that it has here.
  /// - Returns: The collection of both.
  public func adding(_ files: [FontFile]) -> FontCollection {
    let collection = FontCollection {
      FontIndex(self.index.entries + FontIndex(files: [], userInstalled: files).entries)
    }
    add(extension: collection)
    return collection
  }
}
