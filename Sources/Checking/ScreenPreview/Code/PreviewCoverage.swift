import FileAccess
import ScreenAudit
import ScreenLoading
public import SourceFacts

/// The part of an app that a report shows, and facts from the app's source about the rest.
public struct PreviewCoverage: Hashable, Sendable {
  /// A source fact that determines or may determine how an object of a document is shown.
  public struct Use: Hashable, Sendable {
    /// The path of the document.
    public var document: String
    /// The identifier of the object.
    public var objectID: String
    /// The property, by UIKit's name.
    public var property: String
    /// The place in source.
    public var place: SourcePlace
    /// Whether the fact is applied to the screen; otherwise findings say that they depend on it.
    public var isApplied: Bool
  }

  /// The screens of documents that are shown.
  public var screens = 0
  /// The views of documents that are shown on their own, including cells.
  public var views = 0
  /// The screens that a program makes in code.
  public var codeScreens = 0
  /// The left-out parts of source, which do not compile.
  public var leftOut = 0
  /// A sentence about the bounds within which code ran; `nil` where none did.
  public var bounds: String?
  /// The declarations of the source; `nil` where it was not read.
  public var source: SourceCoverage?
  /// The files of source that were read.
  public var files = 0
  /// The applied facts, by document and object.
  public var uses: [Use] = []

  /// Creates an empty coverage.
  public init() {}

  /// Adds the source of a project.
  mutating func add(_ own: SourceCoverage, of index: SourceIndex) {
    source = source.map { $0.adding(own) } ?? own
    files += index.files.count
  }

  /// Adds what is shown.
  mutating func add(
    _ shown: [SweepScreen],
    of documents: [String],
    _ code: [String: DocumentCode]
  ) {
    let files = Set(documents)
    let (inDocuments, inCode) = (shown.filter { files.contains($0.file) }, shown.count)
    screens = inDocuments.count { $0.kind == .screen }
    views = inDocuments.count - screens
    codeScreens = inCode - inDocuments.count
    for (document, code) in code.sorted(by: { $0.key < $1.key }) {
      for (id, settings) in code.settings.sorted(by: { $0.key < $1.key }) {
        for (property, setting) in settings.sorted(by: { $0.key < $1.key })
        where CodeEffect.of(property) != nil || setting.applied != nil {
          let applied = setting.applied.map { [$0] } ?? []
          for fact in applied + setting.undecided {
            uses.append(
              Use(
                document: document,
                objectID: id,
                property: property,
                place: fact.place,
                isApplied: fact == setting.applied
              )
            )
          }
        }
      }
    }
  }

  /// The number of applied facts, and of those that may determine more.
  public var counts: (applied: Int, possible: Int) {
    let applied = uses.count(where: \.isApplied)
    return (applied, uses.count - applied)
  }

  /// Sentences about the parts that are shown and how the source affected them.
  public var sentences: [String] {
    let bounds = codeScreens == 0 ? [] : [bounds].compactMap(\.self)
    guard let source, files > 0 else { return bounds }
    let code =
      codeScreens == 0 ? "" : ", and \(number(codeScreens, "screen", "screens")) in code"
    let shown =
      "Shown: \(number(screens, "screen", "screens")) and "
      + "\(number(views, "view", "views")) of documents, to which "
      + "\(number(source.withDocuments, "class belongs", "classes belong"))\(code)."
    let facts =
      counts.applied + counts.possible == 0
      ? []
      : [
        "Of \(number(files, "file", "files")) of source "
          + "\(number(counts.applied, "statement was", "statements were")) followed where views are "
          + "shown; \(counts.possible) more may change what they show."
      ]
    let missing =
      leftOut == 0
      ? [] : ["\(number(leftOut, "part", "parts")) of the source did not compile here."]
    let unread = source.unreadWords.map { ["Not understood: \($0)."] } ?? []
    return [shown] + facts + missing + bounds + unread
  }
}

/// A number with its noun.
private func number(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

extension SourceCoverage {
  /// The number of screens and views that are in no document.
  var unseen: Int { inCode + swiftUIViews }

  /// The same as a clause, such as "491 SwiftUI views (with 80 previews) and 63 UIKit classes in code".
  var unseenWords: String {
    let with = previews == 0 ? "" : " (with \(number(previews, "preview", "previews")))"
    let views = number(swiftUIViews, "SwiftUI view", "SwiftUI views") + with
    let classes = number(inCode, "UIKit class", "UIKit classes") + " in code"
    if inCode == 0 { return views }
    return swiftUIViews == 0 ? classes : "\(views) and \(classes)"
  }

  /// The parts that were not understood, as a clause such as "1 function and 14 statements"; `nil` for none.
  var unreadWords: String? {
    let parts = [
      (unreadFiles, "file", "files"), (unreadFunctions, "function", "functions"),
      (unreadStatements, "statement", "statements"),
    ].filter { $0.0 > 0 }.map { number($0.0, $0.1, $0.2) }
    guard let last = parts.last else { return nil }
    return parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }

  fileprivate func adding(_ other: SourceCoverage) -> SourceCoverage {
    var sum = self
    sum.controllers += other.controllers
    sum.withDocuments += other.withDocuments
    sum.inCode += other.inCode
    sum.swiftUIViews += other.swiftUIViews
    sum.previews += other.previews
    sum.unreadFiles += other.unreadFiles
    sum.unreadFunctions += other.unreadFunctions
    sum.unreadStatements += other.unreadStatements
    return sum
  }
}
