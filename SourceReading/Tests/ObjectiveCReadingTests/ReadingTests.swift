import ObjectiveCReading
import SourceFacts
import Testing

@Suite("Facts of Objective-C source")
struct ReadingTests {
  /// The index of files A.m, B.m and so on.
  private func index(_ sources: [String]) -> SourceIndex {
    SourceIndex(
      sources.enumerated().map { index, text in
        ObjectiveCReader().facts(of: Array(text.utf8), path: ["A", "B", "C"][index] + ".m")
      }
    )
  }

  private func facts(_ name: String, _ sources: String...) -> [ViewFact] {
    index(sources).facts(ofClass: name)
  }

  /// The facts of a method that runs when the view loads.
  private func loading(_ code: String) -> [ViewFact] {
    facts("A", "@implementation A\n- (void)viewDidLoad {\n\(code)\n}\n@end")
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
      @interface DetailController ()
      @property (weak, nonatomic) IBOutlet UILabel *titleLabel;
      @end
      @implementation DetailController {
        IBOutlet UILabel *plain;
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self.titleLabel setFont:[UIFont preferredFontForTextStyle:UIFontTextStyleBody]];
        self.titleLabel.adjustsFontForContentSizeCategory = YES;
        _titleLabel.numberOfLines = 0;
        [plain setHidden:NO];
        if (self.isCompact) { plain.hidden = YES; }
      }
      - (IBAction)later:(id)sender { [[self titleLabel] setText:@"Later"]; }
      @end
      """
    )
    #expect(
      found.map(line) == [
        "titleLabel.font grows always A.m:9",
        "titleLabel.adjustsFontForContentSizeCategory always A.m:10",
        "titleLabel.numberOfLines always A.m:11",
        "plain.isHidden always A.m:12",
        "plain.isHidden branch A.m:13",
        "titleLabel.text unknown A.m:15",
      ]
    )
  }

  @Test func `a header and its implementation are one class`() {
    let source = index([
      "@interface Row : BaseCell <Styled>\n@property IBOutlet UILabel *note, *other;\n@end",
      "@implementation Row\n- (void)awakeFromNib { self.note.alpha = 0.5; }\n@end",
      "@interface BaseCell : UITableViewCell\n@end\n@implementation BaseCell\n@end",
    ])
    #expect(source.facts(ofClass: "Row").map(line) == ["note.alpha always B.m:2"])
    #expect(source.ancestry(of: "Row").contains("UITableViewCell"))
    #expect(source.files[0].views.map(\.name) == ["note", "other"])
    #expect(source.files[0].views.map(\.type) == ["UILabel", "UILabel"])
    let coverage = SourceCoverage(source)
    #expect([coverage.withDocuments, coverage.inCode, coverage.controllers] == [1, 1, 0])
  }

  @Test func `helpers of categories, classes and superclasses are followed`() {
    let found = facts(
      "Row",
      """
      @implementation Row
      - (void)awakeFromNib {
        [super awakeFromNib];
        [self.note applyFootnoteStyle];
        [Theme styleHeadline:self.title lines:2];
        [self flatten:_note];
        Flatten(self.title);
      }
      - (void)flatten:(UILabel *)label { label.adjustsFontSizeToFitWidth = NO; }
      @end
      static void Flatten(UILabel *label) { label.lineBreakMode = NSLineBreakByClipping; }
      """,
      """
      @implementation UILabel (Style)
      - (void)applyFootnoteStyle {
        self.font = [UIFont preferredFontForTextStyle:UIFontTextStyleFootnote];
        [self makeFlexible];
      }
      - (void)makeFlexible { self.numberOfLines = 0; }
      @end
      @implementation Theme
      + (void)styleHeadline:(UILabel *)label lines:(NSInteger)lines {
        label.font = [Fonts headline];
      }
      @end
      """,
      """
      @interface Row : BaseRow
      @property IBOutlet UILabel *note;
      @end
      @implementation BaseRow
      - (void)awakeFromNib { self.title.alpha = 0.5; }
      @end
      @implementation Fonts
      + (UIFont *)headline {
        UIFont *base = [UIFont fontWithName:@"Avenir" size:17];
        return [[UIFontMetrics metricsForTextStyle:UIFontTextStyleHeadline] scaledFontForFont:base];
      }
      @end
      """
    )
    #expect(
      found.filter { $0.certainty == .always }.map(line) == [
        "title.alpha always C.m:5",
        "note.font grows always B.m:3",
        "note.numberOfLines always B.m:6",
        "title.font grows always B.m:10",
        "note.adjustsFontSizeToFitWidth always A.m:9",
        "title.lineBreakMode always A.m:11",
      ]
    )
    #expect(found.contains { $0.value == .name("byClipping") })
  }

  @Test(arguments: [
    ("[UIFont systemFontOfSize:15.5f]", FontRecipe.fixed(name: nil, size: 15.5)),
    ("[UIFont boldSystemFontOfSize:size]", .fixed(name: nil, size: nil)),
    ("[UIFont systemFontOfSize:12 weight:UIFontWeightBold]", .fixed(name: nil, size: 12)),
    ("[UIFont fontWithName:@\"Avenir\" size:12]", .fixed(name: "Avenir", size: 12)),
    (
      "[UIFont fontWithName:@\"A\" size:9] ?: [UIFont systemFontOfSize:9]",
      .oneOf([.fixed(name: "A", size: 9), .fixed(name: nil, size: 9)])
    ),
    (
      "[UIFontMetrics.defaultMetrics scaledFontForFont:[UIFont systemFontOfSize:13]]",
      .scaled(style: "body", base: .fixed(name: nil, size: 13))
    ),
    (
      "wide ? [UIFont preferredFontForTextStyle:UIFontTextStyleTitle1] : [UIFont systemFontOfSize:8]",
      .oneOf([.preferred(style: "title1"), .fixed(name: nil, size: 8)])
    ),
    ("[UIFont preferredFontForTextStyle:style]", .preferred(style: nil)),
    ("local", .preferred(style: "callout")),
    ("chosen", .oneOf([.fixed(name: nil, size: 1), .fixed(name: nil, size: 2)])),
    ("kBody", .preferred(style: "body")),
    ("SIZED(14)", .fixed(name: nil, size: nil)),
    ("FileFont", .fixed(name: nil, size: 7)),
    ("[UIFont fontWithDescriptor:d size:0]", .unknown),
    ("[UIFont fontWithDescriptor:d size:20]", .fixed(name: nil, size: 20)),
    ("[self.title.font fontWithSize:11]", .fixed(name: nil, size: 11)),
    ("self.other.font", .unknown),
    ("(UIFont *)([Brand missing])", .named("Brand.missing")),
  ])
  func `a font is read by the way in which it is made`(code: String, recipe: FontRecipe) {
    let found = facts(
      "A",
      """
      #define kBody [UIFont preferredFontForTextStyle:UIFontTextStyleBody]
      #define SIZED(s) [UIFont systemFontOfSize:(s)]
      static UIFont *FileFont = [UIFont systemFontOfSize:7];
      @implementation A
      - (void)viewDidLoad {
        UIFont *local = [UIFont preferredFontForTextStyle:UIFontTextStyleCallout];
        UIFont *chosen = nil;
        if (wide) chosen = [UIFont systemFontOfSize:1]; else chosen = [UIFont systemFontOfSize:2];
        self.title.font = \(code);
      }
      @end
      """
    )
    #expect(found.map(\.value) == [.font(recipe)])
  }

  @Test(arguments: [
    ("self.a.text = @\"One \\\"two\\\"\";", ["a.text"], FactValue.text("One \"two\"")),
    ("[self.b setTitle:@\"Go\" forState:UIControlStateNormal];", ["b.title"], .text("Go")),
    ("self.a.numberOfLines = kLines;", ["a.numberOfLines"], .number(3)),
    (
      "self.t.rowHeight = UITableViewAutomaticDimension;", ["t.rowHeight"],
      .name("UITableView.automaticDimension")
    ),
    ("self.height.constant = -4;", ["height.constant"], .number(-4)),
    ("((UILabel *)self.a).hidden = YES;", ["a.isHidden"], .boolean(true)),
    ("[(UILabel *)self.a setHidden:(NO)];", ["a.isHidden"], .boolean(false)),
    ("UILabel *l = self.a; l.alpha = 0;", ["a.alpha"], .number(0)),
    ("__weak typeof(self) weakSelf = self; weakSelf.a.alpha = 0;", ["a.alpha"], .number(0)),
    ("self->_a.alpha = 0;", ["a.alpha"], .number(0)),
    ("self.a.alpha = self.b.alpha = 0;", ["a.alpha", "b.alpha"], .number(0)),
    ("for (UILabel *l in self.labels) { l.alpha = 0; }", ["labels.alpha"], .number(0)),
    ("for (UILabel *l in @[self.a, _b]) l.alpha = 0;", ["a.alpha", "b.alpha"], .number(0)),
    ("[self.labels setValue:@YES forKey:@\"hidden\"];", ["labels.isHidden"], .boolean(true)),
    (
      "[self.labels enumerateObjectsUsingBlock:^(UILabel *l, NSUInteger i, BOOL *s) { l.alpha = 0; }];",
      ["labels.alpha"], .number(0)
    ),
    ("if (@available(iOS 11, *)) { self.a.alpha = 0; }", ["a.alpha"], .number(0)),
    (
      "if ([self.a respondsToSelector:@selector(setAlpha:)]) self.a.alpha = 0;",
      ["a.alpha"], .number(0)
    ),
    ("@autoreleasepool { self.a.alpha = 0; }", ["a.alpha"], .number(0)),
    (
      "[[self.a.heightAnchor constraintEqualToConstant:44] setActive:YES];", ["a.height"],
      .number(44)
    ),
    (
      """
      self.a.attributedText = [[NSAttributedString alloc] initWithString:s
        attributes:@{NSKernAttributeName: @1, NSFontAttributeName: [UIFont systemFontOfSize:3]}];
      """,
      ["a.attributedText"], .font(.fixed(name: nil, size: 3))
    ),
  ])
  func `a value is certain`(code: String, properties: [String], value: FactValue) {
    let source = "#define kLines 3\n@implementation A\n- (void)viewDidLoad {\n\(code)\n}\n@end"
    let found = facts("A", source)
    #expect(found.map { ($0.target + [$0.property]).joined(separator: ".") } == properties)
    #expect(found.allSatisfy { $0.value == value && $0.certainty == .always })
  }

  @Test(arguments: [
    ("[[NSAttributedString alloc] initWithString:s]", 0), ("nil", 0),
    ("[[NSMutableAttributedString alloc] initWithString:s attributes:nil]", 0),
    ("[[NSAttributedString alloc] initWithString:s attributes:@{NSKernAttributeName: @1}]", 0),
    ("[[NSAttributedString alloc] initWithString:s attributes:@{key: f}]", 1),
    ("[[NSAttributedString alloc] initWithString:s attributes:attributes]", 1),
    ("[[NSAttributedString alloc] initWithString:s attributes:@{NSFontAttributeName: f}]", 1),
    ("[[NSAttributedString alloc] initWithAttributedString:s]", 1), ("text", 1),
  ])
  func `an attributed text without a font says nothing about the font`(text: String, count: Int) {
    for setter in ["self.a.attributedText = \(text);", "[self.a setAttributedText:\(text)];"] {
      let source = "@implementation A\n- (void)viewDidLoad {\n\(setter)\n}\n@end"
      #expect(facts("A", source).count == count)
    }
  }

  @Test(arguments: [
    ("if (a) self.a.alpha = 0;", FactCertainty.branch),
    ("if (@available(iOS 99, *)) {} else { self.a.alpha = 0; }", .branch),
    ("if (a) return; self.a.alpha = 0;", .branch),
    ("for (int i = 0; i < 3; i++) { self.a.alpha = 0; }", .branch),
    ("switch (a) { case 1: self.a.alpha = 0; }", .branch),
    ("while (a) { self.a.alpha = 0; }", .branch),
    ("@try {} @catch (id e) { self.a.alpha = 0; }", .branch),
    ("dispatch_async(q, ^{ self.a.alpha = 0; });", .unknown),
    ("void (^later)(void) = ^{ self.a.alpha = 0; };", .unknown),
    ("if (!self) return; self.a.alpha = 0;", .always),
    ("dispatch_once(&t, ^{ self.a.alpha = 0; });", .always),
    ("do { self.a.alpha = 0; } while (a);", .always),
    ("{ self.a.alpha = 0; }", .always),
  ])
  func `conditions make code uncertain`(code: String, certainty: FactCertainty) {
    #expect(loading(code).map(\.certainty) == [certainty])
  }

  @Test func `the setter of an outlet runs when it is connected`() {
    let found = facts(
      "A",
      """
      @implementation A
      @synthesize note = mNote;
      - (instancetype)initWithCoder:(NSCoder *)coder {
        if ((self = [super initWithCoder:coder])) { self.alpha = 0.5; }
        return self;
      }
      - (void)setNote:(UILabel *)note {
        mNote = note;
        mNote.numberOfLines = 2;
      }
      @end
      @interface A ()
      @property IBOutlet UILabel *note;
      @end
      """
    )
    #expect(found.map(line) == ["alpha always A.m:4", "note.numberOfLines always A.m:9"])
  }

  @Test func `a font that an object keeps is known unless a caller gives it`() {
    let source = """
      @implementation A
      - (void)awakeFromNib {
        _smallFont = [UIFont systemFontOfSize:9];
        self.titleFont = [UIFont systemFontOfSize:12];
        self.note.font = self.smallFont;
        self.title.font = _titleFont;
      }
      - (void)setTitleFont:(UIFont *)font { _titleFont = font; }
      @end
      """
    let found = facts("A", source).filter { $0.certainty == .always }
    #expect(found.map(\.target) == [["note"], ["title"]])
    #expect(
      found.map(\.value) == [
        .font(.fixed(name: nil, size: 9)),
        .font(.oneOf([.fixed(name: nil, size: 12), .unknown])),
      ]
    )
  }

  @Test func `code that may run is read again only where fewer calls lead to it`() {
    let found = facts(
      "A",
      """
      @implementation A
      - (IBAction)one { [self fade:_a]; [self reset]; }
      - (IBAction)two { [self one]; [self reset]; }
      - (IBAction)three { [self two]; [self one]; }
      - (IBAction)four { [self three]; [self two]; }
      - (void)reset { self.b.alpha = 1; }
      - (void)fade:(UIView *)view { view.alpha = 0; }
      @end
      """
    )
    #expect(found.map(\.target) == [["a"], ["b"], ["b"]])
    #expect(found.map(\.calls.count) == [1, 1, 0])
  }

  @Test func `images that buttons get for their normal state are read`() {
    let found = loading(
      """
      [self.close setImage:icon forState:UIControlStateNormal];
      [self.close setBackgroundImage:icon forState:UIControlStateNormal];
      [self.close setImage:icon forState:UIControlStateHighlighted];
      """
    )
    #expect(found.map(\.property) == ["image", "backgroundImage"])
    #expect(found.map(\.target) == [["close"], ["close"]])
  }

  @Test func `the heights that a delegate gives to rows are read`() {
    let found = facts(
      "A",
      """
      static const CGFloat height = 44;
      @implementation A
      - (CGFloat)tableView:(UITableView *)table heightForRowAtIndexPath:(NSIndexPath *)path {
        if (path.row == 0) { return height; }
        return path.row == 1 ? 60 : UITableViewAutomaticDimension;
      }
      @end
      """
    )
    #expect(found.map(\.property) == ["heightForRow", "heightForRow", "heightForRow"])
    #expect(
      found.map(\.value) == [.number(44), .number(60), .name("UITableView.automaticDimension")]
    )
  }

  @Test func `styles for all views of a class are read`() {
    let source = index([
      """
      @implementation App
      + (void)setUp {
        [[UILabel appearance] setFont:[UIFont systemFontOfSize:12]];
        [UILabel appearanceWhenContainedInInstancesOfClasses:@[A.class]].numberOfLines = 2;
      }
      @end
      """
    ])
    #expect(
      source.appearanceFacts().map { $0.target + [$0.property] } == [
        ["UILabel.appearance()", "font"], ["UILabel.appearance()", "numberOfLines"],
      ]
    )
  }

  @Test func `conditions of compilation are read as on iOS`() {
    let found = loading(
      """
      #if TARGET_OS_TV || defined(MAC_ONLY)
      self.tv.alpha = 0;
      #elif TARGET_OS_IPHONE && (__IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_11_0)
      self.phone.alpha = 0;
      #else
      self.other.alpha = 0;
      #endif
      #if 0
      don't
      #endif
      #ifdef __OBJC__
      self.last.alpha = 0;
      #endif
      """
    )
    #expect(found.map(\.target) == [["phone"], ["last"]])
  }

  @Test func `facts of both languages meet by the name of the class`() {
    var swift = FileFacts(path: "A.swift")
    let start = SourcePosition(line: 1, column: 1)
    swift.functions = [
      FunctionDeclaration(owner: "Row", name: "style", parameters: [], position: start)
    ]
    swift.statements = [
      ViewStatement(
        target: ["note"],
        property: "alpha",
        value: .number(0.5),
        context: StatementContext(owner: "Row", function: 0, certainty: .always, position: start)
      )
    ]
    let other = ObjectiveCReader().facts(
      of: Array("@implementation Row\n- (void)awakeFromNib { [self style]; }\n@end".utf8),
      path: "A.m"
    )
    let found = SourceIndex([swift, other]).facts(ofClass: "Row")
    #expect(found.map(line) == ["note.alpha always A.swift:1"])
  }

  @Test func `what is not understood is counted`() {
    let found = ObjectiveCReader().facts(
      of: Array(
        """
        @implementation A
        - (void)viewDidLoad {
          labels[0].font = a;
          [[self viewWithTag:3] setFont:a];
          [self.a setFont:a];
        }
        - (void)broken { if (a) {
        @end
        """.utf8
      ),
      path: "A.m"
    )
    #expect([found.unreadStatements, found.unreadFunctions] == [2, 1])
    #expect(found.statements.count == 1)
    #expect(found.problems.count == 1)
    let coverage = SourceCoverage(SourceIndex([found]))
    #expect([coverage.unreadStatements, coverage.unreadFunctions] == [2, 1])
  }
}
