import Diagnostics

/// A property list in XML.
struct PropertyList {
  var value: PropertyListValue?
  var findings: [Finding]

  /// Reads bytes.
  ///
  /// Values nested deeper than 64 levels are left out.
  init(bytes: [UInt8], file: String) {
    let result = XMLReader.read(bytes, file: file)
    findings = result.findings
    guard !result.tree.nodes.isEmpty else { return }
    let root = Element(tree: result.tree, index: 0)
    let content = root.name == "plist" ? root.children.first { _ in true } : root
    value = content.flatMap { Self.value(of: $0, depth: 64) }
  }

  private static func value(of element: Element, depth: Int) -> PropertyListValue? {
    guard depth > 0 else { return nil }
    switch element.name {
    case "string": return .string(element.text ?? "")
    case "integer", "real": return (element.text.flatMap { Double($0) }).map { .number($0) }
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "array": return .array(element.children.compactMap { value(of: $0, depth: depth - 1) })
    case "dict": return .dictionary(members(of: element, depth: depth - 1))
    default: return .other(element.text ?? "")
    }
  }

  private static func members(of element: Element, depth: Int) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    var name: String?
    for child in element.children {
      if child.name == "key" {
        name = child.text ?? ""
      } else if let key = name {
        name = nil
        guard let value = value(of: child, depth: depth) else { continue }
        members.append(.init(name: key, value: value, line: child.line))
      }
    }
    return members
  }
}
