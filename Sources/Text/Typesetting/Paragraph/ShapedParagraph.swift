import FontDescriptors
public import FontManagement
import RichText

/// A paragraph that is shaped once and laid out at any size and any width.
///
/// It holds no size and no width: advances are recorded in ems, at both optical masters where the
/// font has two, and the sizes come with each call as ``ScaledStyle`` values, one for each style. A
/// line break costs no shaping; the changes around a break were recorded, too.
///
/// ```swift
/// let font = Font.preferredFont(forTextStyle: .body)
/// let paragraph = ShapedParagraph("Good morning", font: font)
/// paragraph.measure(ScaledStyle(font), width: 60).lineCount  // 2
/// ```
///
/// A paragraph of 40 characters takes less than 1 KB. Separators inside the text are forced line
/// breaks; use ``ShapedText`` for text of several paragraphs.
public final class ShapedParagraph: Sendable {
  /// The characters.
  public let string: String

  /// The number of UTF-16 code units.
  public let count: Int

  /// The styles, in the order in which their sizes are given.
  let styles: [RunStyle]

  /// The options with which the paragraph was shaped.
  public let options: ParagraphOptions

  let items: [ShapedItem]
  let record: ParagraphRecord
  /// Pointers into the record.
  let view: RecordView
  let fallbacks: [FontRecipe]
  let bidi: BidiParagraph
  let natural: AdvanceSum

  /// Whether one sum a segment is enough.
  let isUniform: Bool

  /// The breaks inside words that are marked, or `nil` when none are.
  let brokenWords: BrokenWordHyphens?

  private let clusterDeltas = ClusterDeltas()

  init(
    _ string: String,
    styles: [RunStyle],
    runs: [Itemizer.StyleRun],
    options: ParagraphOptions
  ) {
    self.string = string
    let styles = SharedStyles.shared(styles)
    self.styles = styles
    self.options = options
    let result = ShapingScratch.with { scratch in
      scratch.withUnits(of: string) { units in
        ParagraphBuilder(
          text: units,
          styles: styles,
          styleRuns: runs,
          options: options,
          scratch: scratch
        ).build()
      }
    }
    count = result.bidi.count
    items = result.items
    record = result.record
    view = record.view
    fallbacks = SharedStyles.shared(result.fallbacks)
    bidi = result.bidi
    natural = result.natural
    isUniform = result.isUniform
    brokenWords = result.brokenWords
  }

  /// Shapes text in one font; its size does not matter.
  public convenience init(
    _ string: String,
    font: Font,
    options: ParagraphOptions = ParagraphOptions()
  ) {
    self.init(
      string,
      styles: [RunStyle(TextAttributes(font: font.request), font: font)],
      runs: [Itemizer.StyleRun(end: .max, style: 0)],
      options: options
    )
  }

  /// Whether the paragraph's lines begin at the right.
  public var isRightToLeft: Bool { bidi.baseLevel & 1 == 1 }

  /// The fonts of the text, those that stand in included, in the order of their first use.
  public var faces: [FaceInstance] {
    var faces: [FaceInstance] = []
    for item in items where item.kind == .text {
      let face = recipe(of: item).text
      if !faces.contains(face) { faces.append(face) }
    }
    return faces
  }
}

extension ShapedParagraph {
  /// The recipe of an item.
  func recipe(of item: ShapedItem) -> FontRecipe {
    let index = Int(item.recipe)
    return index < styles.count ? styles[index].recipe : fallbacks[index - styles.count]
  }

  /// Calls a closure with the code units and a shaper.
  func withShaper<Result>(_ body: (RunShaper) -> Result) -> Result {
    ShapingScratch.with { scratch in
      scratch.withUnits(of: string) { units in
        body(
          RunShaper(
            text: units,
            language: options.language,
            styles: styles,
            fallbacks: fallbacks,
            scratch: scratch
          )
        )
      }
    }
  }

  /// Returns what a break inside a word changes, or `nil` when it changes nothing.
  ///
  /// The neighborhood is shaped once, with the text around it as context, so that joining
  /// letters keep their forms.
  func clusterDelta(before cluster: Int) -> DeltaRow? {
    if let known = clusterDeltas[cluster] { return known }
    let row =
      count <= ParagraphWindow.length
      ? delta(before: cluster)
      : ParagraphWindow(self, around: cluster).delta(in: self)
    clusterDeltas.add(row, before: cluster)
    return row
  }

  /// Returns what a break inside a word changes, found in the whole paragraph.
  private func delta(before cluster: Int) -> DeltaRow? {
    record.withView { view in
      withShaper { shaper in
        BreakDeltas(shaper: shaper, clusters: view, items: items)
          .delta(before: cluster, visibleEnd: cluster)
      }
    }
  }

  /// Whether a cluster is a decimal separator, for tab stops.
  func isDecimalSeparator(cluster: Int) -> Bool {
    let offset = record.withView { $0.offset(cluster) }
    let units = string.utf16
    guard offset < count else { return false }
    let unit = units[units.index(units.startIndex, offsetBy: offset)]
    return unit == 0x2E || unit == 0x2C || unit == 0x66B
  }
}
