import AppProjects
import FileAccess
import Foundation
import LeavingOut
import Testing

@testable import AppPrograms

@Suite("The classes in Objective-C of an app")
struct HeaderTests {
  /// A project with a bridging header, as Xcode writes it.
  private static let project = """
    // !$*UTF8*$!
    { objectVersion = 56; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
      G = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = HRBadge.m; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
      T = {isa = PBXNativeTarget; name = Harbor; productType = "com.apple.product-type.application";
        buildPhases = (S); buildConfigurationList = TL; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
      TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SWIFT_OBJC_BRIDGING_HEADER = "Harbor-Bridging-Header.h"; }; };
    }; rootObject = P; }
    """

  private static let header = """
    #import <UIKit/UIKit.h>
    #import <Ropes/Ropes.h>
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, HRTide) { HRTideLow, HRTideHigh };
    typedef NS_OPTIONS(NSUInteger, HRFlags) { HRFlagsNone = 0, HRFlagsRed = 1 << 0, HRFlagsGreen = 1 << 1 };
    extern NSString * const HRHarborName;
    extern NSNotificationName const HRTideDidTurnNotification;
    #define kHRBerths 42
    @class HRBadge;
    @protocol HRBadgeDelegate <NSObject>
    - (void)badgeDidTap:(HRBadge *)badge;
    @optional
    - (BOOL)badge:(HRBadge *)badge shouldShowTitle:(NSString *)title;
    @end
    @interface HRBadge : UILabel
    @property (nonatomic, weak, nullable) id<HRBadgeDelegate> delegate;
    @property (nonatomic, copy) NSString *shipName;
    @property (nonatomic, getter=isOpen) BOOL open;
    @property (nonatomic) HRTide tide;
    - (instancetype)initWithTitle:(NSString *)title tide:(HRTide)tide;
    + (instancetype)badgeWithTitle:(NSString *)title;
    - (nullable NSString *)titleForTide:(HRTide)tide;
    - (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;
    - (void)loadShipsWithCompletion:(nullable void (^)(NSArray<NSString *> *ships))completion;
    @end
    @interface HRSpecialBadge : HRBadge
    @end
    @interface HRKeeper : HRLostClass
    + (instancetype)sharedKeeper;
    @property (nonatomic) NSInteger count;
    @end
    @interface UIColor (Harbor)
    + (UIColor *)hr_seaColor;
    @end
    NS_ASSUME_NONNULL_END
    double HRDepth(double tide, NSInteger berth);
    """

  private static let app = """
    import UIKit
    final class Pilot: HRSpecialBadge, HRBadgeDelegate {
      func badgeDidTap(_ badge: HRBadge) { badge.shipName = "Tern" }
    }
    final class HarborController: UIViewController {
      private let badge = HRBadge(title: "Quay", tide: .high)
      override func viewDidLoad() {
        super.viewDidLoad()
        let other = HRBadge(title: "Mole")
        other.delegate = Pilot(title: "Pilot", tide: .low)
        badge.text = "A harbor " + (badge.title(for: .low) ?? "at sea")
        badge.isOpen = true
        badge.loadShips { ships in print(ships.count) }
        badge.loadShips()
        do { try badge.save(to: URL(fileURLWithPath: "/")) } catch { print(error) }
        let flags: HRFlags = [.red, .green]
        _ = badge.delegate?.badge?(badge, shouldShowTitle: HRHarborName)
        NotificationCenter.default.addObserver(
          self, selector: #selector(turn), name: .HRTideDidTurn, object: nil)
        HRKeeper.shared().count = Int(kHRBerths)
        view.backgroundColor = .hr_sea()
        view.addSubview(badge)
        badge.frame = CGRect(x: 20, y: 100, width: 200, height: 40 + HRDepth(1, flags.contains(.red) ? 1 : 0))
        badge.accessibilityIdentifier = "\\(HRKeeper.shared().count)"
        fatalError("\\(badge.text ?? ""), berths: \\(HRKeeper.shared().count), \\(badge.frame.height), \\(HRHarborName)")
      }
      @objc private func turn() {}
    }
    #Preview("Harbor") { HarborController() }
    """

  @Test("have their declarations from the bridging header, with their names in Swift")
  func bridging() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/headers-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = [
      "Harbor.xcodeproj/project.pbxproj": Self.project, "App.swift": Self.app,
      "Harbor-Bridging-Header.h": "#import \"HRBadge.h\"\n", "Code/HRBadge.h": Self.header,
      "HRBadge.m": "NSString * const HRHarborName = @\"Old harbor\";\n",
    ]
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let app = try BuiltApp(AppModule.all(of: AppProject.read(folder)), in: folder)
    let module = try #require(app.program.summary.modules.first)
    #expect(module.errors.map(\.message) == [])
    // The superclass that is nowhere, and the pod that is not there.
    #expect(Set(module.omissions.compactMap(\.missingName)) == ["HRLostClass", "Ropes"])
    #expect(module.omissions.map(\.reason).count == 2)
    #expect(app.program.summary.missingModules == ["Ropes": 1])
    // Those of the app's own file are counted, without more than twenty of the headers.
    #expect(module.counts.bodies < 10)
    // The screen ends with the words that it has read.
    let said = String(decoding: try app.run(["--category", "L", "--json"]).output, as: UTF8.self)
    #expect(said.contains("A harbor at sea, berths: 42, 40.0, Old harbor"))
  }
}
