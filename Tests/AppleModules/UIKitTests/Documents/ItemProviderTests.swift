import Foundation
import Testing
import UIKit

private func bytes(_ provider: NSItemProvider, _ type: String) async throws -> Data {
  try await withCheckedThrowingContinuation { continuation in
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
      if let data {
        continuation.resume(returning: data)
      } else {
        continuation.resume(throwing: error ?? NSItemProvider.ErrorCode.unknownError)
      }
    }
  }
}

private func pointSize(_ provider: NSItemProvider) async throws -> CGFloat? {
  try await withCheckedThrowingContinuation { continuation in
    provider.loadObject(ofClass: NSAttributedString.self) { object, error in
      let text = object as? NSAttributedString
      let font = text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      if let error {
        continuation.resume(throwing: error)
      } else {
        continuation.resume(returning: font?.pointSize)
      }
    }
  }
}

private func milk(_ size: Double) -> NSAttributedString {
  NSAttributedString(string: "Milk", attributes: [.font: UIFont.systemFont(ofSize: size)])
}

@MainActor private func plainEditor(isMac: Bool) -> UITextView {
  let view = UITextView()
  view.allowsEditingTextAttributes = true
  view.usesStandardTextScaling = isMac
  return view
}

@MainActor private func pointSize(_ view: UITextView) -> CGFloat? {
  (view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
}

/// Things that pass through providers, as pasteboards and drags pass them on.
@Suite("Providers carry things in several types")
struct ItemProviderTests {
  @Test("The types of an object are those that it gives, the richest first")
  func types() {
    #expect(
      NSItemProvider(object: milk(17)).registeredTypeIdentifiers == [
        "public.rtf", "public.utf8-plain-text",
      ]
    )
    let provider = NSItemProvider(object: "Milk" as NSString)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
  }

  @Test("Bytes are made when they are asked for, by the kind of the type too")
  func loading() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text",
      visibility: .all
    ) { completion in
      DispatchQueue.global().async { completion(Data("Bread".utf8), nil) }
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(nil, nil)
      return nil
    }
    #expect(try await bytes(provider, "public.utf8-plain-text") == Data("Bread".utf8))
    #expect(try await bytes(provider, "public.plain-text") == Data("Bread".utf8))
    await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
      try await bytes(provider, "public.rtf")
    }
    await #expect(throws: NSItemProvider.ErrorCode.unknownError) {
      try await bytes(provider, "public.png")
    }
  }

  @Test("A pasteboard gives its items as providers, and takes providers as items")
  func pasteboard() async throws {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    board.setItems([["public.utf8-plain-text": "Milk", "org.example.note": Data([1])]])
    let provider = try #require(board.itemProviders.first)
    #expect(
      provider.registeredTypeIdentifiers == ["org.example.note", "public.utf8-plain-text"]
    )
    #expect(try await bytes(provider, "org.example.note") == Data([1]))
    let other = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: other.name) }
    let url = try #require(NSURL(string: "https://example.org/a"))
    other.setItemProviders(
      [provider, NSItemProvider(object: url)],
      localOnly: true,
      expirationDate: nil
    )
    #expect(other.numberOfItems == 2 && other.changeCount == 1)
    #expect(other.strings == ["Milk", "https://example.org/a"])
    #expect(
      other.url == url as URL && other.data(forPasteboardType: "org.example.note") == Data([1])
    )
    other.setObjects(["Eggs" as NSString], localOnly: true, expirationDate: Date.distantPast)
    #expect(other.itemProviders.isEmpty)
  }
}

/// Providers and the general pasteboard, which one test at a time uses.
extension CopyingTests {
  // 0.77 is the factor of TextScaling, from documents that Cocoa wrote.
  @MainActor
  @Test("Text from an editor of iOS keeps its look in one of macOS, also through a provider")
  func scaling() async throws {
    let phone = plainEditor(isMac: false)
    phone.attributedText = milk(17)
    phone.selectAll(nil)
    phone.copy(nil)
    let copied = UIPasteboard.general.itemProviders
    #expect(abs(try #require(try await pointSize(copied[0])) - 17) < 1e-9)
    UIPasteboard.general.items = []
    UIPasteboard.general.itemProviders = copied
    let mac = plainEditor(isMac: true)
    mac.paste(nil)
    #expect(abs(try #require(pointSize(mac)) - 13.09) < 1e-9)
    mac.selectAll(nil)
    mac.copy(nil)
    let back = try await pointSize(UIPasteboard.general.itemProviders[0])
    #expect(abs(try #require(back) - 17) < 1e-9)
    UIPasteboard.general.setObjects([milk(22)])
    let another = plainEditor(isMac: true)
    another.paste(nil)
    #expect(abs(try #require(pointSize(another)) - 22 * 0.77) < 1e-9)
  }

  @MainActor @Test("Attached files are pasted with the text")
  func attachments() throws {
    let attachment = NSTextAttachment()
    let file = FileWrapper(regularFileWithContents: Data([1, 2, 3]))
    file.preferredFilename = "list.bin"
    attachment.fileWrapper = file
    let text = NSMutableAttributedString(attributedString: milk(17))
    text.append(NSAttributedString(attachment: attachment))
    let view = plainEditor(isMac: false)
    view.attributedText = text
    view.selectAll(nil)
    view.copy(nil)
    #expect(UIPasteboard.general.types.contains("com.apple.flat-rtfd"))
    let other = plainEditor(isMac: true)
    other.paste(nil)
    let value = other.attributedText.attribute(.attachment, at: 4, effectiveRange: nil)
    let read = (value as? NSTextAttachment)?.fileWrapper
    #expect(read?.preferredFilename == "list.bin" && read?.regularFileContents == Data([1, 2, 3]))
  }
}
