/// A face that every device with iOS has, whether or not it is installed here.
///
/// Source: `Reference/ios-fonts.json`.
public struct IOSFont: Sendable {
  /// The PostScript name.
  public let name: String
  /// The name of the family.
  public let family: String

  /// Returns the face of a PostScript name, or the first of a family, `nil` where iOS has none.
  ///
  /// - Parameter name: The name, compared without case.
  /// - Returns: The face with its PostScript name as iOS writes it.
  public static func named(_ name: String) -> IOSFont? { all[name.lowercased()] }

  /// The PostScript names of the faces of a family, none where iOS has no such family.
  static func faces(ofFamily family: String) -> [String] {
    let family = family.lowercased()
    let found = families.first { $0.name.lowercased() == family }
    return found.map { $0.faces.split(separator: " ").map(String.init) } ?? []
  }

  private static let all: [String: IOSFont] = {
    var found: [String: IOSFont] = [:]
    for family in families {
      let names = family.faces.split(separator: " ").map(String.init)
      for name in names { found[name.lowercased()] = IOSFont(name: name, family: family.name) }
      let regular = names.first { $0.hasSuffix("-Regular") || !$0.contains("-") } ?? names.first
      guard let regular, found[family.name.lowercased()] == nil else { continue }
      found[family.name.lowercased()] = IOSFont(name: regular, family: family.name)
    }
    return found
  }()
}
