import AppProjects
import FileAccess
import Foundation
import LeavingOut
import Testing

@testable import AppPrograms

@Suite("A binary framework of an app")
struct BinaryFrameworkTests {
  /// As the compiler writes it with library evolution.
  private static let interface = """
    // swift-interface-format-version: 1.0
    // swift-compiler-version: Apple Swift version 5.10
    // swift-module-flags: -target arm64-apple-ios13.0 -enable-library-evolution -module-name Anchor
    import Foundation
    import Swift
    import SwiftUI
    import UIKit
    import _Concurrency
    public enum Tide : Swift.Int, Swift.CaseIterable {
      case low
      case high
      public init?(rawValue: Swift.Int)
      public static var allCases: [Anchor.Tide] { get }
      public typealias RawValue = Swift.Int
      public var rawValue: Swift.Int { get }
    }
    public struct Mooring : Swift.Hashable {
      public var length: Swift.Double
      public let name: Swift.String
      public init(length: Swift.Double, name: Swift.String = "Quay")
      public static func == (a: Anchor.Mooring, b: Anchor.Mooring) -> Swift.Bool
      public func hash(into hasher: inout Swift.Hasher)
      public var hashValue: Swift.Int { get }
    }
    @objc @_inheritsConvenienceInitializers open class AnchorView : UIKit.UIView {
      public var title: Swift.String? { get set }
      @objc override dynamic public init(frame: CoreGraphics.CGRect)
      @objc required dynamic public init?(coder: Foundation.NSCoder)
      public convenience init(mooring: Anchor.Mooring)
      open func drop(at depth: Swift.Double, completion: @escaping (Swift.Bool) -> Swift.Void = { _ in }) -> Swift.Int
      public static let shared: Anchor.AnchorView
      @objc deinit
    }
    public protocol AnchorDelegate : AnyObject {
      func anchorDidDrop(_ view: Anchor.AnchorView)
    }
    public struct AnchorBadge : SwiftUI.View {
      public init(_ tide: Anchor.Tide)
      @_Concurrency.MainActor public var body: some SwiftUI.View { get }
      public typealias Body = @_opaqueReturnTypeOf("$s6Anchor0A5BadgeV4bodyQrvp", 0) __
    }

    """

  @Test("has the names of its interface, and views that are marked boxes")
  func interface() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/binary-\(UUID().uuidString)"
    let files = [
      "Anchor.xcframework/ios-arm64/Anchor.framework/Modules/Anchor.swiftmodule/arm64-apple-ios.swiftinterface":
        Self.interface,
      "App/App.swift": """
      import Anchor
      import SwiftUI
      import UIKit
      final class Ship: UIViewController, AnchorDelegate {
        let anchor = AnchorView(mooring: Mooring(length: 3))
        func anchorDidDrop(_ view: AnchorView) {}
        override func viewDidLoad() {
          super.viewDidLoad()
          anchor.title = "Iron"
          let depth = anchor.drop(at: 2)
          view.addSubview(anchor)
          anchor.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
          fatalError("depth \\(depth), \\(Tide.high.rawValue), \\(anchor.frame.width), \\(Tide.allCases.count)")
        }
      }
      #Preview("Ship") { Ship() }
      #Preview("Badge") { VStack { Text("Badge"); AnchorBadge(.low) } }
      """,
    ]
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let target = AppTarget(
      name: "App",
      module: "App",
      kind: .application,
      folder: "\(folder)/App",
      sources: ["\(folder)/App/App.swift"],
      dependencies: [.binary("\(folder)/Anchor.xcframework")]
    )
    let modules = AppModule.all(of: AppProject(folder: folder, targets: [target]))
    #expect(modules.map(\.name) == ["Anchor", "App"])
    let app = try BuiltApp(modules, in: folder)
    #expect(app.program.summary.modules.flatMap(\.errors).map(\.message) == [])
    #expect(app.program.summary.modules.flatMap(\.omissions).map(\.reason) == [])
    #expect(try app.shown(of: ["Badge"]) == ["Badge"])
    let said = String(decoding: try app.run(["--category", "L", "--json"]).output, as: UTF8.self)
    // No body of the framework is there, so that a number is zero.
    #expect(said.contains("depth 0, 1, 40.0, 2"))
  }
}
