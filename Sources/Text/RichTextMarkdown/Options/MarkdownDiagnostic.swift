/// A fault of a Markdown document that was read, with its place.
public struct MarkdownDiagnostic: Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: Hashable, Sendable {
    /// Bytes are not characters in UTF-8.
    case undecodableBytes
    /// A limit was reached; the rest is left out or read as text.
    case limitReached(String)
    /// A tag of HTML is not supported; text between tags is kept.
    case tagIgnored(String)
    /// A picture lies on the network; its address is kept as a link.
    case pictureNotFetched(String)
    /// The data of a picture cannot be read.
    case damagedPicture
    /// A note that only other notes or pictures mark has no place.
    case noteLeftOut
  }

  /// The line in the document, from 1.
  public let line: Int

  /// The byte in the line, from 1.
  public let column: Int

  /// The kind.
  public let kind: Kind
}

extension MarkdownDiagnostic: CustomStringConvertible {
  /// The fault as a sentence, with its place.
  public var description: String { "line \(line), column \(column): \(kind)" }
}

extension MarkdownDiagnostic.Kind: CustomStringConvertible {
  /// The fault as a sentence.
  public var description: String {
    switch self {
    case .undecodableBytes: "Bytes are no characters in UTF-8."
    case .limitReached(let limit): "The limit of \(limit) is reached."
    case .tagIgnored(let tag): "The tag \(tag) is ignored."
    case .pictureNotFetched(let address): "The picture at \(address) is kept as a link."
    case .damagedPicture: "A picture has no data that can be read."
    case .noteLeftOut: "A note without a mark in the text is left out."
    }
  }
}

/// A place in the bytes of a document.
struct MarkdownPlace: Hashable {
  var line = 1
  var column = 1
}

/// The faults that were found, up to a limit.
struct DiagnosticLog {
  private(set) var diagnostics: [MarkdownDiagnostic] = []
  private(set) var omitted = 0
  private var unique: Set<MarkdownDiagnostic.Kind> = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds a fault; limits, tags and undecodable bytes are named once.
  mutating func add(_ kind: MarkdownDiagnostic.Kind, at place: MarkdownPlace) {
    switch kind {
    case .limitReached, .tagIgnored, .undecodableBytes:
      guard !unique.contains(kind) else { return }
      if unique.count < limit { unique.insert(kind) }
    case .pictureNotFetched, .damagedPicture, .noteLeftOut: break
    }
    guard diagnostics.count < limit else {
      omitted += 1
      return
    }
    diagnostics.append(
      MarkdownDiagnostic(line: place.line, column: place.column, kind: kind)
    )
  }
}
