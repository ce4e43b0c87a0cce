public import Snapshots

/// The object of a screen that is the subject of a finding.
public struct AuditedObject: Hashable, Sendable {
  /// A key that identifies the object at every size and in every setting.
  public var key: String

  /// The identifier of the object in its document.
  public var objectID: String?

  /// The role of the object.
  public var role: ElementRole

  /// The class that laid the object out, such as `UILabel`.
  public var className: String

  /// The outlet or the name in the document.
  public var name: String?

  /// The text on the object, shortened.
  public var text: String?

  /// The name of the object for people: `Label “Order history”`, `Button ‘send’`.
  public var title: String {
    let kind = role == .view ? Self.words(className) : role.title
    if let text, !text.isEmpty { return "\(kind) “\(text)”" }
    if let name, !name.isEmpty { return "\(kind) ‘\(name)’" }
    return objectID.map { "\(kind) \($0)" } ?? kind
  }
}

extension AuditedObject {
  /// The object of an element: the element itself, or the author's element around a system part.
  init(_ element: AuditedElement, in screen: AuditedScreen, text: String? = nil) {
    let owner = screen.elements[element.owner]
    let identity = owner.element.identity
    key = identity.objectID.map { "#\($0)" } ?? owner.key
    objectID = identity.objectID
    role = owner.role
    className = identity.className
    name = identity.name ?? identity.accessibilityIdentifier
    self.text = (text ?? owner.element.accessibility.label).map(Self.shortened)
  }

  init(_ text: AuditedText, in screen: AuditedScreen) {
    self.init(text.element, in: screen, text: text.content.string)
  }

  /// The name of a class in words, without the prefix of its framework.
  private static func words(_ className: String) -> String {
    guard let start = className.dropFirst().firstIndex(where: \.isLowercase) else {
      return className
    }
    let name = className[className.index(before: start)...]
    guard name.count == className.count - 2 else { return className }
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += words.isEmpty ? String(character) : character.lowercased()
    }
    return words
  }

  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 40 ? line : line.prefix(39).trimmed + "…"
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
