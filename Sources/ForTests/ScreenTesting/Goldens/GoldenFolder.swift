import FileAccess

/// The folder with what a file of tests expects, `__Screens__/FILE` beside it.
struct GoldenFolder {
  let path: String

  init(path: String) { self.path = path }

  init(besideFile file: String) {
    path = FilePath.join(
      FilePath.join(FilePath.folder(file), "__Screens__"),
      FilePath.stem(FilePath.name(file))
    )
  }

  /// The content of a file; nil where there is none.
  func bytes(of name: String) throws(FileError) -> [UInt8]? {
    let file = FilePath.join(path, name)
    guard FileSystem.kind(of: file) != nil else { return nil }
    return try FileBytes.read(file)
  }

  /// Writes a file whole, with its folders.
  func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try OutputFolder(path: path).write(bytes, to: name)
  }
}
