public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var way = SimplySnapshotting.lines.pullback { (value: Value) in
      Encoded.text { try encoder.encode(value) }
    }
    way.pathExtension = "json"
    return way
  }

  /// The value as a property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as an encoder writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var way = SimplySnapshotting.lines.pullback { (value: Value) in
      Encoded.text { try encoder.encode(value) }
    }
    way.pathExtension = "plist"
    return way
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// An object of `JSONSerialization` with sorted keys.
  public static var json: Snapshotting {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    var way = SimplySnapshotting.lines.pullback { (value: Value) in
      Encoded.text { try JSONSerialization.data(withJSONObject: value, options: options) }
    }
    way.pathExtension = "json"
    return way
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, compared as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        let message =
          old.count == new.count
          ? "Expected data to match" : "Expected \(new.count) bytes to match \(old.count) bytes"
        return (message, [])
      }
    )
  }
}

private enum Encoded {
  /// The text that an encoder wrote, or the reason why it failed.
  static func text(_ encode: () throws -> Data) -> String {
    do {
      return String(decoding: try encode(), as: UTF8.self)
    } catch {
      return "The value cannot be encoded: \(error)"
    }
  }
}
