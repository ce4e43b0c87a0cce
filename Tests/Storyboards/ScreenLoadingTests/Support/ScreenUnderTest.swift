import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

/// Loads a screen and lays it out.
struct ScreenUnderTest {
  let loaded: LoadedScreen
  let snapshot: LayoutSnapshot

  init(
    _ document: InterfaceDocument,
    _ id: String? = nil,
    resources: ScreenResources? = nil,
    options: LoadOptions = LoadOptions(),
    system: SystemGeneration = .newest,
    category: ContentSizeCategory = .large,
    language: String? = nil,
    device: String = "iPhone 16"
  ) throws {
    var options = options
    if system != .newest { options.generation = system }
    let loader = ScreenLoader(
      document,
      resources: resources ?? ScreenResources(),
      options: options
    )
    let reference = try #require(loader.screens.first { id == nil || $0.id == id })
    let device = try #require(Device.named(device))
    loaded = try loader.load(
      reference,
      in: ScreenEnvironment(device, category: category, language: language)
    )
    snapshot = loaded.snapshot()
  }

  /// The frame on the screen of the first element with an identifier.
  func frame(_ id: String) throws -> Rect {
    try #require(snapshot.first { $0.element.identity.objectID == id }).frame
  }

  /// The texts on the screen, from top to bottom of the tree.
  var texts: [String] { snapshot.texts.map(\.text.string) }

  func rules() -> [String] { loaded.findings.map(\.rule.id) }
}

extension SystemGeneration {
  /// The version before the bars and cells of iOS 26.
  static let iOS18 = SystemGeneration(SystemVersion(18))
}
