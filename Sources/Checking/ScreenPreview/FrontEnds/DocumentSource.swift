public import Diagnostics
public import DynamicType
import InterfaceBuilder
public import ScreenAudit
public import ScreenLoading
import Snapshots

/// The screens of a storyboard or xib, for a sweep.
public struct DocumentSource: SweepSource {
  /// The screens of the document, in its order.
  public let screens: [SweepScreen]
  /// The screens of the document, including those that are not shown.
  let allScreens: [SweepScreen]
  private let loader: ScreenLoader
  private let references: [String: ScreenReference]
  /// The languages in which the document has texts.
  let languages: [String]
  private let onlyShipped: Bool
  /// Returns the versions of the screens' inputs.
  var makeVersions: (@Sendable () -> ScreenVersions)?

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - loader: The loader of the document's screens.
  ///   - onlyShipped: Whether to leave out languages in which the document has no texts; otherwise it is
  ///     shown with its own texts in the layout direction of the language.
  ///   - names: Identifiers of the screens to show, or words in their names; empty for all.
  public init(_ loader: ScreenLoader, onlyShipped: Bool = true, only names: [String] = []) {
    self.loader = loader
    languages = loader.languages
    self.onlyShipped = onlyShipped
    references = Dictionary(
      loader.screens.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    allScreens = loader.screens.map {
      var screen = SweepScreen(
        id: $0.id,
        title: $0.name,
        file: loader.document.file,
        kind: SweepScreen.Kind($0.kind),
        aliases: $0.aliases
      )
      screen.changesWhileShown = !loader.document.settings.isLaunchScreen
      return screen
    }
    screens = allScreens.filter { screen in
      names.isEmpty || names.contains { screen.isNamed($0) }
    }
  }

  /// The path of the document.
  public var file: String { loader.document.file }

  /// Whether the document is shown in the language of a setting.
  public func shows(_ setting: SweepSetting) -> Bool {
    guard onlyShipped, let language = setting.language else { return true }
    return languages.contains(language) || PseudoLanguage(tag: language) != nil
  }

  /// Loads a screen.
  public func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    guard let reference = references[screen.id] else {
      throw SweepError("the document holds no screen '\(screen.id)'")
    }
    let environment = ScreenEnvironment(
      setting.device,
      in: setting.orientation,
      category: category,
      language: setting.language,
      style: setting.style
    )
    do throws(ScreenLoadingError) {
      return DocumentStage(try loader.load(reference, in: environment))
    } catch {
      throw SweepError("\(error)")
    }
  }

  /// The line of an object, or of another element with an identifier, such as a constraint.
  public func location(ofObject objectID: String) -> SourceLocation? {
    loader.document.object(id: objectID)?.location
      ?? loader.document.root.descendants.first { $0["id"] == objectID }?.location
  }
}

/// A loaded screen as the stage of a sweep.
private final class DocumentStage: SweepStage {
  private let screen: LoadedScreen

  init(_ screen: LoadedScreen) { self.screen = screen }

  var findings: [Finding] { screen.findings }

  func change(to category: ContentSizeCategory) { screen.change(to: category) }

  func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    screen.snapshot(findsAmbiguity: findsAmbiguity)
  }
}

extension SweepScreen.Kind {
  fileprivate init(_ kind: ScreenReference.Kind) {
    switch kind {
    case .controller: self = .screen
    case .view: self = .view
    case .cell: self = .cell
    }
  }
}
