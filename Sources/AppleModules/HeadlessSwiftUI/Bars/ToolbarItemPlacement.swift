/// The placement of a button in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading, trailing, confirmation, principal, bottom, none
  }

  let place: Place

  /// The placement that the system chooses: the trailing side of the top bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the top bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// The leading side of the bar at the top.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The placement of the primary action: the trailing side of the top bar.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The placement of a secondary action: the trailing side of the top bar.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The placement of a status: the bottom bar.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The placement of an action that confirms, in bold, on the trailing side.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
  /// The placement of an action that cancels a task: the leading side.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The placement of a destructive action: the trailing side.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Above the keyboard, which a still screen does not have.
  public static let keyboard = ToolbarItemPlacement(place: .none)
  /// The leading side of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The leading side of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// The bars to which settings of views apply.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case automatic, top, bottom, tabs
  }

  let bar: Place

  /// The bars that the system chooses.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(bar: .top)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar with tabs.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
}
