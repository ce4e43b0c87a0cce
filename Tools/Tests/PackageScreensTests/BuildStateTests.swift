import FileAccess
import Foundation
import Testing

@testable import PackageScreens

@Suite("What a build remembers of the one before")
struct BuildStateTests {
  /// The files of a package with one source and of a library, which are removed with this.
  private final class Folder {
    let path = NSTemporaryDirectory() + "state-\(UUID().uuidString)"

    init() throws {
      try write("let archive = Archive()", to: "Package/A.swift")
      try write("let package = 1", to: "Library/Package.swift")
      try write("struct Store {}", to: "Library/Sources/Stores/Store.swift")
    }

    func write(_ text: String, to file: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }

    var state: BuildState {
      let target = PreviewPackage.Target(
        name: "A",
        folder: "\(path)/Package",
        files: ["\(path)/Package/A.swift"],
        dependencies: [],
        resources: [],
        isShown: true
      )
      let driver = PreviewPackage(
        folder: "\(path)/Screens",
        library: "\(path)/Library",
        targets: [target],
        neighbors: []
      )
      return BuildState(driver, [:], list: "\(path)/screens.txt")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A folder in which a build left out the only source.
  private func folderAfterBuild() throws -> Folder {
    let folder = try Folder()
    var state = folder.state
    let copy = "\(folder.path)/Screens/Sources/A/A.swift"
    let errors = CompilerError.all(in: "\(copy):1:15: error: cannot find 'Archive' in scope")
    let isLeftOut = state.leaveOut(errors)
    #expect(isLeftOut)
    try state.write()
    return folder
  }

  @Test("What did not compile is left out at once as long as nothing changes")
  func kept() throws {
    let folder = try folderAfterBuild()
    #expect(folder.state.leftOut.map(\.message) == ["cannot find 'Archive' in scope"])
  }

  @Test(
    "It is tried again where a source of the package or of the library changed",
    arguments: [
      "Package/A.swift", "Library/Package.swift", "Library/Sources/Stores/Store.swift",
      "Library/Sources/Archives/Archive.swift",
    ]
  )
  func triedAgain(file: String) throws {
    let folder = try folderAfterBuild()
    try folder.write("struct Archive { var count = 0 }", to: file)
    #expect(folder.state.leftOut.isEmpty)
  }
}
