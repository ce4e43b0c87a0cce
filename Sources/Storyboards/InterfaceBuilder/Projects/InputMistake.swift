public import Diagnostics
import FileAccess

/// A path that names something other than documents, with a hint at the intended path.
public struct InputMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of what the path names, as a clause without a full stop.
  public let description: String
  /// A better path to name.
  public let hint: String
  /// The status of a command that can do nothing without the path.
  public let status: ExitStatus

  private init(
    _ description: String,
    hint: String = "name a storyboard, a xib or a folder of them",
    status: ExitStatus = .invalidInput
  ) {
    self.description = description
    self.hint = hint
    self.status = status
  }

  /// Checks a path before anything below it is read; folders and documents are not mistakes.
  ///
  /// - Parameters:
  ///   - path: The path as it was typed.
  ///   - folder: The folder against which a relative path is read.
  public init?(path: String, in folder: String = ".") {
    let kind = FileSystem.kind(of: FilePath.absolute(path, in: folder))
    let type = FilePath.fileExtension(path)
    switch (kind, type) {
    case (nil, _): self.init("'\(path)' does not exist", status: .missingInput)
    case (.other?, _):
      self.init("'\(path)' is neither a file nor a folder", status: .missingInput)
    case (_, "xcodeproj"), (_, "xcworkspace"), (_, "pbxproj"):
      let project = type == "pbxproj" ? FilePath.folder(path) : path
      self.init(
        "'\(path)' is a project file, which holds no screens",
        hint: "name the folder of the app: '\(FilePath.folder(project))'"
      )
    case (_, "storyboardc"), (_, "nib"):
      self.init(
        "'\(path)' is a compiled document",
        hint: "name the storyboard or xib from which it was built"
      )
    case (.file?, "storyboard"), (.file?, "xib"):
      guard FileBytes.prefix(of: FilePath.absolute(path, in: folder), count: 1) == nil else {
        return nil
      }
      self.init("'\(path)' cannot be read", status: .missingInput)
    case (.folder?, _): return nil
    case (_, "swift"):
      self.init("'\(path)' is Swift source, and screens in code are not shown")
    case (_, let type) where Self.pictures.contains(type): self.init("'\(path)' is a picture")
    default: self.init("'\(path)' is no storyboard and no xib")
    }
  }

  /// A folder without documents.
  ///
  /// - Parameters:
  ///   - path: The path as it was typed.
  ///   - folder: The folder against which a relative path is read.
  public init(folder path: String, in folder: String = ".") {
    let isEmpty = FolderWalk(FilePath.absolute(path, in: folder), limit: 1).paths.isEmpty
    self.init(
      isEmpty ? "'\(path)' holds no files" : "no storyboard or xib in '\(path)'",
      status: .missingInput
    )
  }

  private static let pictures: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "webp", "pdf", "svg", "tiff", "bmp",
  ]
}
