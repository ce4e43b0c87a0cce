/// A cell that is configured for its state.
protocol ConfigurableCell: UIView {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// Whether the state has changed since the cell was configured.
  var needsUpdateConfiguration: Bool { get set }
  var configurationState: UICellConfigurationState { get }
  func updateConfiguration(using state: UICellConfigurationState)
  func callUpdateHandler(_ state: UICellConfigurationState)
}

extension ConfigurableCell {
  /// The cell's own state.
  var ownState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func askForConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(state)
  }
}
