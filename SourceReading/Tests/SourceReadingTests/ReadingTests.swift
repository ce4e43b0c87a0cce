import SourceFacts
import SourceReading
import Testing

@Suite("Facts of Swift source")
struct ReadingTests {
  /// The facts of a class in files A.swift, B.swift and so on.
  private func facts(_ name: String, _ sources: String...) -> [ViewFact] {
    let files = sources.enumerated().map { index, text in
      SourceReader().facts(of: Array(text.utf8), path: ["A", "B", "C"][index] + ".swift")
    }
    return SourceIndex(files).facts(ofClass: name)
  }

  private func line(_ fact: ViewFact) -> String {
    let place = "\(fact.place.file):\(fact.place.position.line)"
    let path = (fact.target + [fact.property]).joined(separator: ".")
    guard case .font(let recipe) = fact.value else { return "\(path) \(fact.certainty) \(place)" }
    return "\(path) \(recipe.growth) \(fact.certainty) \(place)"
  }

  @Test func `outlets that are styled when the view loads are certain`() {
    let found = facts(
      "DetailController",
      """
      class DetailController: UIViewController {
        @IBOutlet private weak var titleLabel: UILabel!
        @IBOutlet var noteLabel: UILabel! {
          didSet { noteLabel.numberOfLines = 0 }
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
          self.titleLabel?.adjustsFontForContentSizeCategory = true
          if isCompact { titleLabel.isHidden = true }
        }
        func later() { titleLabel.text = "Later" }
      }
      """
    )
    #expect(
      Set(found.map(line)) == [
        "titleLabel.font grows always A.swift:8",
        "titleLabel.adjustsFontForContentSizeCategory always A.swift:9",
        "titleLabel.isHidden branch A.swift:10",
        "noteLabel.numberOfLines always A.swift:4",
        "titleLabel.text unknown A.swift:12",
      ]
    )
  }

  @Test func `helpers are followed across files by what they do`() {
    let found = facts(
      "Row",
      """
      final class Row: BaseRow {
        @IBOutlet var note: UILabel!
        override func awakeFromNib() {
          super.awakeFromNib()
          note.applyFootnoteStyle()
          Theme.style(headline: title)
        }
      }
      """,
      """
      extension UILabel {
        func applyFootnoteStyle() {
          font = .preferredFont(forTextStyle: .footnote)
          makeFlexible()
        }
        private func makeFlexible() { numberOfLines = 0 }
      }
      enum Theme {
        static func style(headline label: UILabel) { label.font = Fonts.headline }
      }
      """,
      """
      class BaseRow: UITableViewCell {
        @IBOutlet var title: UILabel!
        override func awakeFromNib() { title.alpha = 0.5 }
      }
      struct Fonts {
        static let base = UIFont(name: "Avenir", size: 17)!
        static var headline: UIFont { UIFontMetrics(forTextStyle: .headline).scaledFont(for: base) }
      }
      """
    )
    #expect(
      found.map(line).sorted() == [
        "note.font grows always B.swift:3",
        "note.numberOfLines always B.swift:6",
        "title.alpha always C.swift:3",
        "title.font grows always B.swift:9",
      ]
    )
    #expect(found.first { $0.property == "numberOfLines" }?.calls.map(\.position.line) == [5, 4])
  }

  @Test(arguments: [
    ("UIFont.systemFont(ofSize: 15)", FontRecipe.fixed(name: nil, size: 15)),
    (".boldSystemFont(ofSize: size)", .fixed(name: nil, size: nil)),
    ("UIFont(name: \"Avenir\", size: 12)!", .fixed(name: "Avenir", size: 12)),
    (
      "UIFont(name: \"A\", size: 9) ?? .systemFont(ofSize: 9)",
      .oneOf([.fixed(name: "A", size: 9), .fixed(name: nil, size: 9)])
    ),
    (
      "UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13))",
      .scaled(style: "body", base: .fixed(name: nil, size: 13))
    ),
    (
      "wide ? .preferredFont(forTextStyle: .title1) : UIFont.systemFont(ofSize: 8)",
      .oneOf([.preferred(style: "title1"), .fixed(name: nil, size: 8)])
    ),
    ("local", .preferred(style: "callout")),
    ("UIFont(descriptor: d, size: 0)", .unknown),
    ("UIFont(descriptor: d, size: 20)", .fixed(name: nil, size: 20)),
    ("label.font.withSize(11)", .fixed(name: nil, size: 11)),
    ("other.font", .unknown),
    ("Brand.missing", .named("Brand.missing")),
    ("UIFont.systemFontOfSize(15)", .fixed(name: nil, size: 15)),
    ("UIFont.boldSystemFontOfSize(size)", .fixed(name: nil, size: nil)),
    ("UIFont.systemFontOfSize(12, weight: UIFontWeightMedium)", .fixed(name: nil, size: 12)),
    ("UIFont.preferredFontForTextStyle(UIFontTextStyleBody)", .preferred(style: "body")),
    ("UIFont.preferredFontForTextStyle(UIFontTextStyleTitle1)", .preferred(style: "title1")),
    ("UIFont.preferredFont(forTextStyle: UIFontTextStyle.body)", .preferred(style: "body")),
    ("UIFont.preferredFontForTextStyle(style)", .preferred(style: nil)),
    ("label.font.fontWithSize(11)", .fixed(name: nil, size: 11)),
  ])
  func `fonts are read by the way in which they are made`(code: String, recipe: FontRecipe) {
    let found = facts(
      "V",
      """
      class V: UIView {
        let label = UILabel()
        func awakeFromNib() {
          let local = UIFont.preferredFont(forTextStyle: .callout)
          label.font = \(code)
        }
      }
      """
    )
    #expect(found.map(\.value) == [.font(recipe)])
  }

  @Test func `views that code creates are styled where they are created`() {
    let found = facts(
      "V",
      """
      class V: UIView {
        private let a: UILabel = {
          let label = UILabel()
          label.numberOfLines = 2
          return label
        }()
        let b = UILabel().then { $0.numberOfLines = 3 }
        lazy var c = UILabel()
        init() {
          [a, b].forEach { $0.lineBreakMode = .byTruncatingTail }
          for view in [c] { view.alpha = 1 }
          c.heightAnchor.constraint(equalToConstant: 44).isActive = true
          UIView.animate(withDuration: 1) { self.a.alpha = 0 }
          let other = UILabel()
          other.text = "Other"
        }
      }
      """
    )
    #expect(
      found.map(line) == [
        "a.numberOfLines always A.swift:4", "b.numberOfLines always A.swift:7",
        "a.lineBreakMode always A.swift:10", "b.lineBreakMode always A.swift:10",
        "c.alpha always A.swift:11", "c.height always A.swift:12", "a.alpha unknown A.swift:13",
        "$other.text always A.swift:15",
      ]
    )
  }

  @Test func `a statement after an early exit is not certain`() {
    let found = facts(
      "V",
      """
      class V: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() {
          if #available(iOS 11.0, *) { label.numberOfLines = 0 }
          guard let label = label else { return }
          label.alpha = 1
        }
      }
      """
    )
    #expect(
      found.map(line) == ["label.numberOfLines always A.swift:4", "label.alpha branch A.swift:6"]
    )
  }

  @Test func `conditions of compilation are read as on iOS`() {
    let found = facts(
      "V",
      """
      #if os(iOS) && canImport(UIKit)
      class V: UIView {
        let label = UILabel()
        init() {
          #if targetEnvironment(simulator)
          label.text = "Simulator"
          #elseif os(macOS) || !canImport(SwiftUI)
          label.text = "Mac"
          #else
          label.alpha = 1
          #endif
        }
      }
      #endif
      """
    )
    #expect(found.map(line) == ["label.alpha always A.swift:10"])
  }

  @Test func `screens are counted by the way in which they are made`() {
    let file = SourceReader().facts(
      of: Array(
        """
        class A: UIViewController { @IBOutlet var label: UILabel! }
        class B: A {}
        class C: UITableViewCell {}
        class D: NSObject {}
        struct E: View { var body: some View { Text("E") } }
        struct E_Previews: PreviewProvider { static var previews: some View { E() } }
        #Preview { E() }
        #Preview("B") { B() }
        """.utf8
      ),
      path: "A.swift"
    )
    let coverage = SourceCoverage(SourceIndex([file]))
    #expect(coverage.controllers == 2)
    #expect(coverage.withDocuments == 1)
    #expect(coverage.inCode == 2)
    #expect(coverage.swiftUIViews == 1)
    #expect(coverage.previews == 3)
  }

  @Test func `styles for all views of a class are found`() {
    let file = SourceReader().facts(
      of: Array("func start() { UILabel.appearance().font = .systemFont(ofSize: 9) }".utf8),
      path: "A.swift"
    )
    let found = SourceIndex([file]).appearanceFacts()
    #expect(found.map(\.target) == [["UILabel.appearance()"]])
    #expect(found.map(\.value) == [.font(.fixed(name: nil, size: 9))])
  }

  @Test func `statements come in the order in which an object becomes ready`() {
    let found = facts(
      "Card",
      """
      class Card: UIView {
        @IBOutlet var title: UILabel! { didSet { title.numberOfLines = 2 } }
        var model: Model? { didSet { title.numberOfLines = 9 } }
        override func layoutSubviews() { title.numberOfLines = 4 }
        override func awakeFromNib() { begin(); title.numberOfLines = 3 }
        required init?(coder: NSCoder) { super.init(coder: coder); begin() }
        override init(frame: CGRect) { super.init(frame: frame); title.numberOfLines = 7 }
        private func begin() { title.numberOfLines = 1 }
      }
      """
    )
    #expect(
      found.map { "\($0.certainty) \($0.place.position.line)" } == [
        "always 8", "always 2", "always 8", "always 5", "always 4", "unknown 3",
      ]
    )
  }

  @Test func `a delegate's row heights are facts of its class`() {
    let found = facts(
      "List",
      """
      class List: UITableViewController {
        override func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          if path.row == 0 { return 44 }
          return UITableView.automaticDimension
        }
        override func viewDidLoad() { tableView.rowHeight = UITableViewAutomaticDimension }
      }
      """
    )
    let automatic = FactValue.name("UITableView.automaticDimension")
    #expect(found.map(\.property) == ["rowHeight", "heightForRow", "heightForRow"])
    #expect(found.map(\.value) == [automatic, .number(44), automatic])
    #expect(found.map(\.certainty) == [.always, .branch, .branch])
  }

  @Test func `observers of styled properties are followed, and outside styles are possible`() {
    let found = facts(
      "Page",
      """
      class Page: UIViewController {
        @IBOutlet var title: BrandLabel!
        @IBOutlet var note: UILabel!
        override func viewDidLoad() {
          title.look = .heading
          note.setTypography(.small)
          let metrics = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 3))
          note.text = UIFont.preferredFont(forTextStyle: .body).familyName
        }
      }
      class BrandLabel: UILabel {
        var look = Look.plain { didSet { font = .preferredFont(forTextStyle: .title1) } }
      }
      """
    )
    #expect(
      found.map(line) == [
        "title.font grows always A.swift:12", "note.style always A.swift:6",
        "note.text always A.swift:8",
      ]
    )
  }

  @Test(arguments: [
    "NSAttributedString(string: text)", "NSMutableAttributedString(string: \"A\")", "nil",
    "NSAttributedString(string: text, attributes: [.foregroundColor: color, .kern: 1])",
    "NSAttributedString(string: text, attributes: [NSForegroundColorAttributeName: color])",
    "NSAttributedString(string: text, attributes: [:])", "plain", "AttributedString(\"A\")",
  ])
  func `an attributed text without a font says nothing about the font`(code: String) {
    #expect(attributed(code).isEmpty)
  }

  @Test(arguments: [
    "text", "NSAttributedString(string: text, attributes: attributes)",
    "NSAttributedString(string: text, attributes: [key: value])",
    "NSAttributedString(attributedString: text)", "AttributedString(text)", "changing",
    "NSAttributedString(string: text, attributes: [.font: font])",
    "NSAttributedString(string: text, attributes: [NSFontAttributeName: font])", "shadowed",
  ])
  func `an attributed text that may set a font is uncertain`(code: String) {
    #expect(attributed(code).map(\.property) == ["attributedText"])
  }

  /// The facts about a label that gets an attributed text.
  private func attributed(_ code: String) -> [ViewFact] {
    facts(
      "V",
      """
      class V: UIView {
        @IBOutlet var note: UILabel!
        override func awakeFromNib() {
          let plain = NSAttributedString(string: "A")
          let changing = NSMutableAttributedString(string: "A")
          changing.addAttribute(.font, value: font, range: all)
          let shadowed = NSAttributedString(string: "A")
          if let shadowed = other { note.attributedText = \(code) }
        }
      }
      """
    )
  }

  @Test func `outlet collections and fonts of attributed texts are read`() {
    let found = facts(
      "Page",
      """
      class Page: UIViewController {
        @IBOutlet var labels: [UILabel]!
        @IBOutlet var note: UILabel!
        override func viewDidLoad() {
          labels.forEach { $0.font = .preferredFont(forTextStyle: .body) }
          for label in labels { label.numberOfLines = 0 }
          note.attributedText = NSAttributedString(
            string: "A", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        }
      }
      """
    )
    #expect(
      found.map(line) == [
        "labels.font grows always A.swift:5", "labels.numberOfLines always A.swift:6",
        "note.attributedText fixed always A.swift:7",
      ]
    )
  }

  @Test(arguments: [
    ("UIFont.systemFont(ofSize: size)", "fixed"),
    ("UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))", "grows"),
  ])
  func `fonts inside of styles and attributed texts are followed`(font: String, growth: String) {
    let found = facts(
      "Page",
      """
      class Page: UIViewController {
        @IBOutlet var title: UILabel!
        @IBOutlet var note: UILabel!
        @IBOutlet var hint: UILabel!
        @IBOutlet var tip: UILabel!
        override func viewDidLoad() {
          title.show(Theme.heading(size: 24))
          note.attributedText = "A".styled(.small)
          hint.show(look: .large)
          tip.show(Theme.plain)
        }
      }
      """,
      """
      struct Style { let font: UIFont }
      enum Theme {
        static let plain = Style(font: \(font))
        static func heading(size: CGFloat) -> Style { return Style(font: \(font)) }
      }
      enum Look {
        case small, large
        var font: UIFont {
          switch self {
          case .small: return \(font)
          case .large: return \(font)
          }
        }
      }
      """,
      """
      extension UILabel {
        func show(_ style: Style) { font = style.font }
        func show(look: Look) { self.font = look.font }
      }
      extension String {
        func styled(_ look: Look) -> NSAttributedString {
          let text = NSMutableAttributedString(string: self)
          text.addAttribute(.font, value: \(font), range: NSRange())
          return text
        }
      }
      """
    )
    #expect(
      found.map(line) == [
        "title.font \(growth) always C.swift:2", "note.attributedText \(growth) always A.swift:8",
        "hint.font \(growth) always C.swift:3", "tip.font \(growth) always C.swift:2",
      ]
    )
  }

  @Test func `styles that are put together give a view all that they set`() {
    let found = facts(
      "Offer",
      """
      class Offer: UIViewController {
        @IBOutlet var accept: UIButton!
        override func viewDidLoad() {
          actionStyle(accept)
          plain(accept)
        }
      }
      let baseStyle: (UIButton) -> Void = {
        $0.titleLabel?.font = .systemFont(ofSize: 17)
      }
      let actionStyle = concat(baseStyle, and: {
        $0.heightAnchor.constraint(equalToConstant: 48).isActive = true
      })
      let plain = repeated(3, { $0.alpha = 1 })
      """
    )
    #expect(
      found.map(line) == [
        "accept.titleLabel.font fixed always A.swift:9", "accept.height always A.swift:12",
      ]
    )
  }

  @Test func `what gives buttons their content is read, and observers of such names run`() {
    let found = facts(
      "Form",
      """
      class Form: UIViewController {
        @IBOutlet var key: UIButton!
        @IBOutlet var badge: BadgeView!
        override func viewDidLoad() {
          key.menu = UIMenu(children: actions)
          key.setImage(icon, for: .normal)
          key.setImage(icon, for: .highlighted)
          key.configuration?.title = keyName
          badge.image = icon
          let menu = UIMenu()
        }
      }
      class BadgeView: UIView {
        @IBOutlet var note: UILabel!
        var image: UIImage? { didSet { note.numberOfLines = 2 } }
      }
      """
    )
    #expect(
      found.map(line).sorted() == [
        "badge.image always A.swift:9", "badge.note.numberOfLines always A.swift:15",
        "key.configuration.title always A.swift:8", "key.image always A.swift:6",
        "key.menu always A.swift:5",
      ]
    )
  }

  @Test func `classes that set up their own views are found with their superclasses`() {
    let source = """
      class NibView: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          initSubviews()
        }
      }
      class CheckView: NibView {}
      class PlainView: UIView {
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func awakeFromNib() { super.awakeFromNib() }
      }
      class Pad: UIButton {
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 60) }
      }
      """
    let index = SourceIndex([SourceReader().facts(of: Array(source.utf8), path: "A.swift")])
    #expect(index.setUp(ofClass: "CheckView")?.position.line == 2)
    #expect(index.setUp(ofClass: "Pad")?.position.line == 13)
    #expect(index.setUp(ofClass: "PlainView") == nil)
    #expect(index.setUp(ofClass: "UILabel") == nil)
  }

  @Test func `styles with a closure set the fonts of the views that they get`() {
    let found = facts(
      "Row",
      """
      final class Row: UIView {
        @IBOutlet var title: UILabel!
        @IBOutlet var note: UILabel!
        @IBOutlet var send: UIButton!
        override func awakeFromNib() {
          super.awakeFromNib()
          Style.Text.body.apply(to: title, note)
          Style.Button.main(size: 17).apply(to: send)
          Style.Text.missing.apply(to: send)
        }
      }
      """,
      """
      enum Style {
        enum Text {
          static let body = ViewStyle<UILabel> { $0.font = .preferredFont(forTextStyle: .body) }
        }
        enum Button {
          static func main(size: CGFloat) -> ViewStyle<UIButton> {
            return ViewStyle<UIButton> { button in button.titleLabel?.font = .systemFont(ofSize: 17) }
          }
        }
      }
      """
    )
    #expect(
      found.map(line) == [
        "title.font grows always B.swift:3", "note.font grows always B.swift:3",
        "send.titleLabel.font fixed always B.swift:7",
      ]
    )
  }

  @Test func `the font of another view is unknown`() {
    let found = facts(
      "Page",
      """
      class Page: UIViewController {
        @IBOutlet var title: UILabel!
        override func viewDidLoad() { copy(from: other) }
        func copy(from view: UILabel) { title.font = view.font }
      }
      """
    )
    #expect(found.map(line) == ["title.font unknown always A.swift:4"])
  }
}
