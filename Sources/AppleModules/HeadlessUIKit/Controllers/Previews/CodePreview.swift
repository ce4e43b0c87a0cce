public import DynamicType

/// A screen that can be shown without an app around it: a preview, or a class that needs no arguments.
public struct CodePreview: Sendable {
  /// The size of a preview.
  public enum Layout: Hashable, Sendable {
    /// As large as a device.
    case device
    /// As large as its content by itself.
    case sizeThatFits
    /// Of a size in points.
    case fixed(width: Double, height: Double)
  }

  /// The orientation of a device.
  public enum Orientation: Hashable, Sendable {
    case portrait, landscape
  }

  /// The traits of a preview of a view or a controller.
  public typealias Trait = PreviewTrait<Preview.ViewTraits>

  /// The name for people.
  public var title: String

  /// The path of the file, as source names it.
  public var file: String

  /// The line, from 1.
  public var line: Int

  /// Whether the screen is a view of its own size instead of one that fills a device.
  public let isView: Bool

  /// The size of the screen.
  public var layout: Layout = .device

  /// The orientation of the device; `nil` for that of the run.
  public var orientation: Orientation?

  /// The device of the screen; `nil` for that of the run.
  public var device: Device?

  /// The module of the screen; `nil` where it was not registered.
  package var module: String?

  /// The name by which the screen is known among those of its file.
  package var id: String { "\(title), line \(line)" }

  private let make: @Sendable () -> UIViewController

  /// Creates a screen that fills a device.
  ///
  /// - Parameters:
  ///   - title: The name for people; by default the file and the line.
  ///   - traits: The orientation of the device, which a controller fills.
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - controller: Makes the controller; called once for each size and setting, on any thread.
  @_disfavoredOverload
  public init(
    _ title: String? = nil,
    traits: Trait...,
    file: String = #filePath,
    line: Int = #line,
    controller: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(title, file, line, isView: false, traits) { _ in Self.onAnyThread(controller) }
    layout = .device
  }

  /// Creates a screen with a view that is as wide as the safe area and has its own height; it scrolls where
  /// it is higher than the device.
  ///
  /// - Parameters:
  ///   - title: The name for people; by default the file and the line.
  ///   - traits: The size, and how the device is held.
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - view: Makes the view; called once for each size and setting, on any thread.
  @_disfavoredOverload
  public init(
    _ title: String? = nil,
    traits: Trait...,
    file: String = #filePath,
    line: Int = #line,
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    let view = Self.onAnyThread(view)
    self.init(title, file, line, isView: true, traits) { layout in
      { Self.page(around: view(), layout) }
    }
  }

  private init(
    _ title: String?,
    _ file: String,
    _ line: Int,
    isView: Bool,
    _ traits: [Trait],
    _ make: (Layout) -> @Sendable () -> UIViewController
  ) {
    self.title = title ?? Self.name(file, line)
    (self.file, self.line, self.isView) = (file, line, isView)
    var layout = Layout.device
    for trait in traits { if case .layout(let chosen) = trait.choice { layout = chosen } }
    self.make = make(layout)
    for trait in traits { take(trait) }
  }

  /// Applies a trait; one that only SwiftUI's views use is ignored.
  package mutating func take(_ trait: Trait) {
    switch trait.choice {
    case .layout(let layout): self.layout = layout
    case .orientation(let orientation): self.orientation = orientation
    case .preparation: break
    }
  }

  /// Returns a new controller with the screen.
  public func makeController() -> UIViewController { make() }

  private static func name(_ file: String, _ line: Int) -> String {
    let name = file.split(separator: "/").last ?? ""
    return "\(name.hasSuffix(".swift") ? name.dropLast(6) : name), line \(line)"
  }

  /// Drops the main actor from the type of a closure.
  ///
  /// The compiler sees previews on the main actor, as in Xcode. Here each screen is made by the task that
  /// lays it out, and different screens are made in parallel. The cast does not change the closure.
  private static func onAnyThread<Screen>(
    _ body: @escaping @MainActor @Sendable () -> Screen
  ) -> @Sendable () -> Screen {
    let body = unsafeBitCast(body, to: (@Sendable () -> Screen).self)
    return { MainActorWork.run { body() } }
  }

  private static func page(around view: UIView, _ layout: Layout) -> UIViewController {
    let (controller, page) = (UIViewController(), UIScrollView())
    for one in [page, view] { one.translatesAutoresizingMaskIntoConstraints = false }
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(page)
    page.addSubview(view)
    let (safe, content) = (controller.view.safeAreaLayoutGuide, page.contentLayoutGuide)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      page.topAnchor.constraint(equalTo: safe.topAnchor),
      page.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    switch layout {
    case .fixed(let width, let height):
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    case .device, .sizeThatFits:
      view.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor).isActive = true
    }
    return controller
  }
}
