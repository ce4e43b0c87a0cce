/// A fault of an HTML document that was read, with its line.
public struct HTMLDiagnostic: Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: Hashable, Sendable {
    /// The markup is not well formed; the parser's words say how.
    case malformed(String)
    /// Bytes are not characters in the document's encoding.
    case undecodableBytes(encoding: String)
    /// A limit was reached; the rest is left out.
    case limitReached(String)
    /// A declaration of a style is not supported.
    case styleIgnored(property: String)
    /// A selector of a style sheet is not one of an element, a class or an identifier.
    case selectorIgnored(String)
    /// A picture lies on the network; its address is kept as a link.
    case pictureNotFetched(String)
    /// The data of a picture cannot be read.
    case damagedPicture
  }

  /// The line in the document, from 1.
  public let line: Int

  /// The kind.
  public let kind: Kind
}

extension HTMLDiagnostic: CustomStringConvertible {
  /// The fault as a sentence, with its line.
  public var description: String { "line \(line): \(kind)" }
}

extension HTMLDiagnostic.Kind: CustomStringConvertible {
  /// The fault as a sentence.
  public var description: String {
    switch self {
    case .malformed(let message): "The markup is not well formed: \(message)."
    case .undecodableBytes(let encoding): "Bytes are no characters in \(encoding)."
    case .limitReached(let limit): "The limit of \(limit) is reached. The rest is left out."
    case .styleIgnored(let property): "The declaration of \(property) is ignored."
    case .selectorIgnored(let selector): "The rule for \(selector) is ignored."
    case .pictureNotFetched(let address): "The picture at \(address) is kept as a link."
    case .damagedPicture: "A picture has no data that can be read."
    }
  }
}

/// The faults that were found, up to a limit.
struct DiagnosticLog {
  private(set) var diagnostics: [HTMLDiagnostic] = []
  private(set) var omitted = 0
  private var unique: Set<HTMLDiagnostic.Kind> = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds a fault; limits, properties and selectors are named once.
  mutating func add(_ kind: HTMLDiagnostic.Kind, line: Int) {
    switch kind {
    case .limitReached, .styleIgnored, .selectorIgnored:
      guard unique.count < limit else {
        omitted += 1
        return
      }
      guard unique.insert(kind).inserted else { return }
    default: break
    }
    guard diagnostics.count < limit else {
      omitted += 1
      return
    }
    diagnostics.append(HTMLDiagnostic(line: line, kind: kind))
  }
}
