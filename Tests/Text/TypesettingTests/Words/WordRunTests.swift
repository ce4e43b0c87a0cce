import RichText
import Testing

@testable import Typesetting

/// The runs that breakers are asked about, and those that UAX #14 keeps for itself.
@Suite struct `Runs of words without spaces` {
  private func runs(_ text: String, language: String? = nil) -> [WordRun] {
    let breaker = RecordingBreaker()
    _ = breaker.parts(of: text, language: language)
    return breaker.runs
  }

  // The first letters of the scripts with characters of class SA: LineBreak.txt, Scripts.txt.
  @Test(
    arguments: [
      ("กก", .thai), ("ກກ", .lao), ("កក", .khmer), ("ကက", .burmese), ("ᥐᥐ", .taiLe),
      ("ᦀᦀ", .newTaiLue), ("ᨠᨠ", .taiTham), ("ꪀꪀ", .taiViet), ("𑜀𑜀", .ahom),
    ] as [(String, WordRun.Script)]
  )
  func `every script of complex context has runs`(text: String, script: WordRun.Script) {
    #expect(runs(text, language: "xx") == [WordRun(text, script: script, language: "xx")])
    let half = text.utf16.count / 2
    #expect(FixedBreaks(offsets: [half]).parts(of: text).count == 2)
    #expect(FixedBreaks(offsets: []).parts(of: text) == [text])
  }

  @Test func `a run is letters and marks of one script`() {
    let text = "Set ภาษาไทย๑๒(ພາສາ)ខ្មែរမြန်မာ\u{200B}ไทย\nคำ"
    #expect(
      runs(text, language: "th") == [
        WordRun("ภาษาไทย", script: .thai, language: "th"),
        WordRun("ພາສາ", script: .lao, language: "th"),
        WordRun("ខ្មែរ", script: .khmer, language: "th"),
        WordRun("မြန်မာ", script: .burmese, language: "th"),
        WordRun("ไทย", script: .thai, language: "th"),
        WordRun("คำ", script: .thai, language: "th"),
      ]
    )
    #expect(runs("No words, 12 % – здесь 한국어 العربية").isEmpty)
  }

  // Headings of the Universal Declaration of Human Rights and names with what may stand beside them.
  @Test(
    arguments: [
      ("th", "ปฏิญญาสากลว่าด้วยสิทธิมนุษยชน (ข้อ ๑) 50% ๆ"), ("lo", "ປະກາດສາກົນ, ກ່ຽວກັບ“ສິດທິມະນຸດ” 12"),
      ("km", "សេចក្ដីប្រកាសជាសកល​ស្ដីពីសិទ្ធិមនុស្ស។ ១២%"), ("my", "အပြည်ပြည်ဆိုင်ရာ လူ့အခွင့်အရေး ကြေညာစာတမ်း။ ၁၂"),
      ("th", "ไทยລາວខ្មែរမြန်မာ日本語ไทยabcไทย"), (nil, "เปิดระบบ%sไฟล์ “ข้อมูลใหม่” (ใหม่)/เก่า"),
    ] as [(String?, String)]
  )
  func `the words of ICU taken run by run are those of the whole text`(
    language: String?,
    text: String
  ) {
    for strictness in [LineBreakStrictness.normal, .strict] {
      let whole = LineBreaks.opportunities(
        in: Array(text.utf16),
        language: language,
        strictness: strictness
      )
      let runs = WordsOfICU().opportunities(
        in: Array(text.utf16),
        language: language,
        strictness: strictness
      )
      #expect(runs == whole.map(\.offset))
      #expect(FixedBreaks(offsets: []).parts(of: text, language: language).count < runs.count)
    }
  }

  @Test func `UAX #14 holds around the runs`() {
    // LB13 and LB14: nothing after an opening bracket nor before a closing one. LB18: after spaces.
    // LB25: percent signs stay with digits.
    let parts = BreaksEverywhere().parts(of: "กข (คง) 50% จฉ", language: "th")
    #expect(parts == ["ก", "ข ", "(ค", "ง) ", "50% ", "จ", "ฉ"])
  }

  @Test(
    arguments: [
      ("ja", "東京都", .japanese), ("zh-Hant", "東京都", .han), (nil, "東京都", .han),
      (nil, "東京に", .japanese), ("ko", "漢字는", .han), ("en", "ｶﾅ", .japanese),
    ] as [(String?, String, WordRun.Script)]
  )
  func `Han is Japanese with kana or in a Japanese paragraph`(
    language: String?,
    text: String,
    script: WordRun.Script
  ) {
    #expect(runs(text, language: language).map(\.script) == [script])
  }

  @Test func `a run of Japanese is what stands between two spaces`() {
    let text = "iPhoneの設定（2024年版）、 OK です。\n次ไทย"
    #expect(
      runs(text, language: "ja").map(\.text) == ["iPhoneの設定（2024年版）、", "です。", "次", "ไทย"]
    )
  }
}

/// Japanese by phrases.
@Suite struct `Phrases of Japanese` {
  // Cut by BudouX 0.10.1 with its Japanese model.
  private static let phrases = KnownWords(texts: [
    ["今日は", "天気です。"],
    ["特定商取引法の", "表示ページが", "無い。"],
    ["文字を", "大きくして、", "画面を", "確認します。"],
    ["iPhoneの", "新しい", "設定", "(202", "4年版)を", "開きます"],
  ])

  @Test func `lines end between phrases`() {
    for phrases in Self.phrases.texts.prefix(3) {
      #expect(Self.phrases.parts(of: phrases.joined(), language: "ja") == phrases)
    }
  }

  @Test func `digits stay together where a model would cut them`() {
    let text = "iPhoneの新しい設定(2024年版)を開きます"
    let expected = ["iPhoneの", "新しい", "設定", "(2024年版)", "を", "開きます"]
    #expect(Self.phrases.parts(of: text, language: "ja") == expected)
  }

  @Test func `beside punctuation UAX #14 alone decides`() {
    let breaker = FixedBreaks(offsets: [])
    #expect(breaker.parts(of: "画面、文字「設定」です。", language: "ja") == ["画面、", "文字", "「設定」", "です。"])
    #expect(breaker.parts(of: "画面 文字", language: "ja") == ["画面 ", "文字"])
    #expect(breaker.parts(of: "か\u{3099}き\u{3099}", language: "ja") == ["か\u{3099}き\u{3099}"])
  }

  // The places at which Chromium 156 breaks lines with `word-break: keep-all`.
  @Test(arguments: [
    ["別のフォルダー名を使用するか、", "ファイルの名前を変更するなどして、", "もう一度実行してください。"],
    ["“%s ", "help ", "COMMAND”で詳細なヘルプを表示します。"],
    ["“%2$s”のキーリングの、", "内容が“%3$s”の ", "%1$d ", "行目の最初のトークンが不正です"],
    ["PNG ", "の圧縮レベルは ", "0〜", "9 ", "の値にしてください ", "(値“%s”は不正です)"],
    ["TIFF ", "の ", "\"X ", "DPI\" ", "は ", "0 ", "より大きい値にしてください。", "値“%s”は確保されません。"],
    ["値“%s”を解析しましたが ", "D-", "Bus ", "のシグネチャとして正しくありません ", "(ボディ)"],
  ])
  func `without any phrase lines break as in a browser that keeps all`(expected: [String]) {
    let breaker = FixedBreaks(offsets: [])
    #expect(breaker.parts(of: expected.joined(), language: "ja", tailoring: .web) == expected)
  }

  @Test func `strict lines begin with no small kana, whatever a breaker says`() {
    let text = "やっと"
    let parts = { BreaksEverywhere().parts(of: text, language: "ja", strictness: $0) }
    #expect(parts(.strict) == ["やっ", "と"])
    #expect(parts(.loose) == ["や", "っ", "と"])
  }
}
