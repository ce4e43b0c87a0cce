import FileAccess

extension Finding {
  /// Returns the finding with all its paths as seen from a folder.
  ///
  /// - Parameter root: The absolute path of the folder, or empty to normalize the paths only.
  /// - Returns: The finding; paths outside the folder stay absolute.
  public func relative(to root: String) -> Finding {
    var finding = self
    finding.location.file = FilePath.relative(location.file, to: root)
    for index in related.indices {
      let file = related[index].location.file
      finding.related[index].location.file = FilePath.relative(file, to: root)
    }
    for (index, fixIt) in fixIts.enumerated() {
      for (position, edit) in fixIt.edits.enumerated() {
        let file = FilePath.relative(edit.range.file, to: root)
        finding.fixIts[index].edits[position].range.file = file
      }
    }
    return finding
  }
}
