import FileAccess
import InterfaceBuilder

/// Names the screens of a document as people know them.
///
/// A screen is named by its title, else by its class, else by what else its document says of it, and
/// last by the document itself. The class of a controller's view in a xib is that of the File's Owner,
/// as a storyboard has the class of the controller; any other first view of a xib has the File's Owner
/// as its class where it has none itself. Of several screens with one name the later ones have a
/// number.
struct ScreenNames {
  private let document: InterfaceDocument
  private var counts: [String: Int] = [:]

  /// Titles of Xcode's templates, which name no screen.
  private static let templateTitles: Set<String> = ["Title", "Item", "Root View Controller"]

  /// The identifier that Interface Builder gives the File's Owner of every xib.
  private static let ownerID = "-1"
  /// The class of the File's Owner, where it is one of the app's.
  private let owner: String?

  init(_ document: InterfaceDocument) {
    self.document = document
    let node = document.objects.first { $0.kind == .placeholder && $0.id == Self.ownerID }
    owner = node?.customClass.flatMap { Self.isOfSystem($0) ? nil : $0 }
  }

  /// Whether a class is one of Apple's, which names no screen.
  private static func isOfSystem(_ name: String) -> Bool {
    ["UI", "NS"].contains { name.hasPrefix($0) }
  }

  /// Returns the name of a screen, which no other screen of the document has, and all names by which
  /// it can be asked for.
  mutating func names(of node: ObjectNode) -> (name: String, aliases: [String]) {
    let stem = FilePath.stem(document.file)
    let titles = [
      node[.controller.title], node[.controller.navigationItem]?[.navigationItem.title],
    ]
    let own =
      titles.filter { !Self.templateTitles.contains($0 ?? "") } + classes(of: node) + [
        node[.controller.storyboardIdentifier], node.ownLabel,
      ]
    let known = own.compactMap { $0?.trimmed }.filter { !$0.isEmpty } + [stem]
    let name = known[0]
    counts[name, default: 0] += 1
    let count = counts[name, default: 1]
    var aliases: [String] = []
    for alias in known where alias != name && !aliases.contains(alias) { aliases.append(alias) }
    return (count > 1 ? "\(name) \(count)" : name, aliases)
  }

  /// The classes of a screen, the one that says most of it first.
  private func classes(of node: ObjectNode) -> [String?] {
    let own = node.customClass
    guard document.kind == .xib, node.kind.isView else { return [own] }
    if node.incomingOutlets.contains(where: { $0.property == "view" }) { return [owner, own] }
    let isFirst = document.objects.first { $0.kind.isView }?.id == node.id
    return isFirst ? [own, owner] : [own]
  }
}

extension String {
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension ObjectNode {
  /// The label that a person gave the object, not the one that says of what kind it is, such as
  /// "Table View Cell".
  fileprivate var ownLabel: String? {
    userLabel.flatMap { label in
      let words = label.filter { !$0.isWhitespace }.lowercased()
      return words == kind.rawValue.lowercased() ? nil : label
    }
  }
}
