/// Members that frameworks call, by the protocol or class that declares them.
enum Requirements {
  /// The members; `nil` for a type that may require any member.
  static func members(of supertype: String) -> Set<String>? {
    if let known = table[supertype] { return known }
    let isProtocol = ["Delegate", "DataSource", "ing", "able", "Representable"].contains {
      supertype.hasSuffix($0)
    }
    return (supertype.hasPrefix("UI") || supertype.hasPrefix("NS")) && !isProtocol ? [] : nil
  }

  private static let style: Set<String> = ["makeBody", "body"]

  private static let table: [String: Set<String>] = [
    "View": ["body"], "App": ["body"], "Scene": ["body"], "ViewModifier": ["body", "makeBody"],
    "PreviewProvider": ["previews"], "ObservableObject": ["objectWillChange"],
    "Identifiable": ["id"],
    "Hashable": ["hash", "=="], "Equatable": ["=="], "Comparable": ["<", "=="],
    "Codable": ["encode"], "Encodable": ["encode"], "Decodable": [], "Error": [], "Sendable": [],
    "AnyObject": [], "CaseIterable": ["allCases"], "RawRepresentable": ["rawValue"],
    "CodingKey": ["stringValue", "intValue"],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "String": [], "Int": [], "NSObject": [], "ButtonStyle": style, "LabelStyle": style,
    "ToggleStyle": style,
    "TextFieldStyle": ["_body", "body"], "ProgressViewStyle": style, "GroupBoxStyle": style,
    "MenuStyle": style,
    "Shape": ["path", "animatableData"], "EnvironmentKey": ["defaultValue"],
    "PreferenceKey": ["defaultValue", "reduce"],
    "UIViewRepresentable": representable, "UIViewControllerRepresentable": representable,
  ]

  private static let representable: Set<String> = [
    "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController",
    "makeCoordinator",
    "dismantleUIView", "dismantleUIViewController", "sizeThatFits",
  ]
}
