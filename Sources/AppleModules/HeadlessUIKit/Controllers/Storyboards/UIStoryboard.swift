import DynamicType
public import Foundation

/// A storyboard whose controllers can be made by name.
///
/// On Linux a bundle holds the storyboard itself, which a target names as a resource. Controllers and views
/// get their custom classes, outlets and actions, as those of a ``UINib`` do.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: .module)
/// let controller = storyboard.instantiateViewController(withIdentifier: "Player")
/// ```
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private let path: String?

  /// Finds a storyboard by its name.
  ///
  /// - Parameters:
  ///   - name: The name without its extension.
  ///   - storyboardBundleOrNil: The bundle; `nil` for the main bundle and the bundles of packages beside the
  ///     program.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    path = DocumentPath.find(name, "storyboard", in: storyboardBundleOrNil)
  }

  /// Makes the initial controller; `nil` where the storyboard names none.
  ///
  /// - Precondition: The storyboard is in the bundle and can be read.
  open func instantiateInitialViewController() -> UIViewController? {
    scenes.controller(nil, of: self, nil)
  }

  /// Makes the initial controller with a closure.
  ///
  /// - Parameter creator: Makes the controller; if it is `nil` or returns `nil`, `init(coder:)` is used.
  /// - Returns: The controller, or `nil` where the storyboard names none.
  /// - Precondition: The storyboard can be read, and the controller is of the expected class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let made = scenes.controller(nil, of: self, creator.map { creator in { creator(NSCoder()) } })
    return made.map { checked($0, "the initial controller") }
  }

  /// Makes the controller with an identifier.
  ///
  /// - Precondition: The storyboard can be read and has a controller with the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, nil)
  }

  /// Makes the controller with an identifier, using a closure.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier of the controller.
  ///   - creator: Makes the controller; if it is `nil` or returns `nil`, `init(coder:)` is used.
  /// - Returns: The controller.
  /// - Precondition: The storyboard can be read, has a controller with the identifier, and it is of the
  ///   expected class.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    checked(
      controller(identifier, creator.map { creator in { creator(NSCoder()) } }),
      "the controller \(identifier)"
    )
  }

  private func controller(_ identifier: String, _ creator: SceneCreator?) -> UIViewController {
    let scenes = scenes
    guard let controller = scenes.controller(identifier, of: self, creator) else {
      let known = scenes.identifiers.joined(separator: ", ")
      preconditionFailure(
        "\(name).storyboard has no controller with the identifier \(identifier); it has: \(known)"
      )
    }
    return controller
  }

  /// Makes a controller of another storyboard of the same bundle; `nil` where there is none.
  package func controller(
    _ identifier: String?,
    ofStoryboard name: String,
    _ creator: SceneCreator?
  ) -> UIViewController? {
    let other = UIStoryboard(name: name, bundle: bundle)
    let scenes = other.path.flatMap {
      ScreenContext.current.storyboardLoader?.scenes(ofStoryboard: $0)
    }
    return scenes?.controller(identifier, of: other, creator)
  }

  private var scenes: any StoryboardScenes {
    let loader = ScreenContext.current.storyboardLoader
    guard let scenes = path.flatMap({ loader?.scenes(ofStoryboard: $0) }) else {
      preconditionFailure(
        "There is no \(name).storyboard that can be read; name it in the resources of its target,"
          + " and pass the target's bundle"
      )
    }
    return scenes
  }

  private func checked<ViewController: UIViewController>(
    _ controller: UIViewController,
    _ description: String
  ) -> ViewController {
    guard let controller = controller as? ViewController else {
      preconditionFailure(
        "\(name).storyboard makes \(description) as \(type(of: controller)), and the program expects"
          + " \(ViewController.self)"
      )
    }
    return controller
  }
}
