import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Turned elements and groups in pictures` {
  private func picture(_ root: SnapshotElement) throws -> Bitmap {
    try screen(root).bitmap()
  }

  private func element(_ frame: Rect, _ drawings: [Drawing] = []) -> SnapshotElement {
    var element = SnapshotElement(Identity(className: "UIView"), frame: frame)
    element.drawings = drawings
    return element
  }

  private let red = Color(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func `A quarter turn about the middle lets width and height change places`() throws {
    let fill = Drawing.fill(.rect(Rect(x: 0, y: 0, width: 30, height: 10)), .color(red))
    var bar = element(Rect(x: 5, y: 15, width: 30, height: 10), [fill])
    bar.transform = .rotation(by: .pi / 2)
    var root = element(Rect(x: 0, y: 0, width: 40, height: 40))
    root.children = [bar]
    let picture = try picture(root)
    #expect(picture.color(x: 20, y: 8).red == 1)
    #expect(picture.color(x: 20, y: 8).alpha == 1)
    #expect(picture.color(x: 8, y: 20) == .white)
  }

  @Test func `A mask and a group's clip cut drawings off`() throws {
    let fill = Drawing.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), .color(red))
    let group = DrawingGroup(
      [fill],
      transform: .translation(x: 10, y: 10),
      clip: [.rect(Rect(x: 0, y: 0, width: 20, height: 40))]
    )
    var root = element(Rect(x: 0, y: 0, width: 40, height: 40), [.group(group)])
    root.mask = .rect(Rect(x: 0, y: 0, width: 40, height: 20))
    let picture = try picture(root)
    #expect(picture.color(x: 15, y: 15) == red)
    #expect(picture.color(x: 25, y: 15) == .white)
    #expect(picture.color(x: 15, y: 25) == .white)
    #expect(picture.color(x: 5, y: 5) == .white)
  }
}
