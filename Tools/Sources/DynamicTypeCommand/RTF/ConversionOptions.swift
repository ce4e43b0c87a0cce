import ArgumentParser
import CommandSupport
import DocumentPages
import DynamicType
import LayoutGeometry
import RichText

/// Options for the sizes of a converted document.
struct ConversionSizeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Convert sizes to this text scaling: ios or standard.", valueName: "name"),
    completion: .list(["ios", "standard"])
  )
  var toScaling: String?

  @Option(
    help: ArgumentHelp(
      "The text scaling that sizes have now, instead of the one that the document names.",
      valueName: "name"
    ),
    completion: .list(["ios", "standard"])
  )
  var fromScaling: String?

  @Option(
    help: ArgumentHelp(
      "Set fonts that follow the text size in this category, such as AX3.",
      valueName: "name"
    ),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName))
  )
  var category: String?

  @Flag(help: "Let fonts of a fixed size, as all are in RTF, and distances follow it, too.")
  var scaleFonts = false

  /// Returns the requested conversion.
  func conversion() throws(UsageError) -> @Sendable (RichTextDocument) -> RichTextDocument {
    guard fromScaling == nil || toScaling != nil else {
      throw UsageError("'--from-scaling' needs '--to-scaling'")
    }
    guard !scaleFonts || category != nil else {
      throw UsageError("'--scale-fonts' needs '--category'")
    }
    let target = try Self.scaling(toScaling)
    let source = try Self.scaling(fromScaling)
    let category = try category.map { name throws(UsageError) in
      try NameList.categories.value(named: name)
    }
    let scaleFonts = scaleFonts
    return { document in
      var result = document
      if let target { result = result.converted(to: target, from: source) }
      if let category {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        result.changeTexts { text in
          let following =
            scaleFonts ? text.scalingLengths(to: category).followingTextSize() : text
          return following.adjusted(to: traits)
        }
      }
      return result
    }
  }

  private static func scaling(_ name: String?) throws(UsageError) -> TextScaling? {
    try name.map { name throws(UsageError) in
      try NameList<TextScaling>(
        kind: "text scaling",
        names: ["ios", "standard"],
        read: { ["ios": .iOS, "standard": .standard][$0.lowercased()] }
      ).value(named: name)
    }
  }
}

/// Options for pages.
struct ConversionPageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The paper of documents that name none: a4 (default) or letter.",
      valueName: "name"
    ),
    completion: .list(["a4", "letter"])
  )
  var paper = "a4"

  @Option(help: ArgumentHelp("Draw this page alone, from 1; for png.", valueName: "number"))
  var page: Int?

  @Option(help: ArgumentHelp("Pixels to a point; for png.", valueName: "number"))
  var scale = "2"

  @Option(help: ArgumentHelp("The language of the text, such as de or ja.", valueName: "tag"))
  var language: String?

  /// Returns the pages of a document.
  func pages(of document: RichTextDocument) throws(UsageError) -> PagedDocument {
    PagedDocument(
      document,
      setup: PageSetup(document.attributes, defaultPaper: try size()),
      language: language
    )
  }

  /// Throws an error if an option is invalid.
  func check(_ format: ConversionFormat) throws(UsageError) {
    _ = try (size(), pixels())
    guard page == nil || format == .png else { throw UsageError("'--page' needs '--to png'") }
    guard page.map({ $0 > 0 }) ?? true else { throw UsageError("'--page' counts from 1") }
  }

  /// The pixels to a point.
  func pixels() throws(UsageError) -> Double {
    try NumberReader("--scale", .positive).read(scale)
  }

  private func size() throws(UsageError) -> Size {
    try NameList<Size>(
      kind: "paper",
      names: ["a4", "letter"],
      read: { ["a4": PageSetup.a4, "letter": PageSetup.letter][$0.lowercased()] }
    ).value(named: paper)
  }
}
