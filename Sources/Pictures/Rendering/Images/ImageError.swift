/// The reason for which an image cannot be read or drawn.
public struct ImageError: Error, Hashable, Sendable {
  /// The kind of a failure.
  public enum Reason: Hashable, Sendable {
    /// No bytes at all.
    case empty

    /// The bytes are not PNG, JPEG, SVG or PDF.
    case unknownFormat

    /// The file ends before its content does.
    case truncated

    /// The content breaks the rules of its format.
    case damaged

    /// The picture is valid, but of a kind that is not supported.
    case unsupported

    /// The file or the picture is larger than the limits.
    case tooLarge
  }

  /// The kind of the failure.
  public var reason: Reason

  /// The fault in the file.
  public var what: String

  /// The place in the file: the format, and the part of it.
  public var place: String

  /// The way to fix it.
  public var hint: String

  /// Creates an error.
  public init(_ reason: Reason, what: String, place: String, hint: String) {
    self.reason = reason
    self.what = what
    self.place = place
    self.hint = hint
  }
}

extension ImageError: CustomStringConvertible {
  /// The error as one line.
  public var description: String { "\(place): \(what). \(hint)" }
}

extension ImageError {
  static func damaged(_ what: String, in place: String) -> ImageError {
    ImageError(.damaged, what: what, place: place, hint: "Export the image again.")
  }

  static func unsupported(_ what: String, in place: String, hint: String) -> ImageError {
    ImageError(.unsupported, what: what, place: place, hint: hint)
  }

  static func truncated(_ what: String, in place: String) -> ImageError {
    ImageError(
      .truncated,
      what: what,
      place: place,
      hint: "Copy the file again; a part of it is missing."
    )
  }
}
