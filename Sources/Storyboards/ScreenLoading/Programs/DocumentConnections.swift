import HeadlessUIKit
import InterfaceBuilder

/// Connects the objects of a program's document by its outlets and actions.
///
/// Called again for objects that were made later, it connects what it could not before.
final class DocumentConnections {
  private let document: InterfaceDocument
  private let items: LayoutItems
  private weak var owner: AnyObject?
  private let ownerID: String
  private var done: Set<Element> = []
  private var awake: Set<ObjectIdentifier> = []
  /// Called for each segue that an object starts, with that object.
  var addSegue: ((Element, AnyObject) -> Void)?

  /// Creates the connections of the objects of a builder.
  ///
  /// - Parameters:
  ///   - views: The builder.
  ///   - owner: The owner of the xib, or the controller of the scene.
  ///   - id: The identifier of the owner in the document.
  init(_ views: ViewBuilder, owner: AnyObject?, id: String) {
    document = views.document
    items = views.items
    self.owner = owner
    ownerID = id
  }

  /// Connects everything inside an element, and wakes the views after that.
  func connect(_ root: Element) {
    var open = [root]
    var collections: [(connection: Element, owner: AnyObject, objects: [AnyObject])] = []
    var views: [UIView] = []
    while let element = open.popLast() {
      open += element.children.reversed()
      if let view = element["id"].flatMap({ items.view($0) }),
        awake.insert(ObjectIdentifier(view)).inserted
      {
        views.append(view)
      }
      guard element.name == "connections",
        let source = element.parent?["id"].flatMap({ object($0) })
      else { continue }
      for connection in element.children where !done.contains(connection) {
        if connection.name == "segue" {
          done.insert(connection)
          addSegue?(connection, source)
          continue
        }
        guard let id = connection["destination"], let destination = destination(id) else {
          continue
        }
        done.insert(connection)
        switch connection.name {
        case "outlet": destination.object.map { setOutlet(connection, of: source, to: $0) }
        case "outletCollection":
          guard let object = destination.object else { continue }
          let name = connection["property"]
          if let index = collections.firstIndex(where: {
            $0.owner === source && $0.connection["property"] == name
          }) {
            collections[index].objects.append(object)
          } else {
            collections.append((connection, source, [object]))
          }
        case "action": addAction(connection, of: source, to: destination.object)
        default: break
        }
      }
    }
    for collection in collections {
      setCollection(collection.objects, collection.connection, of: collection.owner)
    }
    for view in views { view.awakeFromNib() }
  }

  /// Gives the owner of a xib the view that the document names.
  func showView(of root: Element) {
    guard let controller = owner as? UIViewController else { return }
    let owners = root.child("objects")?.children.filter { $0["id"] == ownerID } ?? []
    let outlets = owners.flatMap { $0.child("connections")?.children(named: "outlet") ?? [] }
    let id = outlets.first { $0["property"] == "view" }?["destination"]
    if let view = id.flatMap({ items.view($0) }) { controller.view = view }
  }

  private func object(_ id: String) -> AnyObject? { id == ownerID ? owner : items.object(id) }

  /// The object of an identifier, which is `nil` for the first responder; `nil` where it is not made.
  private func destination(_ id: String) -> (object: AnyObject?, Void)? {
    if let object = object(id) { return (object, ()) }
    guard let element = document.object(id: id)?.element else { return nil }
    return element["placeholderIdentifier"] == "IBFirstResponder" ? (nil, ()) : nil
  }

  // MARK: Outlets

  private func setOutlet(_ outlet: Element, of source: AnyObject, to destination: AnyObject) {
    guard let name = outlet["property"] else { return }
    if name == "view", source is UIViewController { return }
    if StandardOutlets.set(destination, name, of: source) { return }
    if DocumentOutlets.set(destination, name, of: source) { return }
    reportMissing(outlet, "outlet \(name)", of: source)
  }

  private func setCollection(_ objects: [AnyObject], _ outlet: Element, of source: AnyObject) {
    let name = outlet["property"] ?? ""
    if name == "gestureRecognizers", let view = source as? UIView {
      for case let recognizer as UIGestureRecognizer in objects {
        view.addGestureRecognizer(recognizer)
      }
    } else if !DocumentOutlets.set(objects, name, of: source) {
      reportMissing(outlet, "outlet \(name)", of: source)
    }
  }

  // MARK: Actions

  private func addAction(_ action: Element, of source: AnyObject, to destination: AnyObject?) {
    guard let name = action["selector"] else { return }
    if let destination, !DocumentOutlets.responds(destination, to: name) {
      reportMissing(action, "action \(name)", of: destination)
    }
    let selector = Selector(name)
    switch source {
    case let control as UIControl:
      guard let event = Self.events[action["eventType"] ?? "touchUpInside"] else { return }
      control.addTarget(destination, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = destination
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let destination { recognizer.addTarget(destination, action: selector) }
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// Says that a class of the program has no member that the document names.
  ///
  /// One of UIKit's stands for a class that is not there, which was said already.
  private func reportMissing(_ connection: Element, _ member: String, of object: AnyObject) {
    guard DocumentClasses.module(of: object) != "HeadlessUIKit" else { return }
    DocumentMessages.write(
      "\(document.file):\(connection.line): \(type(of: object)) has no \(member), which the document"
        + " connects. Declare it with @IBOutlet or @IBAction in a source that AppleSources compiles,"
        + " or remove the connection."
    )
  }
}
