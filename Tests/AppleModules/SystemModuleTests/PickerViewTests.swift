import PhotosUI
import QuickLook
import Snapshots
import SwiftUI
import Testing

private struct Album: View {
  @State private var items: [PhotosPickerItem] = []
  @State private var item: PhotosPickerItem?
  @State private var isChoosing = true
  @State private var file: URL?

  var body: some View {
    VStack {
      PhotosPicker("Choose", selection: $item, matching: .images)
      PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos]))
      {
        Text("Choose three")
      }
    }
    .photosPicker(isPresented: $isChoosing, selection: $items, matching: .images)
    .photosPicker(isPresented: $isChoosing, selection: $item)
    .photosPickerStyle(.inline)
    .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
    .photosPickerDisabledCapabilities([.search, .selectionActions])
    .quickLookPreview($file)
    .quickLookPreview($file, in: [URL(fileURLWithPath: "/lake")])
  }
}

@MainActor
@Suite("Pickers of pictures and previews of files in SwiftUI")
struct PickerViewTests {
  @Test("A picker is the button with its label, and what it presents is not drawn")
  func buttons() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: Album())
    var found: [String] = []
    window.layoutSnapshot().forEach { visit in
      for case .text(let text) in visit.element.drawings { found.append(text.string) }
    }
    #expect(found == ["Choose", "Choose three"])
  }

  @Test("A chosen picture cannot be loaded")
  func loading() async throws {
    let item = PhotosPickerItem(itemIdentifier: "1")
    #expect(try await item.loadTransferable(type: Data.self) == nil)
    #expect(item.supportedContentTypes.isEmpty)
  }
}
