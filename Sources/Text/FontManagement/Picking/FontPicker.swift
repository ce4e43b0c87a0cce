public import FontDescriptors

/// The fonts from which a person chooses: their selection, their order, and the choice.
///
/// ```swift
/// var picker = FontPicker(FontPicker.Configuration(filteredTraits: .monoSpace))
/// picker.searchText = "mono"
/// for family in picker.families { print(family.name) }
/// ```
///
/// The picker shows nothing by itself: a controller, a terminal or a page does. A chosen font moves to
/// the top of the recent ones.
public struct FontPicker: Sendable {
  /// The fonts on offer, fixed when a picker is made.
  public struct Configuration: Hashable, Sendable {
    /// Whether the faces of a family can be chosen, and not the family alone.
    public var includesFaces: Bool
    /// Whether names are shown in the system font, and not each in its own font.
    public var displaysUsingSystemFont: Bool
    /// Traits that every face must have; a family is offered when it has such a face.
    public var filteredTraits: SymbolicTraits
    /// The languages that a family must be able to write; `nil` for any.
    public var languageFilter: FontLanguageFilter?

    /// Creates a configuration; without arguments all families, each in its own font.
    public init(
      includesFaces: Bool = false,
      displaysUsingSystemFont: Bool = false,
      filteredTraits: SymbolicTraits = [],
      languageFilter: FontLanguageFilter? = nil
    ) {
      self.includesFaces = includesFaces
      self.displaysUsingSystemFont = displaysUsingSystemFont
      self.filteredTraits = filteredTraits
      self.languageFilter = languageFilter
    }
  }

  /// A family with the faces that pass the filters.
  public struct Family: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The font that the name is shown in, and that is chosen with the family.
    public let descriptor: FontDescriptor
    /// The faces, upright before italic and light before heavy; none where faces cannot be chosen
    /// and no traits are required.
    public let faces: [Face]
  }

  /// A face of a family.
  public struct Face: Hashable, Sendable {
    /// The name in the family, such as `Bold Italic`.
    public let name: String
    /// The font that is chosen with the face.
    public let descriptor: FontDescriptor
  }

  /// The fonts on offer.
  public let configuration: Configuration

  /// The fonts that were chosen last and are still offered, the newest first, five at most.
  public private(set) var recents: [FontDescriptor]

  /// The font that was chosen, `nil` before.
  public private(set) var selection: FontDescriptor?

  /// The words of a search.
  ///
  /// Each must occur in the name of a family, or of one of its faces where faces can be chosen. Case
  /// does not count.
  public var searchText = ""

  private let offered: [Family]

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - configuration: The fonts on offer.
  ///   - collection: The fonts to choose from.
  ///   - recents: The fonts that were chosen before, the newest first.
  /// - Complexity: Opens the font files of every family that passes the filter by language, where
  ///   faces can be chosen or traits are required.
  public init(
    _ configuration: Configuration = Configuration(),
    in collection: FontCollection = .current,
    recents: [FontDescriptor] = []
  ) {
    self.configuration = configuration
    offered = collection.pickerFamilies(configuration)
    let families = Dictionary(offered.map { ($0.name, $0) }) { first, _ in first }
    let known = recents.compactMap { recent in
      recent.family.flatMap { families[$0] }.map { family in
        family.faces.first { $0.descriptor.isSameFont(as: recent) }?.descriptor ?? recent
      }
    }
    self.recents = Array(known.prefix(Self.recentLimit))
  }

  /// The number of recent fonts that are kept.
  private static let recentLimit = 5

  /// The offered families that match the search, by name.
  public var families: [Family] {
    let words = searchText.lowercased().split(separator: " ")
    guard !words.isEmpty else { return offered }
    return offered.compactMap { family in
      let name = family.name.lowercased()
      if words.allSatisfy({ name.contains($0) }) { return family }
      guard configuration.includesFaces else { return nil }
      let faces = family.faces.filter { face in
        let full = "\(name) \(face.name.lowercased())"
        return words.allSatisfy { full.contains($0) }
      }
      return faces.isEmpty
        ? nil : Family(name: family.name, descriptor: family.descriptor, faces: faces)
    }
  }

  /// Chooses a font.
  public mutating func pick(_ descriptor: FontDescriptor) {
    selection = descriptor
    recents.removeAll { $0.isSameFont(as: descriptor) }
    recents.insert(descriptor, at: 0)
    recents = Array(recents.prefix(Self.recentLimit))
  }
}

extension FontDescriptor {
  /// Whether two descriptors of a list name the same family or the same face.
  fileprivate func isSameFont(as other: FontDescriptor) -> Bool {
    family == other.family && face == other.face
  }
}
