import Testing

@testable import ObjectiveCReading

/// By the pages "Importing Objective-C into Swift", "Designating Nullability in Objective-C APIs", "Grouping
/// Related Objective-C Constants", "Renaming Objective-C APIs for Swift" and "About Imported Cocoa Error
/// Parameters" of Apple's documentation.
@Suite("Declarations of headers in Swift")
struct ImportedDeclarationTests {
  private static func member(_ text: String) -> [String] {
    HeaderTexts.lines("@interface MYList : NSObject\n\(text)\n@end").dropFirst().dropLast()
  }

  @Test(
    "have optionals by the nullability of the header",
    arguments: [
      ("@property (nullable) NSString *name;", "var name: String? = nil"),
      ("@property NSString *name;", "var name: String! = nil"),
      ("@property (nonnull) NSString *name;", "var name: String = \"\""),
      (
        "- (nullable NSURL *)urlForName:(nonnull NSString *)name;",
        "@discardableResult func url(forName name: String) -> URL? { nil }"
      ),
      ("@property (nullable) NSArray<NSURL *> *links;", "var links: [URL]? = nil"),
      (
        "@property (nullable) NSDictionary<NSString *, NSNumber *> *sizes;",
        "var sizes: [String: NSNumber]? = nil"
      ),
      ("@property (nullable) NSDictionary *info;", "var info: [AnyHashable: Any]? = nil"),
      (
        "@property (nullable, copy) void (^done)(BOOL finished);",
        "var done: ((Bool) -> Void)? = nil"
      ),
      ("@property (nullable) id<NSCopying> key;", "var key: NSCopying? = nil"),
      ("@property (readonly) NSInteger count;", "var count: Int { 0 }"),
      ("@property (getter=isOpen) BOOL open;", "var isOpen: Bool = false"),
      (
        "@property (class, readonly, nullable) MYList *current;",
        "class var current: MYList? { nil }"
      ),
    ]
  )
  func nullability(text: String, line: String) {
    #expect(Self.member(text) == [line])
  }

  @Test(
    "throw in place of an error parameter",
    arguments: [
      (
        "- (BOOL)removeItemAtURL:(NSURL *)URL error:(NSError **)error;",
        "func removeItem(at URL: URL!) throws { }"
      ),
      (
        "- (nullable NSString *)readAndReturnError:(NSError **)error;",
        "@discardableResult func read() throws -> String { \"\" }"
      ),
    ]
  )
  func errors(text: String, line: String) {
    #expect(Self.member(text).map { $0.replacing("{  }", with: "{ }") } == [line])
  }

  @Test("have the names that NS_SWIFT_NAME gives, and none where Swift has none")
  func names() {
    let lines = Self.member(
      """
      - (NSInteger)firstIndexOf:(NSInteger)value NS_SWIFT_NAME(first(of:));
      - (void)hidden NS_UNAVAILABLE;
      - (void)log:(NSString *)format, ...;
      """
    )
    #expect(lines == ["@discardableResult func first(of value: Int) -> Int { 0 }"])
  }

  @Test("of enumerations lose the words of their type")
  func enumerations() {
    let lines = HeaderTexts.lines(
      """
      typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
        UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleSubtitle = 7
      };
      typedef NS_OPTIONS(NSUInteger, MYEdge) { MYEdgeTop = 1 << 0, MYEdgeAll = MYEdgeTop | (1 << 1) };
      """
    )
    #expect(
      lines.filter { $0.hasPrefix("case") } == [
        "case `default` = 0", "case value1 = 1", "case subtitle = 7",
      ]
    )
    #expect(lines.contains("static let top = MYEdge(rawValue: 1)"))
    #expect(lines.contains("static let all = MYEdge(rawValue: 3)"))
  }

  @Test("of constants, macros and functions have their values and types")
  func constants() {
    let lines = HeaderTexts.lines(
      """
      #ifndef A_H
      #define A_H
      #define MY_EXPORT extern
      #define kLimit (1 << 4)
      #define kName @"Harbor"
      static const CGFloat MYMargin = 8.5;
      MY_EXPORT NSString * _Nonnull const MYKey;
      MY_EXPORT NSString * const MYDidTurnNotification;
      typedef NSString * MYRoute NS_TYPED_EXTENSIBLE_ENUM;
      MY_EXPORT MYRoute const MYRouteHome;
      typedef struct { double width; int count; } MYSize;
      double MYScale(MYSize size, const char * _Nullable name);
      #endif
      """
    )
    #expect(lines.contains("var kLimit: Int32 { 16 }"))
    #expect(lines.contains("var kName: String { \"Harbor\" }"))
    #expect(lines.contains("let MYMargin: CGFloat = 8.5"))
    #expect(lines.contains("let MYKey: String = \"MYKey\""))
    #expect(
      lines.contains(
        "static let MYDidTurn = NSNotification.Name(rawValue: \"MYDidTurnNotification\")"
      )
    )
    #expect(lines.contains("static let home = MYRoute(rawValue: \"MYRouteHome\")"))
    #expect(lines.contains("struct MYSize {"))
    #expect(
      lines.contains(
        "@discardableResult func MYScale(_ size: MYSize, _ name: UnsafePointer<CChar>?) -> Double { 0 }"
      )
    )
  }

  @Test("of included headers are there once, and modules are imported")
  func inclusion() {
    let texts = HeaderTexts(texts: [
      "A.h":
        "#import \"B.h\"\n#include \"B.h\"\n#import <UIKit/UIKit.h>\n@import MapKit;\n@interface A : B\n@end",
      "B.h": "#import \"A.h\"\n@interface B : NSObject\n@end",
    ])
    let imported = ImportedHeaders(of: ["A.h"], from: texts)
    #expect(imported.modules == ["UIKit", "MapKit"])
    #expect(imported.paths == ["A.h", "B.h"])
    let classes = imported.source.split(separator: "\n").filter { $0.hasPrefix("class") }
    #expect(classes == ["class B: NSObject {", "class A: B {"])
  }

  @Test("A superclass that nobody declares is NSObject, with a note")
  func superclass() {
    var options = ImportedHeaders.Options()
    options.superclass = { $0 == "UIView" ? $0 : nil }
    let texts = HeaderTexts(texts: [
      "A.h": "\n@interface A : Lost\n@end\n@interface B : UIView\n@end"
    ])
    let imported = ImportedHeaders(of: ["A.h"], from: texts, options)
    #expect(imported.source.contains("class A: NSObject {"))
    #expect(imported.source.contains("class B: UIView {"))
    #expect(imported.notes.map(\.name) == ["Lost"])
    #expect(imported.notes.map(\.line) == [2])
  }

  /// No header ends the process or takes long, whatever it has.
  @Test(
    "of damaged headers are skipped",
    arguments: [
      "@interface", "@interface A : ", "@interface A\n- (", "@property (", "typedef NS_ENUM(",
      "enum { A = ",
      "@protocol P <", "- (void)a:(void (^)(", "#define F(x) F(x)\nF(F(1));", "typedef struct {",
      "#define A B\n#define B A\nA B;",
      "typedef A B;\ntypedef B A;\n@interface C\n@property A a;\n@end",
      "extern \"C\" {", "id<id<id<", "@end @end }}} ]])",
    ]
  )
  func damage(text: String) {
    let lines = HeaderTexts.lines(text + "\n")
    #expect(lines.count < 10)
    #expect(HeaderTexts.lines(String(repeating: text, count: 500)).count < 5_000)
  }
}
