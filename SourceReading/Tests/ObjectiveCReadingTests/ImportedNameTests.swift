import Testing

@testable import ObjectiveCReading

/// The pairs of names are those that Apple's documentation shows for the two languages.
@Suite("Names of methods in Swift")
struct ImportedNameTests {
  @Test(
    "are those of Apple's documentation",
    arguments: [
      ("UIView", "- (void)addSubview:(UIView *)view;", "addSubview(_:)"),
      (
        "UIView", "- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;",
        "insertSubview(_:at:)"
      ),
      (
        "UIView", "- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;",
        "insertSubview(_:aboveSubview:)"
      ),
      ("UIView", "- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view;", "convert(_:to:)"),
      (
        "UIView", "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;",
        "hitTest(_:with:)"
      ),
      ("UIView", "- (UIView *)viewWithTag:(NSInteger)tag;", "withTag(_:)"),
      ("UIView", "- (void)bringSubviewToFront:(UIView *)view;", "bringSubview(toFront:)"),
      (
        "UIView", "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;",
        "point(inside:with:)"
      ),
      (
        "UITableView", "- (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;",
        "cellForRow(at:)"
      ),
      (
        "UITableView",
        "- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UITableViewScrollPosition)p animated:(BOOL)animated;",
        "scrollToRow(at:at:animated:)"
      ),
      (
        "UITableView",
        "- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;",
        "deselectRow(at:animated:)"
      ),
      (
        "UITableView",
        "- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;",
        "insertRows(at:with:)"
      ),
      (
        "UITableView",
        "- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;",
        "dequeueReusableCell(withIdentifier:for:)"
      ),
      (
        "UITableView",
        "- (void)registerClass:(Class)cellClass forCellReuseIdentifier:(NSString *)identifier;",
        "register(_:forCellReuseIdentifier:)"
      ),
      (
        "UIViewController",
        "- (void)presentViewController:(UIViewController *)v animated:(BOOL)flag completion:(void (^)(void))completion;",
        "present(_:animated:completion:)"
      ),
      (
        "UIViewController",
        "- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^)(void))completion;",
        "dismiss(animated:completion:)"
      ),
      (
        "UIViewController",
        "- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;",
        "performSegue(withIdentifier:sender:)"
      ),
      ("UIViewController", "- (void)viewWillAppear:(BOOL)animated;", "viewWillAppear(_:)"),
      ("UIColor", "- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;", "withAlphaComponent(_:)"),
      ("UIColor", "+ (UIColor *)redColor;", "red()"),
      (
        "UIControl",
        "- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;",
        "addTarget(_:action:for:)"
      ),
      ("UIImage", "- (void)drawAtPoint:(CGPoint)point;", "draw(at:)"),
      ("NSFileManager", "- (BOOL)fileExistsAtPath:(NSString *)path;", "fileExists(atPath:)"),
      ("NSString", "- (NSString *)stringByAppendingString:(NSString *)aString;", "appending(_:)"),
      ("NSString", "- (BOOL)isEqualToString:(NSString *)aString;", "isEqual(to:)"),
      (
        "NSString",
        "- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;",
        "replacingOccurrences(of:with:)"
      ),
      (
        "NSUserDefaults", "- (void)setObject:(id)value forKey:(NSString *)defaultName;",
        "setObject(_:forKey:)"
      ),
      ("UIBezierPath", "- (void)moveToPoint:(CGPoint)point;", "move(to:)"),
      ("UIBezierPath", "- (void)addLineToPoint:(CGPoint)point;", "addLine(to:)"),
      (
        "MYThing", "- (void)loadImageWithURL:(NSURL *)url completion:(void (^)(void))completion;",
        "loadImage(with:completion:)"
      ),
      (
        "UINavigationController",
        "@property NSArray<UIViewController *> *viewControllers;\n- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;",
        "pushViewController(_:animated:)"
      ),
    ]
  )
  func methods(owner: String, declaration: String, name: String) throws {
    let imported = try Self.name(owner, declaration)
    #expect(imported == name)
  }

  @Test(
    "of initializers have the labels of Apple's documentation",
    arguments: [
      ("UIView", "- (instancetype)initWithFrame:(CGRect)frame;", "init(frame:)"),
      (
        "UITableViewCell",
        "- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)r;",
        "init(style:reuseIdentifier:)"
      ),
      (
        "UIColor",
        "+ (UIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;",
        "init(red:green:blue:alpha:)"
      ),
      (
        "UIBezierPath",
        "+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)c;",
        "init(roundedRect:cornerRadius:)"
      ),
      ("NSURLRequest", "- (instancetype)initWithURL:(NSURL *)URL;", "init(url:)"),
      ("NSPredicate", "+ (NSPredicate *)predicateWithValue:(BOOL)value;", "init(value:)"),
      ("UIImage", "+ (UIImage *)imageNamed:(NSString *)name;", "init(named:)"),
      (
        "NSNotification",
        "- (instancetype)initWithName:(NSString *)name object:(id)object userInfo:(NSDictionary *)userInfo;",
        "init(name:object:userInfo:)"
      ),
    ]
  )
  func initializers(owner: String, declaration: String, name: String) throws {
    let imported = try Self.name(owner, declaration)
    #expect(imported == name)
  }

  private static func name(_ owner: String, _ declaration: String) throws -> String {
    let text = "@interface \(owner) : NSObject\n\(declaration)\n@end"
    var preprocessor = HeaderPreprocessor(HeaderTexts(texts: ["A.h": text]))
    preprocessor.read("A.h")
    let found = HeaderReader.read(preprocessor.tokens)
    let type = try #require(found.classes.first)
    let method = ImportedMethod(
      try #require(type.methods.first),
      of: owner,
      properties: Set(type.properties.map(\.name)),
      types: ImportedTypes(found)
    )
    let labels = method.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    return "\(method.base)(\(labels))"
  }
}
