import FileAccess

/// Reads the projects and packages of a workspace, `contents.xcworkspacedata`.
enum WorkspaceReader {
  /// The projects and packages in a workspace, as absolute paths.
  struct Content {
    var projects: [String] = []
    var packages: [String] = []
    var findings: [ProjectFinding] = []
  }

  static func read(_ path: String) -> Content {
    var content = Content()
    let file = FilePath.join(path, "contents.xcworkspacedata")
    do {
      let root = try MarkupReader.read(try FileBytes.read(file))
      collect(root, in: FilePath.folder(path), of: file, &content)
    } catch let error as ListSyntaxError {
      content.findings.append(
        .init(
          file: file,
          line: error.line,
          message: error.message,
          hint: "open the workspace in Xcode, or restore the file from version control"
        )
      )
    } catch {
      content.findings.append(.init(file: file, message: "\(error)", hint: "restore the file"))
    }
    return content
  }

  /// Recursion is limited by the depth that the reader of markup allows.
  private static func collect(
    _ element: MarkupElement,
    in folder: String,
    of file: String,
    _ content: inout Content
  ) {
    let root = FilePath.folder(FilePath.folder(file))
    for child in element.children {
      let location = child.attributes["location"] ?? "group:"
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count > 1 ? String(parts[1]) : location
      let place =
        switch parts.first {
        case "container", "self": FilePath.absolute(path, in: root)
        case "absolute": FilePath.normalized(path)
        default: FilePath.absolute(path, in: folder)
        }
      if child.name == "Group" {
        collect(child, in: place, of: file, &content)
      } else if FilePath.fileExtension(place) == "xcodeproj" {
        if FileSystem.kind(of: place) == .folder {
          content.projects.append(place)
        } else if !place.hasSuffix("/Pods/Pods.xcodeproj") {
          content.findings.append(missing(place, root: root, file: file, line: child.line))
        }
      } else if FileSystem.kind(of: FilePath.join(place, "Package.swift")) == .file {
        content.packages.append(place)
      }
    }
  }

  private static func missing(
    _ place: String,
    root: String,
    file: String,
    line: Int
  ) -> ProjectFinding {
    .init(
      file: file,
      line: line,
      message: "the project '\(FilePath.relative(place, to: root))' is named and not there",
      hint: "restore or generate the project, or fetch the submodule that holds it"
    )
  }
}
