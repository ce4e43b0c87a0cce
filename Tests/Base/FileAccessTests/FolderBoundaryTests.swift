import FileAccess
import Foundation
import Testing

@Suite("The boundary of a folder") final class FolderBoundaryTests {
  private let top: String
  private var app: String { top + "/App" }

  init() throws {
    top = FileManager.default.temporaryDirectory.appending(path: "boundary-\(UUID())").path
    for folder in ["App/Images", "AppOther"] { try DurableFiles.makeFolder("\(top)/\(folder)") }
    try DurableFiles.makeLink(app + "/out", to: "../AppOther")
    try DurableFiles.makeLink(app + "/root", to: "/")
    try DurableFiles.makeLink(app + "/Images/up", to: "..")
  }

  deinit { DurableFiles.remove(top) }

  @Test(
    arguments: [
      ("Images", true), ("Images/none.png", true), ("Images/../Images", true), ("", true),
      ("..", false), ("../AppOther", false), ("../../secret.png", false), ("out", false),
      ("out/none.png", true), ("root", false), ("root/etc", false), ("Images/up", true),
      ("Images//etc/hostname", true),
    ]
  )
  func `a path is inside by its text and by where its links lead`(path: String, isInside: Bool) {
    #expect(FolderBoundary(app).contains("\(app)/\(path)") == isInside)
  }

  @Test func `links out are crossed, circles are not`() {
    let boundary = FolderBoundary(app)
    #expect(["out", "root"].allSatisfy { boundary.isCrossed(byLink: "\(app)/\($0)") })
    #expect(!boundary.isCrossed(byLink: app + "/Images/up"))
    #expect(!boundary.isCrossed(byLink: app + "/Images"))
  }

  @Test func `links may lead out where that is asked for, and names still do not`() {
    let boundary = FolderBoundary(app, followsLinks: true)
    #expect(boundary.contains(app + "/out"))
    #expect(!boundary.contains(app + "/../AppOther"))
  }
}
