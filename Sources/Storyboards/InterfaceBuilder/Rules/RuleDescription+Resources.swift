public import Diagnostics

extension RuleDescription {
  static let assetJson = RuleDescription(
    id: "asset-json",
    title: "Asset whose description is not JSON",
    explanation: "The asset is not used at all.",
    defaultSeverity: .error,
    help: "Correct the text at the position, or select the asset in Xcode and save it."
  )

  static let assetMissingFile = RuleDescription(
    id: "asset-missing-file",
    title: "Asset with a file that is missing",
    explanation: "The image is not shown.",
    defaultSeverity: .warning,
    help: "Add the file, or remove it from the asset."
  )

  static let assetOutsideFolder = RuleDescription(
    id: "asset-outside-folder",
    title: "Asset with a file outside the app's folder",
    explanation: "The file is not opened, and the image is not shown.",
    defaultSeverity: .warning,
    help: "Copy the file into the asset, and name it without folders."
  )

  /// Links that lead out of the folder that was named.
  public static let linkOutsideFolder = RuleDescription(
    id: "link-outside-folder",
    title: "Link that leads out of the folder",
    explanation: "Files behind the link are not checked.",
    defaultSeverity: .note,
    help: "Pass '--follow-links' to check them too, or name that folder as well."
  )

  static let assetUnknownColor = RuleDescription(
    id: "asset-unknown-color",
    title: "Color whose components cannot be read",
    explanation: "The color is not used.",
    defaultSeverity: .warning,
    help: "Set the color again in the asset catalog."
  )

  static let projectSize = RuleDescription(
    id: "project-size",
    title: "Project with too many files",
    explanation:
      "Files beyond the limit are not read, so assets and texts may be missing.",
    defaultSeverity: .warning,
    help: "Name the app's own folder instead of a folder above it."
  )

  /// A folder that the process has no permission to read.
  public static let folderUnreadable = RuleDescription(
    id: "folder-unreadable",
    title: "Folder that cannot be read",
    explanation: "Documents, assets and texts in the folder are missing.",
    defaultSeverity: .warning,
    help: "Allow the folder to be read, or run on a folder without it."
  )

  static let fileNameDamaged = RuleDescription(
    id: "file-name-damaged",
    title: "File whose name is not UTF-8",
    explanation: "The file or folder cannot be named in a report and is left out.",
    defaultSeverity: .warning,
    help: "Give it a name in UTF-8; archives from other systems often damage names."
  )
}

extension Finding {
  /// The finding about a link that leads out of the folder that was named, and is not followed.
  public static func linkOutsideFolder(_ path: String) -> Finding {
    Finding(
      rule: .linkOutsideFolder,
      message: "The link leads out of the folder and is not followed.",
      location: SourceLocation(file: path),
      hint: RuleDescription.linkOutsideFolder.help
    )
  }

  /// The finding about a folder that the process has no permission to read.
  public static func folderUnreadable(_ path: String) -> Finding {
    Finding(
      rule: .folderUnreadable,
      message: "The folder cannot be read, so its contents are not checked.",
      location: SourceLocation(file: path)
    )
  }
}
