extension SizeSummary: CustomStringConvertible {
  /// The users of all groups, and the number of groups.
  public var description: String {
    let all = total.map(\.description) ?? "fewer than \(minimumGroup) users"
    return groups.isEmpty
      ? all : "\(all); \(groups.count) groups by \(groupedBy.joined(separator: ", "))"
  }
}
