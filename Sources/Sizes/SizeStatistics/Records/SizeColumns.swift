import Diagnostics
import DynamicType

/// The meaning of the columns of a file, found by their names.
struct SizeColumns {
  /// The column with the category or the text scale.
  private(set) var category: Int?
  /// The column with the number of users.
  private(set) var count: Int?
  /// The column with the user.
  private(set) var user: Int?
  /// The column with the time of the event.
  private(set) var time: Int?
  /// The columns that are themselves a category and hold numbers of users.
  private(set) var sizes: [(index: Int, name: SizeName)] = []
  /// The columns by which users are grouped; `nil` for one that the file does not have.
  private(set) var groups: [Int?] = []
  /// The names of all columns, as the file writes them.
  private(set) var names: [String]
  /// The columns that no statistics are made of.
  private(set) var unread: [String] = []

  private static let roles: [(names: [String], path: any Role)] = [
    (
      [
        "category", "contentsizecategory", "preferredcontentsizecategory", "contentsize",
        "dynamictypesize", "dynamictype", "textsize", "size", "sizecategory", "fontscale",
        "textscale", "textscalefactor", "textscalingfactor", "preferredsize",
        "deviceinfopreferredcontentsizecategory",
      ], \.category
    ),
    (["count", "users", "usercount", "number", "n", "sessions", "devices", "people"], \.count),
    (
      [
        "user", "userid", "uid", "id", "device", "deviceid", "installation", "installationid",
        "clientid", "anonymousid", "identifier",
      ], \.user
    ),
    (["timestamp", "time", "datetime", "date", "day", "eventtime", "createdat"], \.time),
  ]

  private typealias Role = WritableKeyPath<SizeColumns, Int?> & Sendable

  /// Finds the columns by their names and those by which users are grouped.
  init(names: [String], groupedBy wanted: [String]) {
    self.names = names
    let keys = names.map(Self.key)
    for role in Self.roles {
      self[keyPath: role.path] = role.names.lazy.compactMap { keys.firstIndex(of: $0) }.first
    }
    groups = wanted.map { keys.firstIndex(of: Self.key($0)) }
    if category == nil {
      sizes = names.indices.compactMap { index in
        // A column that is called `1` or `2` is no text scale.
        guard NumberText.decimal(names[index]) == nil else { return nil }
        return SizeName(names[index]).map { (index, $0) }
      }
    }
    let used = [category, count, user, time] + sizes.map(\.index) + groups
    unread = names.indices.filter { !used.contains($0) && !names[$0].isEmpty }.map { names[$0] }
  }

  /// Whether the file says how large anybody's text is.
  var areComplete: Bool { category != nil || !sizes.isEmpty }

  /// Whether each row is one user or one session.
  var areEvents: Bool { category != nil && count == nil }

  /// The name that a column is found by: letters and digits in lower case.
  static func key(_ name: String) -> String {
    String(decoding: EditDistance.letters(of: name).filter { $0 != 0x2E }, as: UTF8.self)
  }
}
