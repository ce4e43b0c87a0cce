public import Diagnostics
import FileAccess
import FontManagement
import InterfaceBuilder

extension PreviewRun {
  /// A fingerprint of the run's inputs: two runs with equal fingerprints have the same outcome.
  ///
  /// It covers the contents of all files below the paths, the files that options name, and the fonts that are
  /// installed for the system and the user. For files above 8 MiB only the size and the modification time
  /// count.
  ///
  /// - Parameter written: Files that are not inputs, because the run writes them.
  /// - Returns: The print.
  public func inputPrint(without written: [String] = []) -> Fingerprint {
    let own = Set(written.map { FilePath.absolute($0, in: folder) })
    let output = writing.folder.map { FilePath.absolute($0, in: folder) }
    var texts: [String] = []
    var pending: [String] = []
    for path in paths.map({ FilePath.absolute($0, in: folder) }) {
      // A document is shown with its surrounding project, of which the nearest folders are read.
      pending.append(FileSystem.kind(of: path) == .file ? Self.project(around: path) : path)
    }
    let named = [
      configurationPath, inputs.sampleDataPath, inputs.fontMapPath, inputs.customClassesPath,
      baselinePath, writing.comparePath,
    ]
    texts += named.map { $0.map { Self.print(of: FilePath.absolute($0, in: folder)) } ?? "" }
    for path in pending {
      let configuration = FileSystem.nearestFile(Configuration.fileName, from: path)
      texts.append(configuration.map(Self.print) ?? "")
      let boundary = FolderBoundary(path, followsLinks: inputs.followsLinks)
      Self.visit(path, boundary, skipping: output) { file in
        if !own.contains(file) { texts.append(file + " " + Self.print(of: file)) }
      }
    }
    for source in FontCollection.installationSources { texts += Self.stamps(below: source) }
    return Fingerprint(of: texts)
  }

  private static let largestContents = 8 << 20

  private static func project(around document: String) -> String {
    var folder = FilePath.folder(document)
    for _ in 0..<16 {
      let isTop = FileSystem.names(in: folder).contains {
        [".git", "Package.swift"].contains($0)
          || ["xcodeproj", "xcworkspace"].contains(FilePath.fileExtension($0))
      }
      if isTop { return folder }
      folder = FilePath.folder(folder)
    }
    return FilePath.folder(document)
  }

  /// The modification time of a file, or of each file below a folder.
  private static func stamps(below root: String) -> [String] {
    var stamps: [String] = []
    func add(_ path: String) {
      stamps.append("\(path) \(FileStamp(of: path)?.nanoseconds ?? 0)")
    }
    add(root)
    visit(root, FolderBoundary(root, followsLinks: true), skipping: nil, add)
    return stamps
  }

  /// Visits the files below a folder, always in the same order.
  private static func visit(
    _ root: String,
    _ boundary: FolderBoundary,
    skipping output: String?,
    _ body: (String) -> Void
  ) {
    var pending = [root]
    var seen: Set<FileSystem.Identity> = []
    while let folder = pending.popLast() {
      guard folder != output, let identity = FileSystem.identity(of: folder),
        seen.insert(identity).inserted
      else { continue }
      for name in FileSystem.names(in: folder) {
        let path = FilePath.join(folder, name)
        if boundary.isCrossed(byLink: path) { continue }
        switch FileSystem.kind(of: path) {
        case .file: body(path)
        case .folder where RunInputs.includes(folder: name): pending.append(path)
        case .folder, .other, nil: break
        }
      }
    }
  }

  private static func print(of path: String) -> String {
    guard let stamp = FileStamp(of: path) else { return "missing" }
    guard stamp.size <= largestContents, let bytes = try? FileBytes.read(path) else {
      return "\(stamp.size) \(stamp.nanoseconds)"
    }
    return "\(stamp.size) \(Fingerprint(ofBytes: bytes))"
  }
}

/// The folders whose files a run may read.
enum RunInputs {
  static func includes(folder name: String) -> Bool {
    !ProjectFolder.skips(folder: name) && (!name.hasPrefix(".") || name == ".dynamictype")
  }
}
