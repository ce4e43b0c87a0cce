import DynamicType
import Foundation
import Synchronization
import Testing
import UIKit

/// Pasteboards of a program's own; the general one is in the story of copying.
@Suite("A program uses pasteboards")
struct PasteboardTests {
  @Test("Text, addresses, images and colors are found under their types")
  func values() throws {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    #expect(!board.hasStrings && board.string == nil && board.numberOfItems == 0)
    board.string = "Milk"
    #expect(board.hasStrings && board.string == "Milk" && !board.hasURLs)
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Milk".utf8))
    let link = try #require(URL(string: "https://example.org"))
    board.url = link
    #expect(board.url == link && board.string == "https://example.org" && board.hasURLs)
    board.color = .red
    #expect(board.color == .red && board.hasColors && !board.hasStrings)
    let image = try #require(UIImage(data: DocumentTests.png))
    board.image = image
    #expect(board.image == image && board.hasImages)
    #expect(board.data(forPasteboardType: "public.png") == DocumentTests.png)
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"] && board.numberOfItems == 2)
    board.string = nil
    #expect(board.numberOfItems == 0)
  }

  @Test("An item has one thing in several types")
  func items() {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    board.setItems([["public.rtf": Data("{".utf8), "public.utf8-plain-text": "a"]])
    board.addItems([["org.example.count": 3]])
    #expect(board.types(forItemSet: nil)?.last == ["org.example.count"])
    #expect(board.contains(pasteboardTypes: ["public.rtf"]))
    #expect(board.itemSet(withPasteboardTypes: ["org.example.count"]) == IndexSet(integer: 1))
    #expect(
      board.values(forPasteboardType: "org.example.count", inItemSet: nil)?.first as? Int == 3
    )
    #expect(board.types(forItemSet: IndexSet(integer: 7)) == nil)
    #expect(board.items.first?["public.utf8-plain-text"] as? String == "a")
    board.setData(Data([1, 2]), forPasteboardType: "org.example.bytes")
    #expect(board.numberOfItems == 1)
    #expect(board.value(forPasteboardType: "org.example.bytes") as? Data == Data([1, 2]))
  }

  @Test("Items are gone after their time")
  func expiration() {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    board.setItems(
      [["public.utf8-plain-text": "old"]],
      options: [.expirationDate: Date(timeIntervalSince1970: 0), .localOnly: true]
    )
    #expect(board.string == nil)
    board.setItems(
      [["public.utf8-plain-text": "new"]],
      options: [.expirationDate: Date.distantFuture]
    )
    #expect(board.string == "new")
  }

  @Test("Items are gone when the time of the screen has come")
  func clock() {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    let end = Date.distantFuture
    board.setItems([["public.utf8-plain-text": "new"]], options: [.expirationDate: end])
    #expect(board.string == "new")
    ScreenContext.with(\.clock, { end }).perform { #expect(board.string == nil) }
  }

  @Test("A name is one pasteboard, until it is removed")
  func names() throws {
    let name = UIPasteboard.Name("org.example.\(UUID().uuidString)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let one = try #require(UIPasteboard(name: name, create: true))
    one.string = "Milk"
    let two = try #require(UIPasteboard(name: name, create: false))
    #expect(two.string == "Milk" && two == one && two.changeCount == 1)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general.name == .general)
  }

  @Test("A change is told with the types that came and went")
  func changes() {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    let told = Mutex<[[String]]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: board,
      queue: nil
    ) { change in
      let added = change.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      let removed = change.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
      told.withLock { $0 += [added ?? [], removed ?? []] }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.string = "a"
    board.color = .red
    #expect(
      told.withLock { $0 } == [
        ["public.utf8-plain-text"], [], ["com.apple.uikit.color"], ["public.utf8-plain-text"],
      ]
    )
    #expect(board.changeCount == 2)
  }
}
