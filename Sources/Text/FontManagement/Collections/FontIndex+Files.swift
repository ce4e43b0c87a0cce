extension FontIndex {
  /// Reads the names of the faces in open files.
  init(files: [FontFile], userInstalled: [FontFile] = []) {
    let all = files.map { ($0, false) } + userInstalled.map { ($0, true) }
    var entries: [Entry] = []
    for (order, (file, isUserInstalled)) in all.enumerated() {
      let source = FontSource.file(FontFileReference(file: file, order: order))
      for index in 0..<file.faceCount {
        guard let face = try? FontFace(file: file, index: index) else { continue }
        var entry = Entry(source: source, faceIndex: index, face: face)
        entry.isUserInstalled = isUserInstalled
        entries.append(entry)
      }
    }
    self.init(entries)
  }
}

extension FontIndex.Entry {
  init(source: FontSource, faceIndex: Int, face: FontFace) {
    self.init(
      source: source,
      faceIndex: faceIndex,
      families: face.names.family == face.names.legacyFamily
        ? [face.names.family] : [face.names.family, face.names.legacyFamily],
      names: [(face.names.postScript, 0), (face.names.full, 0)]
        + face.namedInstances.enumerated().compactMap { index, instance in
          instance.postScriptName.map { ($0, index + 1) }
        }
    )
  }
}
