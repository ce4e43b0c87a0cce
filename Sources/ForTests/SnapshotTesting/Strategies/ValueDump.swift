public import Foundation

extension Snapshotting where Format == String {
  /// The value with its parts, an indented line for each.
  ///
  /// Dictionaries and sets are sorted, and addresses of objects are left out.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump().text(of: $0) }
  }

  /// The value as its description.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}

/// A value that a dump shows as one text.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of the value are shown below its text.
  static var renderChildren: Bool { get }

  /// The text.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The parts are not shown.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { "\(count) byte\(count == 1 ? "" : "s")" }
}

extension Date: AnySnapshotStringConvertible {
  /// The time in UTC by ISO 8601.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without an address.
  public var snapshotDescription: String {
    let text = description
    let name = "\(type(of: self))"
    let isAddress = text.contains("0x") || text.hasSuffix(".\(name)") || text == name
    return isAddress ? "<\(name)>" : text
  }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { absoluteString }
}

/// Writes a value with its parts.
struct ValueDump {
  private static let deepest = 200
  private var open: Set<ObjectIdentifier> = []

  func text(of value: Any) -> String {
    var lines: [String] = []
    var copy = self
    copy.append(value, name: nil, depth: 0, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func append(_ value: Any, name: String?, depth: Int, to lines: inout [String]) {
    let margin = String(repeating: "  ", count: depth)
    let label = name.map { "\($0): " } ?? ""
    let mirror = Mirror(reflecting: value)
    var object: ObjectIdentifier?
    if mirror.displayStyle == .class {
      let identifier = ObjectIdentifier(value as AnyObject)
      guard open.insert(identifier).inserted else {
        lines.append("\(margin)▿ \(name ?? "\(mirror.subjectType)") (circular reference detected)")
        return
      }
      object = identifier
    }
    defer { if let object { open.remove(object) } }
    var children = Array(mirror.children)
    var text: String
    switch mirror.displayStyle {
    case .collection: text = Self.counted(children.count, "element")
    case .dictionary:
      text = Self.counted(children.count, "key/value pair")
      children = sorted(children)
    case .set:
      text = Self.counted(children.count, "member")
      children = sorted(children)
    case .tuple: text = "(\(Self.counted(children.count, "element")))"
    case .optional:
      text = children.isEmpty ? "\(mirror.subjectType).none" : "\(mirror.subjectType)"
      // The value of an optional is the last thing that a cycle can be seen at.
      if let child = children.first, isOpen(child.value) {
        lines.append("\(margin)▿ \(label)\(text)")
        lines.append("\(margin)  ▿ \(child.label ?? "some") (circular reference detected)")
        return
      }
    case .enum where !(value is any AnySnapshotStringConvertible):
      let type = "\(mirror.subjectType)"
      text = children.first?.label.map { "\(type).\($0)" } ?? "\(type).\(value)"
      if let child = children.first, Mirror(reflecting: child.value).displayStyle == .tuple {
        children = Array(Mirror(reflecting: child.value).children)
      }
    default: text = Self.described(value, mirror, &children)
    }
    if let shown = value as? any AnySnapshotStringConvertible {
      text = shown.snapshotDescription
      if !type(of: shown).renderChildren { children = [] }
    }
    if mirror.displayStyle == .struct || mirror.displayStyle == .class {
      children.sort { ($0.label ?? "") < ($1.label ?? "") }
    }
    lines.append("\(margin)\(children.isEmpty ? "-" : "▿") \(label)\(text)")
    guard depth < Self.deepest else { return }
    for child in children {
      let isIndexed = mirror.displayStyle == .collection
      append(child.value, name: isIndexed ? nil : child.label, depth: depth + 1, to: &lines)
    }
  }

  private func isOpen(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .class
      && open.contains(ObjectIdentifier(value as AnyObject))
  }

  private static func described(
    _ value: Any,
    _ mirror: Mirror,
    _ children: inout [Mirror.Child]
  ) -> String {
    if let value = value as? any CustomStringConvertible, mirror.displayStyle == nil {
      return value.description
    }
    if children.isEmpty, mirror.displayStyle == nil { return String(describing: value) }
    return "\(mirror.subjectType)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Parts without an order of their own, by their dumps.
  private func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
    children.map { (dump: text(of: $0.value), child: $0) }.sorted { $0.dump < $1.dump }.map(\.child)
  }
}
