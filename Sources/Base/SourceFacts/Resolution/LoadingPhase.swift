/// The steps in which a view or a controller of a document becomes ready to be shown.
///
/// Apple's documentation of `NSCoding`, `awakeFromNib` and `UIViewController` gives the order: an
/// object is decoded, its outlets are connected, it awakes, its view loads, appears and is laid out.
enum LoadingPhase: Int {
  case initializer, outlet, awaking, loading, appearing, layout

  /// The phase of functions that the system calls, by name.
  private static let names: [String: LoadingPhase] = [
    "awakeFromNib": .awaking, "loadView": .awaking, "viewDidLoad": .loading,
    "viewWillAppear": .appearing, "viewIsAppearing": .appearing, "didMoveToSuperview": .appearing,
    "didMoveToWindow": .appearing, "viewWillLayoutSubviews": .layout, "layoutSubviews": .layout,
    "viewDidLayoutSubviews": .layout, "updateConstraints": .layout,
    "updateViewConstraints": .layout, "viewDidAppear": .layout,
  ]

  /// Returns the phase in which a function runs; nil for a function that something else calls.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - isOutlet: Whether the observer of that name belongs to an outlet.
  init?(of function: FunctionDeclaration, isOutlet: Bool) {
    if function.name == "init" {
      let labels = function.parameters.compactMap(\.label)
      guard labels.isEmpty || labels == ["coder"] else { return nil }
      self = .initializer
    } else if function.name.hasPrefix("didSet ") {
      guard isOutlet else { return nil }
      self = .outlet
    } else if function.parameters.contains(where: { $0.label == "heightForRowAt" }) {
      self = .layout
    } else {
      guard let phase = Self.names[function.name] else { return nil }
      self = phase
    }
  }
}

extension FunctionDeclaration {
  /// Whether it is the initializer by which documents make objects.
  var isDecoder: Bool { name == "init" && parameters.map(\.label) == ["coder"] }
}
