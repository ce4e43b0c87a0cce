import FileAccess
import JSONText

/// A property list that was read from a file, in any of its formats.
struct ListFile {
  var path: String
  var value: ListValue

  /// Reads a file as Xcode does: the old format, XML or JSON.
  static func read(_ path: String) throws(ProjectProblem) -> ListFile {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path) } catch {
      throw ProjectProblem(.init(file: path, message: "\(error)", hint: "restore the file"))
    }
    do throws(ListSyntaxError) {
      return ListFile(path: path, value: try value(of: bytes))
    } catch {
      throw ProjectProblem(
        .init(
          file: path,
          line: error.line,
          message: error.message,
          hint: "open the project in Xcode, or restore the file from version control"
        )
      )
    }
  }

  private static func value(of bytes: [UInt8]) throws(ListSyntaxError) -> ListValue {
    let start = bytes.first { $0 > 0x20 }
    if bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<plist".utf8) {
      let root = try MarkupReader.read(bytes)
      return value(of: root.name == "plist" ? root.children.first ?? root : root)
    }
    if start == UInt8(ascii: "{"), let document = try? JSONDocument(parsing: bytes) {
      return ListValue(document.root, in: document)
    }
    return try OpenStepReader.read(bytes)
  }

  /// Recursion is limited by the depth that the reader of markup allows.
  private static func value(of element: MarkupElement) -> ListValue {
    switch element.name {
    case "array": return .array(element.children.map { value(of: $0) })
    case "dict":
      var members: [ListValue.Member] = []
      var key: MarkupElement?
      for child in element.children {
        if child.name == "key" {
          key = child
        } else if let name = key {
          members.append(.init(key: name.text, line: name.line, value: value(of: child)))
          key = nil
        }
      }
      return .dictionary(members)
    case "true": return .string("YES")
    case "false": return .string("NO")
    default: return .string(element.text)
    }
  }
}

extension ListValue {
  /// Converts a JSON value, whose depth its reader limits.
  init(_ node: JSONNode, in document: JSONDocument) {
    switch node.content {
    case .null: self = .string("")
    case .boolean(let value): self = .string(value ? "YES" : "NO")
    case .number(let number): self = .string(JSONWriter.text(of: number))
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { ListValue($0, in: document) })
    case .object(let members):
      self = .dictionary(
        members.map { member in
          ListValue.Member(
            key: member.key,
            line: document.position(at: member.offset).line,
            value: ListValue(member.value, in: document)
          )
        }
      )
    }
  }
}
