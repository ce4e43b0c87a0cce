import FontManagement
import Foundation
import RichText
import Typesetting

/// Line counts of the corpus by our engine, and what they cost.
///
/// The fonts are those of fontconfig's configuration, and the primary one is Inter with its own
/// advances, so that all engines lay out the same glyphs.
@main
enum TextLines {
  static let usage = """
    usage: text-lines counts CORPUS [RULES]  36 counts a line
           text-lines runs CORPUS            the runs of each string, for shaping_limit
           text-lines time CORPUS STEP       CPU time of each way to use it
           text-lines part CORPUS NAME       one of these ways, for a profiler
    RULES  web: line breaks, and 1/64 pixel of grace, as Blink has them
           strict: no line begins with a small kana, as in Pango
           thai: the same, and the words of Thai from the dictionary that Pango has
           hyphens: strict, and a hyphen where a line ends inside of a word
    """

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { return print(usage) }
    let rules = arguments.count > 3 ? arguments[3] : ""
    let step = Int(rules) ?? 1
    let corpus = try Corpus(path: arguments[2], step: step)
    let engine = try Engine(rules: rules)
    switch arguments[1] {
    case "counts": printCounts(corpus, engine)
    case "runs": printRuns(corpus, engine)
    case "time": Timing(corpus: corpus, engine: engine).report()
    case "part": Timing(corpus: corpus, engine: engine).run(rules)
    default: print(usage)
    }
  }

  private static func printCounts(_ corpus: Corpus, _ engine: Engine) {
    for row in corpus.rows {
      let paragraph = engine.paragraph(row)
      let counts = engine.styles.flatMap { style in
        Corpus.widths.map { paragraph.measure(style, width: $0 + engine.grace).lineCount }
      }
      print(counts.map(String.init).joined(separator: " "))
    }
  }

  /// First and last code unit, direction and font file of each run in the order of the text.
  private static func printRuns(_ corpus: Corpus, _ engine: Engine) {
    for row in corpus.rows {
      let runs = engine.paragraph(row).layout(engine.styles[0]).lines.flatMap(\.glyphRuns)
        .sorted { $0.textRange.lowerBound < $1.textRange.lowerBound }
      let parts = runs.map { run in
        let direction = run.isRightToLeft ? "r" : "l"
        return "\(run.textRange.lowerBound),\(run.textRange.upperBound),\(direction),"
          + run.face.face.names.postScript
      }
      print(parts.joined(separator: " "))
    }
  }
}

/// Something that is not installed.
struct Failure: Error, CustomStringConvertible {
  var description: String
}

/// Our engine with the fonts of the comparison.
struct Engine {
  let font: Font
  let styles: [ScaledStyle]

  /// The addition to the width of a line.
  let grace: Double
  private let options: ParagraphOptions

  init(rules: String) throws {
    guard let font = Font(name: "Inter-Regular", size: 17) else {
      throw Failure(description: "The font Inter-Regular is not installed.")
    }
    self.font = font
    var options = ParagraphOptions()
    if rules == "web" { options.tailoring = .web }
    if ["strict", "thai", "hyphens"].contains(rules) { options.strictness = .strict }
    if rules == "thai" {
      guard let dictionary = ThaiDictionary() else {
        throw Failure(description: "The dictionary of libthai is not installed.")
      }
      options.wordBreaker = dictionary
    }
    options.marksBrokenWords = rules == "hyphens"
    self.options = options
    grace = rules == "web" ? 1.0 / 64 : 0
    styles = Corpus.sizes.map { ScaledStyle(font.withSize($0)) }
  }

  /// Shapes a string; nothing is cached.
  @inline(never)
  func paragraph(_ row: Corpus.Row) -> ShapedParagraph {
    var options = options
    options.language = row.language
    return ShapedParagraph(row.text, font: font, options: options)
  }
}
