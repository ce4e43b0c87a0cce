package import DynamicType

/// Reads storyboards, as `DocumentLoader` does xibs.
package protocol StoryboardLoader: Sendable {
  /// Reads a storyboard.
  ///
  /// - Returns: Its scenes, or `nil` for a file that is not a storyboard.
  func scenes(ofStoryboard path: String) -> (any StoryboardScenes)?
}

extension ScreenContext {
  private enum StoryboardLoaderKey: ScreenContextKey {
    static var defaultValue: (any StoryboardLoader)? { nil }
  }

  /// The reader of storyboards; `nil` in a program without `UIKit`.
  package var storyboardLoader: (any StoryboardLoader)? {
    get { self[StoryboardLoaderKey.self] }
    set { self[StoryboardLoaderKey.self] = newValue }
  }
}

/// The scenes of a storyboard, as a loader of documents makes them.
package protocol StoryboardScenes: Sendable {
  /// The identifiers of scenes, in the order of the document.
  var identifiers: [String] { get }

  /// Makes a controller with the content of its containers, and connects it with the objects of its scene
  /// that are outside its view.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; `nil` means the initial controller.
  ///   - storyboard: The storyboard that the controller gets.
  ///   - creator: Called to make the controller in place of `init(coder:)`.
  /// - Returns: The controller, or `nil` where the storyboard has none.
  func controller(
    _ identifier: String?,
    of storyboard: UIStoryboard,
    _ creator: SceneCreator?
  ) -> UIViewController?
}

/// A closure of the program that makes the controller of a scene.
package typealias SceneCreator = () -> UIViewController?

/// The part of a storyboard from which a controller was made.
package protocol StoryboardScene: AnyObject {
  /// The storyboard.
  var storyboard: UIStoryboard { get }

  /// The ways from the controller to others.
  var segues: [StoryboardSegueTemplate] { get }

  /// Makes the controller's view, connects it and puts embedded controllers into it.
  ///
  /// - Returns: Whether the storyboard holds a view for the controller.
  func loadView(of controller: UIViewController) -> Bool
}
