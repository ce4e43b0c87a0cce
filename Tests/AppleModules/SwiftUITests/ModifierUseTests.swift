import Combine
import Foundation
import LayoutGeometry
import Snapshots
import SwiftUI
import Testing
import UniformTypeIdentifiers

private typealias Color = SwiftUI.Color
private typealias Image = SwiftUI.Image

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "Lake"

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

private final class Model: ObservableObject {
  @Published var name = "Lake"
}

private struct Wave: TextRenderer {
  var strength: Double
  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for glyph in run {
          var copy = context
          copy.translateBy(x: 0, y: strength * glyph.typographicBounds.ascent)
          copy.draw(glyph)
        }
      }
    }
  }
}

private struct Emphasis: TextAttribute {}

private struct TextUses: View {
  @State private var text = "Lake"
  @State private var selection: TextSelection?
  @FocusState private var isSearching: Bool
  @FocusState private var field: Int?
  @AccessibilityFocusState private var isRead: Bool

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $text, selection: $selection)
          .textSelectionAffinity(.upstream)
          .writingToolsBehavior(.limited)
          .writingToolsAffordanceVisibility(.hidden)
          .textInputFormattingControlVisibility(.visible, for: .inputAssistant)
        TextEditor(text: $text)
          .textEditorStyle(.plain)
          .findNavigator(isPresented: .constant(false))
          .findDisabled()
          .replaceDisabled(false)
        Text("สวัสดี").typesettingLanguage(.init(languageCode: .thai))
        Text("Wave").customAttribute(Emphasis()).textRenderer(Wave(strength: 0.5))
      }
      .searchable(text: $text)
      .searchFocused($isSearching)
      .searchFocused($field, equals: 2)
      .searchSelection($selection)
      .searchDictationBehavior(.inline(activation: .onSelect))
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .defaultFocus($field, 1)
      .accessibilityDefaultFocus($isRead, true)
      .navigationDocument(URL(fileURLWithPath: "/lake"))
      .toolbarTitleMenu { RenameButton() }
      .renameAction { field = 1 }
      .renameAction($isSearching)
    }
  }
}

private struct FocusUses: View {
  @FocusedValue(\.note) private var note
  @FocusedBinding(\.note) private var text
  @FocusedObject private var model: Model?
  @StateObject private var own = Model()
  @State private var name = "Lake"

  var body: some View {
    VStack {
      Text(text ?? note?.wrappedValue ?? model?.name ?? "none")
    }
    .focusedValue(\.note, $name)
    .focusedSceneValue(\.note, $name)
    .focusedObject(own)
    .focusedSceneObject(own)
  }
}

private struct FileUses: View {
  @State private var isExporting = false

  var body: some View {
    Text("Files")
      .fileExporter(
        isPresented: $isExporting,
        document: Note(),
        contentType: .plainText,
        defaultFilename: "Note"
      ) { result in
        if case .failure(let error) = result { print(error) }
      }
      .fileExporter(isPresented: $isExporting, item: "Lake", contentTypes: [.plainText]) { _ in }
      .fileMover(isPresented: $isExporting, file: URL(fileURLWithPath: "/lake")) { _ in }
      .fileImporter(
        isPresented: $isExporting,
        allowedContentTypes: [.folder],
        allowsMultipleSelection: true
      ) { _ in
      } onCancellation: {
      }
      .fileDialogConfirmationLabel("Choose")
      .fileDialogMessage("Choose a file")
      .fileDialogDefaultDirectory(nil)
      .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
      .fileDialogCustomizationID("files")
      .fileDialogImportsUnresolvedAliases(false)
      .fileExporterFilenameLabel("Name")
      .userActivity("org.example.lake", element: 3) { _, activity in activity.title = "Lake" }
      .userActivity("org.example.lake") { $0.isEligibleForHandoff = true }
  }
}

private struct InputUses: View {
  @State private var phase = ScrollPhase.idle
  @State private var visible: [Int] = []
  @Namespace private var space

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<3, id: \.self) {
          Text("\($0)").onScrollVisibilityChange(threshold: 0.2) { _ in }
        }
      }
      .scrollTargetLayout()
    }
    .onScrollPhaseChange { _, new in phase = new }
    .onScrollPhaseChange { _, _, context in print(context.geometry) }
    .onScrollTargetVisibilityChange(idType: Int.self) { visible = $0 }
    .scrollInputBehavior(.disabled, for: .handGestureShortcut)
    .scrollEdgeEffectHidden(true, for: .top)
    .defersSystemGestures(on: .bottom)
    .onContinuousHover { phase in
      if case .active(let point) = phase { print(point) }
    }
    .onContinuousHover(coordinateSpace: .global) { _ in }
    .hoverEffectDisabled()
    .defaultHoverEffect(.lift)
    .springLoadingBehavior(.enabled)
    .handGestureShortcut(.primaryAction)
    .paletteSelectionEffect(.symbolVariant(.slash))
    .onPencilDoubleTap { print($0.hoverPose?.altitude.degrees ?? 0) }
    .onPencilSqueeze { if case .ended(let value) = $0 { print(value) } }
    .dragConfiguration(DragConfiguration(allowMove: true, allowDelete: true))
    .onDragSessionUpdated { session in if case .ended(.delete) = session.phase {} }
    .dropConfiguration { _ in DropConfiguration(operation: .move) }
    .dragContainerSelection([1, 2], containerNamespace: space)
    .interactionActivityTrackingTag("scroll")
    .onInteractiveResizeChange { _ in }
    .invalidatableContent()
    .contentCaptureProtected(false)
  }
}

private struct AssistiveUses: View {
  @Namespace private var space

  var body: some View {
    Text("Lake")
      .accessibilityActivationPoint(.topLeading)
      .accessibilityDragPoint(.center, description: "Move")
      .accessibilityDropPoint(.center, description: Text("Here"))
      .accessibilityDirectTouch(options: .silentOnTouch)
      .accessibilityLinkedGroup(id: 1, in: space)
      .accessibilityScrollAction { edge in print(edge) }
      .accessibilityTextContentType(.sourceCode)
      .accessibilityZoomAction { action in
        if action.direction == .zoomIn { print(action.location) }
      }
      .accessibilityActions(category: .edit) { Button("Rename") {} }
      .accessibilityScrollStatus("May")
  }
}

private struct LookUses: View {
  @State private var customization = TabViewCustomization()
  @Namespace private var space

  var body: some View {
    TabView {
      Tab("Lake", systemImage: "drop") { Text("Lake") }.customizationID("lake")
      Tab("Shore", systemImage: "leaf") {
        List { Section("a") { Text("b") }.sectionIndexLabel("A") }
      }
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      .defaultVisibility(.hidden, for: .tabBar)
    }
    .tabViewCustomization($customization)
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Text("Bar") }
    .tabViewSearchActivation(.searchTabSelection)
    .defaultAdaptableTabBarPlacement(.sidebar)
    .contentToolbar(for: .tabBarSidebar) { Button("Add") {} }
    .listSectionIndexVisibility(.hidden)
    .badgeProminence(.decreased)
    .symbolColorRenderingMode(.gradient)
    .symbolVariableValueMode(.draw)
    .glassEffectUnion(id: 1, namespace: space)
    .glassEffectTransition(.materialize)
    .dialogIcon(Image(systemName: "star"))
    .dialogSeverity(.critical)
    .dialogSuppressionToggle("Never again", isSuppressed: .constant(false))
    .assistiveAccessNavigationIcon(systemImage: "star")
  }
}

private struct ShaderUses: View {
  var body: some View {
    VStack {
      Text("a").colorEffect(ShaderLibrary.wave(.float(1), .color(.red), .boundingRect))
      Text("b").distortionEffect(
        Shader(function: ShaderFunction(library: .default, name: "wave"), arguments: [.float(2)]),
        maxSampleOffset: .zero
      )
      Text("c").layerEffect(ShaderLibrary.default.blur(.float2(1, 2)), maxSampleOffset: .zero)
      Text("d").visualEffect { content, _ in content.colorEffect(ShaderLibrary.wave(.float(1))) }
    }
  }
}

private struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      TextEditor(text: file.$document.text).navigationTitle(file.fileURL?.lastPathComponent ?? "")
    }
    .commandsRemoved()
    .defaultSize(CGSize(width: 400, height: 300))
  }
}

@MainActor
@Suite("Modifiers are used as Apple's documentation shows them")
struct ModifierUseTests {
  private func texts(_ view: some View) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view)
    var found: [String] = []
    window.layoutSnapshot().forEach { visit in
      for case .text(let text) in visit.element.drawings { found.append(text.string) }
    }
    return found
  }

  @Test("A view with modifiers that a still screen does not show is drawn as without them")
  func still() {
    #expect(texts(FocusUses()) == ["none"])
    #expect(texts(FileUses()) == ["Files"])
    #expect(texts(InputUses()) == ["0", "1", "2"])
    #expect(texts(AssistiveUses()) == ["Lake"])
    #expect(texts(ShaderUses()) == ["a", "b", "c", "d"])
    #expect(texts(TextUses()).contains("Wave"))
    #expect(texts(LookUses()).filter { $0 == "Lake" }.count == 2)
  }
}
