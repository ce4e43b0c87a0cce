import DynamicType

extension FontDescriptor: Codable {
  /// The descriptor as it is encoded: names for values of closed sets, tags as their characters.
  private struct Coded: Codable {
    var family: String?
    var face: String?
    var postScriptName: String?
    var pointSize: Double?
    var weight: String?
    var width: Double?
    var slant: Double?
    var symbolicTraits: UInt32?
    var variations: [String: Double]?
    var features: [String: Int]?
    var cascadeList: [FontDescriptor]?
    var language: String?
    var textStyle: String?
    var design: String?
    var synthesis: UInt8?
    var preferredLeading: Double?
    var filePath: String?
    var registrationUserInfo: String?
  }

  /// Decodes a descriptor; absent properties stay open.
  public init(from decoder: any Decoder) throws {
    let coded = try Coded(from: decoder)
    self.init(family: coded.family, face: coded.face, postScriptName: coded.postScriptName)
    pointSize = coded.pointSize ?? 0
    weight = coded.weight.flatMap(FontWeight.init)
    width = coded.width
    slant = coded.slant
    symbolicTraits = SymbolicTraits(rawValue: coded.symbolicTraits ?? 0)
    for (tag, value) in coded.variations ?? [:] {
      if let tag = OpenTypeTag(tag) { variations[tag] = value }
    }
    for (tag, value) in coded.features ?? [:] {
      if let tag = OpenTypeTag(tag) { features[tag] = value }
    }
    cascadeList = coded.cascadeList ?? []
    language = coded.language
    textStyle = coded.textStyle.flatMap(TextStyle.init(rawValue:))
    design = SystemDesign.allCases.first { Self.name(of: $0) == coded.design } ?? .default
    synthesis = FontSynthesis(rawValue: coded.synthesis ?? 0)
    preferredLeading = coded.preferredLeading
    filePath = coded.filePath
    registrationUserInfo = coded.registrationUserInfo
  }

  /// Encodes the properties that are not open.
  public func encode(to encoder: any Encoder) throws {
    var coded = Coded()
    coded.family = family
    coded.face = face
    coded.postScriptName = postScriptName
    coded.pointSize = pointSize == 0 ? nil : pointSize
    coded.weight = weight?.description
    coded.width = width
    coded.slant = slant
    coded.symbolicTraits = namedTraits.isEmpty ? nil : namedTraits.rawValue
    coded.variations = Self.byName(variations)
    coded.features = Self.byName(features)
    coded.cascadeList = cascadeList.isEmpty ? nil : cascadeList
    coded.language = language
    coded.textStyle = textStyle?.rawValue
    coded.design = design == .default ? nil : Self.name(of: design)
    coded.synthesis = synthesis.isEmpty ? nil : synthesis.rawValue
    coded.preferredLeading = preferredLeading
    coded.filePath = filePath
    coded.registrationUserInfo = registrationUserInfo
    try coded.encode(to: encoder)
  }

  private static func byName<Value>(_ values: [OpenTypeTag: Value]) -> [String: Value]? {
    guard !values.isEmpty else { return nil }
    return Dictionary(values.map { ($0.key.description, $0.value) }) { first, _ in first }
  }

  private static func name(of design: SystemDesign) -> String {
    switch design {
    case .default: "default"
    case .rounded: "rounded"
    case .serif: "serif"
    case .monospaced: "monospaced"
    }
  }
}
