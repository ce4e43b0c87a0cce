import FileAccess
import FontManagement

/// The registered fonts of a scope on the disk.
///
/// A state of the registry is a folder, `generations/N`, that is never changed once the link
/// `current` leads to it. Changing the link is the commit: readers find the state before or the one
/// after, at whatever moment a writer ends. Writers take turns by a lock; readers need none.
struct FontStore: Sendable {
  let scope: FontScope
  /// The folder of the registry.
  let root: String
  /// The link by which fontconfig finds the enabled fonts, or `nil`.
  let link: String?

  init(_ scope: FontScope, _ root: String, _ link: String?) {
    self.scope = scope
    self.root = root
    self.link = link
  }

  /// A state of the registry.
  struct Generation: Sendable {
    /// The number, which grows by one with each change; 0 before the first.
    var number = 0
    var fonts: [RegisteredFont] = []
  }

  /// The time for which a writer waits for another, in milliseconds.
  static let patience = 10_000
  /// The attempts of a reader, each of which fails when two commits come during it.
  private static let attempts = 100

  private var current: String { FilePath.join(root, "current") }

  /// The path of the file of a font.
  func path(of font: RegisteredFont) -> String {
    FilePath.join(current, Self.folder(font) + "/" + font.fileName)
  }

  /// The folder of a font in that of its generation: fontconfig sees the enabled ones alone.
  private static func folder(_ font: RegisteredFont) -> String {
    font.isEnabled ? "enabled" : "known"
  }

  private func folder(of number: Int) -> String { FilePath.join(root, "generations/\(number)") }

  /// The number of the generation that is current; `nil` before the first.
  var currentNumber: Int? {
    DurableFiles.destination(ofLink: current).map(FilePath.name).flatMap { Int($0) }
  }

  /// Reads the current state.
  func read() throws(FontRegistryError) -> Generation {
    var problem = FontRegistryError(.registrationFailed, detail: "'\(root)' changes all the time.")
    for _ in 0..<Self.attempts {
      guard let number = currentNumber else { return Generation() }
      do throws(FontRegistryError) {
        let fonts = try RegistryDocument.read(
          FilePath.join(folder(of: number), "registry.json"),
          scope
        )
        return Generation(number: number, fonts: fonts)
      } catch {
        problem = error
      }
      // A generation that is current and cannot be read is damaged; others were swept meanwhile.
      guard currentNumber != number else { throw problem }
    }
    throw problem
  }

  /// Opens the file of a font, whatever generation is current by now.
  func open(_ font: RegisteredFont) -> FontFile? { try? FontFile(path: path(of: font)) }
}

extension FontStore {
  /// Changes the state while no other process does.
  ///
  /// - Parameters:
  ///   - files: The files of fonts that are new, by their digests.
  ///   - patience: The time to wait for other writers, in milliseconds.
  ///   - change: Changes the fonts; returns whether there is anything to write.
  /// - Returns: The state, which is on the disk when the call returns.
  /// - Throws: `inUse` when another writer does not end; the store is as it was after any error.
  func change(
    files: [String: FontFile] = [:],
    patience: Int = FontStore.patience,
    _ change: (inout [RegisteredFont]) -> Bool
  ) throws(FontRegistryError) -> Generation {
    let lock: FileLock?
    do throws(FileError) {
      try DurableFiles.makeFolder(root)
      lock = try FileLock.take(FilePath.join(root, "lock"), patience: patience)
    } catch {
      throw FontRegistryError(error)
    }
    guard let lock else {
      throw FontRegistryError(
        .inUse,
        detail: "Another program has been changing '\(root)' for \(patience) ms.",
        hint: "Try again when it has ended."
      )
    }
    defer { lock.release() }
    var generation = try read()
    let before = generation
    guard change(&generation.fonts) else { return before }
    do throws(FileError) {
      try commit(&generation, after: before, files)
    } catch {
      throw FontRegistryError(error)
    }
    return generation
  }

  /// Writes a generation in a folder of its own and makes it the current one.
  private func commit(
    _ generation: inout Generation,
    after before: Generation,
    _ files: [String: FontFile]
  ) throws(FileError) {
    sweep(keeping: before.number)
    generation.number += 1
    let folder = folder(of: generation.number)
    do throws(FileError) {
      for part in ["enabled", "known"] { try DurableFiles.makeFolder(FilePath.join(folder, part)) }
      let old = Dictionary(before.fonts.map { ($0.digest, $0) }) { first, _ in first }
      for font in generation.fonts {
        try add(font, old[font.digest], from: self.folder(of: before.number), to: folder, files)
      }
      try DurableFiles.write(
        RegistryDocument.text(generation.fonts),
        to: FilePath.join(folder, "registry.json")
      )
      DurableFiles.date(
        FilePath.join(folder, "enabled"),
        after: FilePath.join(self.folder(of: before.number), "enabled")
      )
      for part in ["enabled", "known", ".", ".."] {
        try DurableFiles.sync(FilePath.normalized(FilePath.join(folder, part)))
      }
      try linkForFontconfig()
      try DurableFiles.setLink(current, to: "generations/\(generation.number)")
    } catch {
      if currentNumber != generation.number { DurableFiles.remove(folder) }
      throw error
    }
  }

  private func add(
    _ font: RegisteredFont,
    _ old: RegisteredFont?,
    from before: String,
    to folder: String,
    _ files: [String: FontFile]
  ) throws(FileError) {
    let path = FilePath.join(folder, Self.folder(font) + "/" + font.fileName)
    // Two providers may know one file; it is kept once.
    if FileSystem.kind(of: path) == .file { return }
    if let old {
      let source = FilePath.join(before, Self.folder(old) + "/" + old.fileName)
      return try DurableFiles.link(source, as: path)
    }
    guard let file = files[font.digest] else { throw FileError(.missing, path: path) }
    try DurableFiles.write(file.bytes, to: path)
  }

  private func linkForFontconfig() throws(FileError) {
    guard let link else { return }
    try DurableFiles.makeFolder(FilePath.folder(link))
    try DurableFiles.makeLink(link, to: FilePath.join(current, "enabled"))
  }

  /// Removes earlier generations and what writers left that were ended.
  private func sweep(keeping number: Int) {
    let generations = FilePath.join(root, "generations")
    for name in FileSystem.names(in: generations) where name != String(number) {
      DurableFiles.remove(FilePath.join(generations, name))
    }
    for name in FileSystem.names(in: root) where name.hasSuffix(".tmp") {
      DurableFiles.remove(FilePath.join(root, name))
    }
  }
}
