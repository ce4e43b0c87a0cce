import FontDescriptors

/// The answers to queries for families among the fonts of one index, each computed once.
final class FontOffers: Sendable {
  /// A family that can be offered, with the positions of its entries.
  struct Candidate {
    var name: String
    var entries: [Int]
  }

  /// A query without its languages.
  struct Query: Hashable {
    var includesFaces: Bool
    var traits: SymbolicTraits
  }

  /// The faces of a family in two orders.
  struct Faces {
    /// The nearest to the regular face first.
    var byDistance: [FontDescriptor]
    /// As they are shown.
    var shown: [FontPicker.Face]
  }

  /// The families by name without regard to case.
  ///
  /// Families whose names begin with a dot are the system's own and are not offered.
  let candidates: [Candidate]
  /// The families of a query in the order of the candidates; `nil` for those without such a face.
  let families = Cache<Query, [FontPicker.Family?]>()
  /// The faces of a family.
  let faces = Cache<String, Faces>()
  /// The entries that write a language, in their order.
  let writers = Cache<String, [Bool]>()

  /// Creates the answers for the fonts of an index.
  init(_ index: FontIndex) {
    candidates = index.familyNames.filter { $0.first != "." }
      .map { (key: $0.lowercased(), name: $0) }.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
      .map { Candidate(name: $0.name, entries: index.family($0.name)) }
  }
}

extension FontIndex {
  /// The answers to queries among these fonts.
  var offers: FontOffers { answers.value(FontOffers.self) { FontOffers(self) } }
}
