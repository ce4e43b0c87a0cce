import FontManagement
import Diagnostics
import DynamicType
import HeadlessUIKit
public import InterfaceBuilder
import Snapshots
import Synchronization

/// Loads the screens of a document on devices, with the bars and containers of its segues.
///
/// A loader can be shared between tasks; each screen that it loads belongs to one task. Size classes
/// that change a screen's layout take effect when the screen is loaded; text size, direction and
/// style may also change afterwards through the window's `traitOverrides`.
///
/// ```swift
/// let project = ProjectFolder(path: "Main.storyboard")
/// let loader = ScreenLoader(
///   try InterfaceDocument(path: "Main.storyboard"), resources: ScreenResources(project: project))
/// for reference in loader.screens {
///   let screen = try loader.load(reference, in: ScreenEnvironment(device, category: .large))
///   print(screen.snapshot().json())
/// }
/// ```
public final class ScreenLoader: Sendable {
  /// The document.
  public let document: InterfaceDocument
  /// The screens, in the order of the document.
  public let screens: [ScreenReference]
  /// The settings that code applies to the objects of the document; `nil` where the source was not
  /// read.
  public let code: DocumentCode?
  let resources: ScreenResources
  let options: LoadOptions
  private let containment: Containment
  private let copies = Mutex<[String: LocalizedCopy]>([:])

  /// Prepares a document.
  public init(
    _ document: InterfaceDocument,
    resources: ScreenResources = ScreenResources(),
    options: LoadOptions = LoadOptions()
  ) {
    self.document = document
    self.resources = resources
    self.options = options
    code = options.code.map { DocumentCode(document, $0) }
    containment = Containment(document)
    screens = document.refusal == nil ? document.screens(containment) : []
  }

  /// The languages in which the document has texts or a copy of its own, or the project has texts
  /// for it, sorted.
  public var languages: [String] {
    guard let project = resources.project else { return [] }
    let own = project.languages(ofDocument: document.file)
    return Set(own + resources.projectLanguages(of: document)).sorted()
  }

  /// Makes a screen with its containers in a window, which is laid out on demand.
  ///
  /// - Throws: ``ScreenLoadingError`` for documents that are refused and screens that do not exist.
  public func load(
    _ reference: ScreenReference,
    in environment: ScreenEnvironment
  ) throws(ScreenLoadingError) -> LoadedScreen {
    if let refusal = document.refusal { throw .refused(refusal, file: document.file) }
    let copy = localizedCopy(for: environment.language)
    guard let node = copy.document.object(id: reference.id) else {
      throw .unknownScreen(id: reference.id, file: copy.document.file)
    }
    var traits = environment.overrides
    traits.systemVersion = options.generation.version
    var context = ScreenContext()
    context.language = environment.language
    context.assets = ProjectAssets(resources: resources)
    if let fonts = options.fonts?.collection { context.fonts = fonts }
    let stage = ScreenStage(on: environment.screen, with: traits, in: context)
    return stage.perform {
      ScreenBuilder(self, copy, environment, stage).build(node, reference.kind)
    }
  }

  /// The document in a language: its own copy where the project has one.
  private func localizedCopy(for language: String?) -> LocalizedCopy {
    let own = LocalizedCopy(document: document, containment: containment)
    guard let language, PseudoLanguage(tag: language) == nil, let project = resources.project
    else { return own }
    if let known = copies.withLock({ $0[language] }) { return known }
    var copy = own
    let all = project.localizedCopies(ofDocument: document.file)
    let best = LanguageTag(language).best(among: all.map(\.language))
    if let path = all.first(where: { $0.language == best })?.path,
      let document = try? InterfaceDocument(path: path)
    {
      copy = LocalizedCopy(document: document, containment: Containment(document))
    }
    copies.withLock { $0[language] = copy }
    return copy
  }
}

/// A document in a language.
struct LocalizedCopy: Sendable {
  var document: InterfaceDocument
  var containment: Containment
}
