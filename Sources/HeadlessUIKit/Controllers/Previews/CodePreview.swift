/// A screen that source shows without an app around it: a preview, or a class that needs no arguments.
public struct CodePreview: Sendable {
  /// The name for people.
  public var title: String

  /// The path of the file, as source names it.
  public var file: String

  /// The line, from 1.
  public var line: Int

  /// Whether the screen is a view of its own size and not one that fills a device.
  public let isView: Bool

  private let make: @Sendable () -> UIViewController

  /// Creates a screen that fills a device.
  ///
  /// - Parameters:
  ///   - title: The name for people; without one the file and the line are the name.
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - controller: Makes the controller; called once for each size and setting, on any thread.
  public init(
    _ title: String? = nil,
    file: String = #filePath,
    line: Int = #line,
    controller: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.title = title ?? Self.name(file, line)
    (self.file, self.line, isView) = (file, line, false)
    make = Self.onAnyThread(controller)
  }

  /// Creates a screen of a view: as wide as the safe area, at its own height; it scrolls where it is
  /// higher than the device.
  ///
  /// - Parameters:
  ///   - title: The name for people; without one the file and the line are the name.
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - view: Makes the view; called once for each size and setting, on any thread.
  public init(
    _ title: String? = nil,
    file: String = #filePath,
    line: Int = #line,
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.title = title ?? Self.name(file, line)
    (self.file, self.line, isView) = (file, line, true)
    let view = Self.onAnyThread(view)
    make = { Self.page(around: view()) }
  }

  /// Returns a new controller with the screen.
  public func makeController() -> UIViewController { make() }

  private static func name(_ file: String, _ line: Int) -> String {
    let name = file.split(separator: "/").last ?? ""
    return "\(name.hasSuffix(".swift") ? name.dropLast(6) : name), line \(line)"
  }

  /// Drops the main actor from the type of a closure.
  ///
  /// Previews run on the main actor for the compiler, as Xcode's do. Here nothing is shown, each screen is
  /// made by the task that lays it out, and different screens are made in parallel. The cast leaves the
  /// closure as it is.
  private static func onAnyThread<Screen>(
    _ body: @escaping @MainActor @Sendable () -> Screen
  ) -> @Sendable () -> Screen {
    let body = unsafeBitCast(body, to: (@Sendable () -> Screen).self)
    return { MainActorWork.run { body() } }
  }

  private static func page(around view: UIView) -> UIViewController {
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
      view.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
    ])
    return controller
  }
}
