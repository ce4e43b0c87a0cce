import RichText

/// The tables at the beginning of a document, and what they are being read into.
struct HeaderTables {
  struct Font {
    var number: Int32 = 0
    var name = ""
    var charset: Int32 = -1
    var codePage: Int32 = 0
  }

  struct Style {
    var number: Int32 = 0
    var name = ""
  }

  struct ListLevel {
    var format: Int32 = 0
    var start = 1
    var marker: String?
    var text: [UInt8] = []
  }

  struct List {
    var levels: [ListLevel] = []
  }

  /// The color space of an entry of Cocoa's table.
  enum ColorSpace { case rgb, displayP3, gray }

  var codePage = CodePage.windowsLatin
  var isCocoa = false
  var defaultFont: Int32 = 0

  var fonts: [Int32: Font] = [:]
  var font = Font()

  var colors: [Color?] = []
  var red: Int32?
  var green: Int32?
  var blue: Int32?

  var expandedColors: [Color?] = []
  var colorSpace: ColorSpace?
  var components: [Double] = []

  var styles: [Int32: Style] = [:]
  var style = Style()

  var lists: [Int32: List] = [:]
  var list = List()
  var listIdentifier: Int32 = 0
  var level = ListLevel()
  var overrides: [Int32: Int32] = [:]
  var overrideNumber: Int32 = 0

  var information = DocumentInformation.title

  /// The color of a number; Cocoa's exact value wins.
  func color(_ number: Int32) -> Color? {
    let place = Int(number)
    guard place > 0 else { return nil }
    if place < expandedColors.count, let color = expandedColors[place] { return color }
    return place < colors.count ? colors[place] : nil
  }

  /// The color behind text; Cocoa returns to none with the white that begins each of its tables.
  func background(_ number: Int32) -> Color? {
    isCocoa && number == 1 ? nil : color(number)
  }

  func page(ofFont number: Int32) -> CodePage {
    guard let font = fonts[number] else { return codePage }
    return page(ofCharacterSet: font.charset, font.codePage)
  }

  /// The code page of a character set of Windows.
  ///
  /// Set 0 is Windows Latin, but Cocoa writes its texts in the document's code page.
  func page(ofCharacterSet charset: Int32, _ number: Int32) -> CodePage {
    if number > 0, let page = CodePage(Int(number)) { return page }
    if charset == 0 { return isCocoa ? codePage : .windowsLatin }
    return CodePage.number(ofCharacterSet: Int(charset)).flatMap(CodePage.init) ?? codePage
  }
}
