extension CodingUserInfoKey {
  /// The keys of clients' attributes that decoding may meet, as
  /// `[any CodableTextAttributeKey.Type]`.
  ///
  /// Attributes of other keys are left out.
  public static let textAttributeKeys = CodingUserInfoKey(rawValue: "text-attribute-keys")
}

extension AttributedText: Codable {
  private enum CodingKeys: String, CodingKey {
    case string, runs, attributes
  }

  /// The length of a run in UTF-16 code units, and the place of its attributes in their table.
  private struct CodedRun: Codable {
    let length: Int
    let attributes: Int
  }

  /// Decodes a text; runs that do not cover the string are an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let string = try values.decode(String.self, forKey: .string)
    let table = try values.decode([TextAttributes].self, forKey: .attributes)
    let coded = try values.decode([CodedRun].self, forKey: .runs)
    var left = string.utf16.count
    let isSound =
      !coded.isEmpty
      && coded.allSatisfy { run in
        guard (0...left).contains(run.length) else { return false }
        left -= run.length
        return table.indices.contains(run.attributes)
      }
    guard isSound, left == 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .runs,
        in: values,
        debugDescription: "The runs of a text cover its string and name attributes of the table."
      )
    }
    self.init(string, runs: coded.map { ($0.length, table[$0.attributes]) })
  }

  /// Encodes the string, the distinct attributes once each, and the runs.
  public func encode(to encoder: any Encoder) throws {
    var table: [TextAttributes] = []
    var places: [TextAttributes: Int] = [:]
    let coded = runs.map { run in
      let place = places[run.attributes] ?? table.count
      if place == table.count {
        table.append(run.attributes)
        places[run.attributes] = place
      }
      return CodedRun(length: run.range.count, attributes: place)
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(string, forKey: .string)
    try values.encode(coded, forKey: .runs)
    try values.encode(table, forKey: .attributes)
  }
}
