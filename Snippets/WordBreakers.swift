// The examples of the documentation of word breakers.

import FontDescriptors
import FontManagement
import RichText
import Typesetting

/// The names of an app, which are in no dictionary.
struct Names: WordBreaker {
  let names: [String]

  func breaks(in run: WordRun) -> [Int]? {
    names.contains(run.text) ? [] : nil
  }
}

/// Sentences that a model has cut into phrases when the app was built.
struct Phrases: WordBreaker {
  let sentences: [[String]]

  func breaks(in run: WordRun) -> [Int]? {
    guard let phrases = sentences.first(where: { $0.joined() == run.text }) else { return nil }
    return phrases.indices.map { phrases[...$0].joined().utf16.count }
  }
}

let title = AttributedText("特定商取引法の表示ページが無い。", font: .systemFont(ofSize: 17))
let phrases = Phrases(sentences: [["特定商取引法の", "表示ページが", "無い。"]])

let plain = ShapedText(title, language: "ja").layout(width: 150)
print(plain.lines.map(\.visibleText))  // ["特定商取引法の表示", "ページが無い。"]

let cut = ShapedText(title, language: "ja", wordBreaker: phrases).layout(width: 150)
print(cut.lines.map(\.visibleText))  // ["特定商取引法の", "表示ページが無い。"]

let font = Font.systemFont(ofSize: 17)
let style = ScaledStyle(font)
var options = ParagraphOptions(language: "th")
let split = ShapedParagraph("เปิด ลานนาเดินป่า", font: font, options: options)
print(split.layout(style, width: 110).lines.map(\.visibleText))  // ["เปิด ลานนาเดิน", "ป่า"]

options.wordBreaker = Names(names: ["ลานนาเดินป่า"])
let whole = ShapedParagraph("เปิด ลานนาเดินป่า", font: font, options: options)
print(whole.layout(style, width: 110).lines.map(\.visibleText))  // ["เปิด", "ลานนาเดินป่า"]
