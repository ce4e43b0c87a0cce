/// A font as it is requested: a descriptor with a size, and the way in which the size follows the
/// text size.
///
/// A request names no font file. Text holds requests, and they are resolved where it is set, so a
/// reader of documents needs no fonts.
///
/// ```swift
/// let body = FontRequest.preferredFont(forTextStyle: .body)
/// let code = FontRequest(descriptor: FontDescriptor(family: "Menlo"), size: 15)
/// ```
///
/// Sizes are in points. A copy costs one reference. Requests are equal when descriptor, scaling and
/// edition are.
public struct FontRequest: Sendable {
  /// The contents, shared by copies; their hash is computed once.
  private final class Storage: Sendable {
    let values: Values
    let hash: Int

    init(_ values: Values) {
      self.values = values
      hash = values.hashValue
    }
  }

  private struct Values: Hashable {
    let descriptor: FontDescriptor
    let scaling: FontScaling
    let edition: SystemFontEdition
  }

  private let storage: Storage

  /// Creates a request with every detail given.
  ///
  /// - Parameters:
  ///   - descriptor: The font and its size.
  ///   - scaling: The way in which the size follows the text size.
  ///   - edition: The form of the system font; other fonts have one form.
  public init(
    _ descriptor: FontDescriptor,
    scaling: FontScaling,
    edition: SystemFontEdition = .oneFont
  ) {
    Self.check(descriptor.pointSize)
    storage = Storage(Values(descriptor: descriptor, scaling: scaling, edition: edition))
  }

  /// Creates the request for the font of a descriptor.
  ///
  /// The preferred font of a text style comes back, size included, from its own descriptor when
  /// the size is 0.
  ///
  /// - Parameters:
  ///   - descriptor: The font.
  ///   - size: The size in points; 0 keeps the descriptor's, or 12 where it has none, as UIKit
  ///     does.
  public init(descriptor: FontDescriptor, size: Double) {
    Self.check(size)
    var sized = descriptor
    if size > 0 {
      sized.pointSize = size
      sized.preferredLeading = nil
    }
    if sized.pointSize == 0 { sized.pointSize = Self.defaultSize }
    if size == 0, let style = descriptor.textStyle {
      self.init(sized, scaling: .preferred(style))
    } else {
      sized.textStyle = nil
      self.init(sized, scaling: .fixed)
    }
  }

  private static let defaultSize = 12.0

  /// The font and its size.
  public var descriptor: FontDescriptor { storage.values.descriptor }

  /// The way in which the size follows the text size.
  public var scaling: FontScaling { storage.values.scaling }

  /// The form of the system font that is requested.
  public var edition: SystemFontEdition { storage.values.edition }

  /// The size in points.
  public var pointSize: Double { storage.values.descriptor.pointSize }

  /// Stops the program for a size that no font has.
  package static func check(_ size: Double) {
    precondition(size >= 0 && size.isFinite, "A font's size is finite and not negative.")
  }
}

extension FontRequest: Hashable {
  /// Whether two requests ask for the same font.
  public static func == (lhs: FontRequest, rhs: FontRequest) -> Bool {
    lhs.storage === rhs.storage
      || (lhs.storage.hash == rhs.storage.hash && lhs.storage.values == rhs.storage.values)
  }

  /// Hashes the request in constant time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.hash)
  }
}
