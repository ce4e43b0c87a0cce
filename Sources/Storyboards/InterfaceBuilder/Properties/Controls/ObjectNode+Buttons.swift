extension ObjectNode {
  /// The content of the button in each state that is described; ``ObjectNode/key`` names the state.
  public var buttonStates: [ObjectNode] { Self.states.compactMap { self[$0] } }

  private static let states: [Property<ObjectNode?>] = [
    .buttonStates.normal, .buttonStates.highlighted, .buttonStates.selected,
    .buttonStates.disabled, .buttonStates.focused,
  ]
}
