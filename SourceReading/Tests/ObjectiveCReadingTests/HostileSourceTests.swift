import ObjectiveCReading
import SourceFacts
import Testing

@Suite("Objective-C that does harm")
struct HostileSourceTests {
  private func facts(_ text: String) -> FileFacts {
    ObjectiveCReader().facts(of: Array(text.utf8), path: "A.m")
  }

  /// A method whose code repeats a part many times.
  struct Repetition: Sendable, CustomTestStringConvertible {
    let part: String
    var count = 50_000
    var after = ""

    var testDescription: String { "\(part.prefix(40)) \(count) times" }
    var source: String {
      "@implementation A\n- (void)viewDidLoad {\n" + String(repeating: part, count: count) + after
        + "\n}\n@end\n@implementation B\n- (void)viewDidLoad { self.b.alpha = 1; }\n@end"
    }
  }

  @Test(arguments: [
    Repetition(part: "["), Repetition(part: "("), Repetition(part: "{"), Repetition(part: "]"),
    Repetition(part: "[", after: String(repeating: "]", count: 50_000)),
    Repetition(part: "[[a b] ", after: String(repeating: "]", count: 50_000)),
    Repetition(part: "{", after: String(repeating: "}", count: 50_000)),
    Repetition(part: "^{", after: String(repeating: "}", count: 50_000)),
    Repetition(part: "({", after: String(repeating: "})", count: 50_000)),
    Repetition(part: "if (a) "), Repetition(part: "if (a) {} else "), Repetition(part: "case "),
    Repetition(part: "for (UILabel *l in @[self.a, self.b]) ", count: 5_000),
    Repetition(part: "a = "), Repetition(part: "a ? b : "), Repetition(part: "self.a."),
    Repetition(part: "- (void)a:"), Repetition(part: "((UILabel *)"), Repetition(part: "return "),
  ])
  func `repeated code is read in time, and the next class too`(code: Repetition) {
    let found = facts(code.source)
    #expect(found.statements.contains { $0.context.owner == "B" } || !found.problems.isEmpty)
  }

  @Test(arguments: [
    Repetition(part: "#if A\n"), Repetition(part: "#if (", after: "\n"),
    Repetition(part: "#define a \\\n"), Repetition(part: "/*"), Repetition(part: "\""),
    Repetition(part: "@\"a\n"), Repetition(part: "@interface A <"),
    Repetition(part: "@protocol A <"), Repetition(part: "@property (a) "),
  ])
  func `what has no end is a problem at most`(code: Repetition) {
    #expect(facts(code.source).types.isEmpty == false)
  }

  @Test func `deep nesting is left out and counted`() {
    let close = String(repeating: "}", count: 500)
    let found = facts(Repetition(part: "{", count: 500, after: close).source)
    #expect(found.unreadFunctions == 1)
    #expect(found.problems.count == 1)
    #expect(found.statements.map(\.context.owner) == ["B"])
  }

  /// The beginning of a program, and the number of bytes that follow.
  @Test(arguments: [([0xCF, 0xFA, 0xED, 0xFE, 0, 0], 0), ([0x61], 10 << 20)])
  func `files that are no text or too large are not read`(start: [UInt8], count: Int) {
    let bytes = start + [UInt8](repeating: 0x61, count: count)
    let found = ObjectiveCReader().facts(of: bytes, path: "A.m")
    #expect(found.isUnread)
    #expect(found.problems.count == 1)
  }

  @Test func `bytes that are no UTF-8 are no crash`() {
    let bytes = Array("@implementation A\n".utf8) + [0xFF, 0xFE, 0xC0] + Array("\n@end".utf8)
    #expect(ObjectiveCReader().facts(of: bytes, path: "A.m").types.map(\.name) == ["A"])
  }

  /// Numbers that are the same each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 17

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func `changed sources end no process`() {
    let source = Array(
      """
      #import "A.h"
      #if TARGET_OS_IOS // c
      #define FONT(s) [UIFont systemFontOfSize:(s)]
      #endif
      @interface A : UIView <P> { IBOutlet UILabel *a; }
      @property (weak) IBOutletCollection(UILabel) NSArray<UILabel *> *labels;
      @end
      @implementation A
      @synthesize a = b;
      - (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p { return 4; }
      - (void)setA:(UILabel *)label { for (UILabel *l in @[a, b]) { l.font = FONT(3) ?: nil; } }
      - (void)viewDidLoad { if (!self) return; [self.a setText:x ? @"b" : @"c"]; ^(int i){ i; }(3);
        a.attributedText = [[T alloc] initWithString:s attributes:@{NSFontAttributeName: f}]; }
      @end
      """.utf8
    )
    var numbers = Numbers()
    let marks = Array("[](){}<>@#\"'/*:;,.=?^\\\n -+!".utf8)
    for _ in 0..<400 {
      var changed = source
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<changed.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: changed.remove(at: place)
        case 1: changed.insert(marks[Int.random(in: 0..<marks.count, using: &numbers)], at: place)
        case 2: changed[place] = UInt8.random(in: 1...255, using: &numbers)
        default: changed.removeSubrange(place..<min(changed.count, place + 20))
        }
        if changed.isEmpty { changed = source }
      }
      let found = ObjectiveCReader().facts(of: changed, path: "A.m")
      #expect(found.types.count < 10)
    }
  }
}
