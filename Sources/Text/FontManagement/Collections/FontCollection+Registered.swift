import Synchronization

extension FontCollection {
  /// The fonts at one time, with the number of changes before it.
  struct Contents {
    /// The fonts that the collection was made of.
    var files: Lazy<FontIndex>
    /// These and the registered ones.
    var index: Lazy<FontIndex>
    var registered: [FontFile] = []
    /// The collections that have the fonts of this one too.
    var extensions: [Extension] = []
  }

  /// A collection that has the fonts of another, and is not kept alive by it.
  struct Extension {
    weak var collection: FontCollection?
  }

  /// The number of times that registered fonts came or went.
  ///
  /// A cached answer of the collection, such as a font or the width of a text, is valid as long as
  /// the number stays the same.
  public var generation: Int { changes.load(ordering: .acquiring) }

  /// Replaces the fonts that were registered while the program runs.
  ///
  /// They are found by name and never by fallback, and a name of the collection itself keeps its
  /// meaning. All answers that may depend on them are forgotten.
  package func replaceRegistered(_ files: [FontFile]) {
    contents.withLock { $0.registered = files }
    fontsChanged()
  }

  /// Lets a collection that has the fonts of this one follow its changes.
  func add(extension collection: FontCollection) {
    contents.withLock { $0.extensions.append(Extension(collection: collection)) }
  }

  /// Finds the fonts that the collection is made of anew.
  func readFilesAgain() { fontsChanged(readingFiles: true) }

  /// Finds the fonts anew and forgets answers, here and in the collections that follow.
  private func fontsChanged(readingFiles: Bool = false) {
    let extensions = contents.withLock { contents in
      if readingFiles { contents.files = Lazy(readIndex) }
      let (own, files) = (contents.files, contents.registered)
      contents.index = Lazy {
        FontIndex(own.value.entries + FontIndex(files: [], userInstalled: files).entries)
      }
      contents.extensions.removeAll { $0.collection == nil }
      return contents.extensions.compactMap(\.collection)
    }
    changes.add(1, ordering: .releasing)
    forgetAnswers()
    for collection in extensions { collection.fontsChanged(readingFiles: true) }
  }

  private func forgetAnswers() {
    matches.forget()
    resolved.forget()
    requests.forget()
    twoFonts.forget()
    lastResorts.forget()
  }

  /// Whether the collection itself, registered fonts aside, has a face with a PostScript name.
  package func hasOwnFace(postScriptName name: String) -> Bool {
    let files = contents.withLock { $0.files }.value
    return files.named(name).contains { !files.entries[$0.entry].isUserInstalled }
  }

  /// The files of the collection itself, by their paths.
  package var ownPaths: Set<String> {
    let files = contents.withLock { $0.files }.value
    return Set(
      files.entries.compactMap { entry in
        if case .path(let path) = entry.source { path } else { nil }
      }
    )
  }

  /// Whether a family or the PostScript or full name of a face is in the collection.
  package func hasFace(named name: String?, family: String?) -> Bool {
    let index = index
    if let name { return !index.named(name).isEmpty }
    return family.map { !index.family($0).isEmpty } ?? false
  }
}
