public import Foundation

/// The programs that may load a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// Programs of the same team.
  case team = 1
  /// Programs of the same group.
  case group = 2
  /// The program that created the item.
  case ownProcess = 3
}

/// An object that can write itself as bytes of one or more types.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that objects of the class can write, by descending fidelity.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this object can write, by descending fidelity; by default those of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the bytes of a type and passes them on, at once or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// An object that can be created from bytes of one or more types.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types that the class can read, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - typeIdentifier: The type of the bytes.
  /// - Returns: The object.
  /// - Throws: An error if the bytes are not of the type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// The object as one of its class; a subclass without its own reading gives an error.
  fileprivate static func checked(_ object: Any?) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return object
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types that objects of the class can write.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ItemType.utf8] }

  /// The types that the class can read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [ItemType.utf8, ItemType.utf16, ItemType.plainText]
  }

  /// Passes on the bytes of a type at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
    return nil
  }

  /// Makes an object from bytes.
  ///
  /// - Throws: An error if the bytes are not of the type.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let encoding: String.Encoding = typeIdentifier == ItemType.utf16 ? .utf16 : .utf8
    return try checked(String(data: data, encoding: encoding).map { NSString(string: $0) })
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types that objects of the class can write.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [ItemType.url, ItemType.utf8]
  }

  /// The types that the class can read.
  public static var readableTypeIdentifiersForItemProvider: [String] { [ItemType.url] }

  /// Passes on the bytes of a type at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Makes an object from bytes.
  ///
  /// - Throws: An error if the bytes are not of the type.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try checked(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types that objects of the class can write.
  public static var writableTypeIdentifiersForItemProvider: [String] { ItemType.images }

  /// The type of the image's file.
  public var writableTypeIdentifiersForItemProvider: [String] { [fileType] }

  /// The types that the class can read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ItemType.images + [ItemType.image]
  }

  /// Passes on the bytes of a type at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(fileBytes.map { Data($0) }, nil)
    return nil
  }

  /// Makes an object from bytes.
  ///
  /// - Throws: An error if the bytes are not of the type.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try checked(UIImage(data: data))
  }
}
