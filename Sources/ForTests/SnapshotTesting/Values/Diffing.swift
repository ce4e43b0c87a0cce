public import Foundation

/// The way in which values are stored and compared.
public struct Diffing<Value> {
  /// A value as the bytes of a file.
  public var toData: (Value) -> Data

  /// A value from the bytes of a file.
  public var fromData: (Data) -> Value

  /// A description of the difference with files to look at; nil for equal values.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a way to store and compare values.
  public init(
    toData: @escaping (Value) -> Data,
    fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that belongs to a failure; XCTest on Linux declares none.
public struct XCTAttachment: Sendable {
  /// The name of the file.
  public var name: String?

  /// The bytes of the file.
  public let data: Data

  /// Creates a file.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    self.data = data
    name = uniformTypeIdentifier == "public.png" ? "picture.png" : nil
  }
}
