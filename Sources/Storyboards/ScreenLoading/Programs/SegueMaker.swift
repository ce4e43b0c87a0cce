import Diagnostics
import HeadlessUIKit
import InterfaceBuilder

/// The views and items that segues need, which are there once the source's view is.
final class SegueAnchors {
  /// The container views by the identifiers of their segues.
  var containers: [String: UIView] = [:]
  private var names: Set<String> = []
  private var objects: [String: WeakAnchor] = [:]

  /// Remembers that a segue needs an object.
  func need(_ id: String?) { if let id { names.insert(id) } }

  /// Finds the objects that segues need.
  func resolve(in items: LayoutItems) {
    for name in names { objects[name] = WeakAnchor(object: items.object(name)) }
  }

  subscript(id: String?) -> AnyObject? { id.flatMap { objects[$0]?.object } }

  private struct WeakAnchor {
    weak var object: AnyObject?
  }
}

/// Makes the segues of a scene from its document.
struct SegueMaker {
  private let source: UIViewController
  private let storyboard: UIStoryboard
  private let scenes: ProgramScenes
  private let anchors: SegueAnchors

  init(
    _ source: UIViewController,
    _ storyboard: UIStoryboard,
    _ scenes: ProgramScenes,
    _ anchors: SegueAnchors
  ) {
    (self.source, self.storyboard, self.scenes, self.anchors) =
      (source, storyboard, scenes, anchors)
  }

  func template(_ segue: Element) -> StoryboardSegueTemplate {
    anchors.need(Self.anchor(of: segue))
    return StoryboardSegueTemplate(
      identifier: segue["identifier"],
      source: source,
      kind: { [anchors] in Self.kind(of: segue, anchors) },
      makeDestination: { [storyboard, scenes] source, sender in
        let selector = segue["destinationCreationSelector"]
        let creator: SceneCreator? = selector.map { selector in
          { DocumentOutlets.controller(selector, of: source, sender, segue["identifier"]) }
        }
        return scenes.controller(id: segue["destination"] ?? "", of: storyboard, creator)
      }
    )
  }

  private static func anchor(of segue: Element) -> String? {
    segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"]
  }

  private static func kind(
    of segue: Element,
    _ anchors: SegueAnchors
  ) -> StoryboardSegueTemplate.Kind {
    switch segue["kind"] {
    case "embed": return anchors.containers[segue["id"] ?? ""].map { .embed($0) } ?? .show
    case "showDetail", "replace": return .showDetail
    case "presentation", "modal":
      return .present(
        segue["modalPresentationStyle"].flatMap { styles[$0] },
        segue["modalTransitionStyle"].flatMap { transitions[$0] }
      )
    case "popoverPresentation", "popover": return .popover(anchor: anchors[anchor(of: segue)])
    case "unwind": return .unwind(Selector(segue["unwindAction"] ?? ""))
    case "custom": return .custom { custom(segue, $0, $1) }
    default: return .show
    }
  }

  private static func custom(
    _ segue: Element,
    _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    let name = segue["customClass"] ?? ""
    if let made = DocumentClasses.segue(
      named: name,
      in: [segue["customModule"], DocumentClasses.module(of: source)],
      identifier: segue["identifier"],
      from: source,
      to: destination
    ) {
      return made
    }
    DocumentMessages.write(
      "\(segue.location.file):\(segue.line): The program has no segue \(name); the destination is"
        + " shown. Declare the class in a source that AppleSources compiles, outside of other types."
    )
    return nil
  }

  private static let styles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]

  private static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
