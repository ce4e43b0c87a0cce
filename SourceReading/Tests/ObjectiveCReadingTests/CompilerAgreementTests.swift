import Foundation
import Testing

@testable import ObjectiveCReading

/// The compiler of the toolchain imports the same header, and knows each name that is given here.
@Suite("The compiler's own import of a header")
struct CompilerAgreementTests {
  /// Only names and types of the header itself, since Foundation for Linux has no headers.
  private static let header = """
    typedef signed char BOOL;
    typedef long NSInteger;
    @class NSString, NSError, NSDictionary, NSIndexPath, UIImage, UIColor, NSNumber;
    __attribute__((objc_root_class)) @interface NSObject
    - (instancetype)init;
    @end
    @interface NSURL : NSObject
    @end
    @interface NSString : NSObject
    @end
    @interface NSDictionary : NSObject
    @end
    @interface NSIndexPath : NSObject
    @end
    @interface NSNumber : NSObject
    @end
    @interface UIImage : NSObject
    @end
    @interface UIColor : NSObject
    - (UIColor *)colorByAddingColor:(UIColor *)color;
    - (UIColor *)colorWithHue:(double)hue;
    - (UIColor *)lighterColor;
    + (UIColor *)brandColor;
    + (UIColor *)colorWithHexText:(NSString *)text;
    + (UIColor *)colorFromCode:(NSInteger)code;
    @end
    @interface UIView : NSObject
    @end
    typedef enum __attribute__((enum_extensibility(open))) MYState : NSInteger MYState;
    enum MYState : NSInteger { MYStateIdle, MYStateURLLoading, MYStateDone };
    @interface MYUser : NSObject
    @end
    @interface MYCell : UIView
    @property MYUser *user;
    @property NSString *titleString;
    @property UIColor *tintColor;
    @property NSURL *imageURL;
    @property NSURL *URLOfImage;
    - (instancetype)initWithUser:(MYUser *)user;
    - (instancetype)initWithImageURL:(NSURL *)url title:(NSString *)title;
    - (instancetype)initForUser:(MYUser *)user;
    + (instancetype)cellWithUser:(MYUser *)user;
    + (instancetype)sharedCell;
    + (instancetype)defaultInstance;
    - (void)setUser:(MYUser *)user animated:(BOOL)animated;
    - (void)configureWithUser:(MYUser *)user;
    - (void)configureWithName:(NSString *)name andURL:(NSURL *)url;
    - (void)showUser:(MYUser *)user;
    - (void)showUserInView:(UIView *)view;
    - (void)reloadCell;
    - (void)reloadUser;
    - (NSInteger)indexOfUser:(MYUser *)user;
    - (UIImage *)imageForUser:(MYUser *)user;
    - (UIImage *)imageForURLString:(NSString *)string;
    - (void)downloadImageFromURL:(NSURL *)url toPath:(NSString *)path;
    - (void)setObject:(id)object forKey:(NSString *)key;
    - (id)objectForKey:(NSString *)key;
    - (BOOL)isEqualToCell:(MYCell *)cell;
    - (BOOL)hasUser:(MYUser *)user;
    - (void)presentFromView:(UIView *)view animated:(BOOL)animated;
    - (void)hideAnimated:(BOOL)animated;
    - (void)removeFromView;
    - (void)logEvent:(NSString *)event withParameters:(NSDictionary *)parameters;
    - (void)trackEventWithName:(NSString *)name;
    - (void)updateStateTo:(MYState)state;
    - (void)moveToX:(double)x y:(double)y;
    - (void)cell:(MYCell *)cell didSelectUser:(MYUser *)user;
    - (void)cellDidLoad:(MYCell *)cell;
    - (void)performRequestUsingBlock:(void (^)(MYUser *))block;
    - (void)fetchWithCompletion:(void (^)(MYUser *))completion;
    - (void)loadURL:(NSURL *)url completionHandler:(void (^)(NSURL *))handler;
    - (void)drawInRect:(double)rect withColor:(UIColor *)color;
    - (void)selectItemAtIndexPath:(NSIndexPath *)indexPath;
    - (void)addUser:(MYUser *)user;
    - (void)removeAllUsers;
    - (NSString *)stringByTrimmingString:(NSString *)string;
    - (void)HTMLStringFromURL:(NSURL *)url;
    - (MYUser *)userAtIndex:(NSInteger)index;
    - (void)appendColor:(UIColor *)color atIndex:(NSInteger)index;
    - (void)encodeWithNumber:(NSNumber *)number;
    - (void)didFinish:(BOOL)finished;
    - (void)logIn:(MYUser *)user;
    - (void)playWithURL:(NSURL *)URL;
    - (void)zoomToScale:(double)scale inView:(UIView *)view;
    - (void)registerForState:(MYState)state;
    - (void)setTitle:(NSString *)title forState:(MYState)state;
    + (MYUser *)userWithName:(NSString *)name;
    + (void)showAlertWithTitle:(NSString *)title message:(NSString *)message;
    @end
    """

  @Test("knows the names of all methods, properties and cases")
  func names() throws {
    var preprocessor = HeaderPreprocessor(HeaderTexts(texts: ["A.h": Self.header]))
    preprocessor.read("A.h")
    let found = HeaderReader.read(preprocessor.tokens)
    let types = ImportedTypes(found)
    var lines: [String] = []
    for type in found.classes where ["UIColor", "MYCell"].contains(type.name) {
      let properties = Set(type.properties.map(\.name))
      for method in type.methods {
        let name = ImportedMethod(method, of: type.name, properties: properties, types: types)
        let labels = name.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
        let call = labels.isEmpty ? "" : "(\(labels))"
        let isStatic = method.isClassMethod || name.isInitializer
        lines.append(
          "_ = \(isStatic ? type.name : "object\(type.name)").\(name.base)\(call) // \(method.pieces.joined(separator: ":"))"
        )
      }
    }
    for line in HeaderTexts.lines(Self.header) where line.hasPrefix("case ") {
      lines.append("_ = MYState.\(line.split(separator: " ")[1])")
    }
    let properties = HeaderTexts.lines(Self.header).filter { $0.contains("var ") }
      .compactMap { $0.split { " :".contains($0) }.drop { $0 != "var" }.dropFirst().first }
    lines += properties.map { "_ = objectMYCell.\($0)" }
    #expect(properties.count == 5)
    let errors = try Self.check(lines)
    #expect(errors == [])
  }

  /// The errors of the compiler in lines that use the header.
  private static func check(_ lines: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.path + "/import-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try header.write(toFile: "\(folder)/A.h", atomically: true, encoding: .utf8)
    try "module A { header \"A.h\" export * }".write(
      toFile: "\(folder)/module.modulemap",
      atomically: true,
      encoding: .utf8
    )
    let text =
      "import A\nfunc use(_ objectMYCell: MYCell, _ objectUIColor: UIColor) {\n"
      + lines.joined(separator: "\n") + "\n}\n"
    try text.write(toFile: "\(folder)/use.swift", atomically: true, encoding: .utf8)
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-frontend", "-typecheck", "-enable-objc-interop", "-I", folder,
      "-module-cache-path", "\(folder)/cache", "\(folder)/use.swift",
    ]
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return said.split(separator: "\n").filter { $0.contains("use.swift:") && $0.contains("error:") }
      .map { row in
        let number = row.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 0
        return
          "\(row.split(separator: "error:").last ?? "") | \(lines.indices.contains(number - 3) ? lines[number - 3] : "")"
      }
  }
}
