import Foundation

/// The glass behind buttons of a bar on iOS 26, where neighbors lie on a common platter.
struct BarPlatters {
  private(set) var platters: [(view: BarPlatterView, buttons: [UIView])] = []

  var views: [BarPlatterView] { platters.map(\.view) }

  /// Adds the platters of buttons in a row.
  mutating func add(_ row: [BarButtonView], tint: UIColor?) {
    for group in Self.groups(of: row) {
      guard let item = group.first?.item else { continue }
      let platter = BarPlatterView(frame: .zero)
      if item.style == .prominent { platter.fill = item.tintColor ?? tint }
      if item.hidesSharedBackground { platter.alpha = 0 }
      platters.append((platter, group))
    }
  }

  /// Adds a platter for a view that has its own.
  mutating func add(_ view: UIView) { platters.append((BarPlatterView(frame: .zero), [view])) }

  /// Lays the platters under their buttons.
  func place() {
    for (platter, buttons) in platters {
      platter.frame = buttons.dropFirst().reduce(buttons[0].frame) { $0.union($1.frame) }
    }
  }

  /// Whether two buttons in a row touch, as they share a platter.
  static func join(_ first: BarButtonView?, _ second: BarButtonView) -> Bool {
    first.map { $0.item.joinsNeighbors && second.item.joinsNeighbors } ?? false
  }

  /// Returns the buttons of a row by platter; a space separates its neighbors and is in no group.
  static func groups(of row: [BarButtonView]) -> [[BarButtonView]] {
    var groups: [[BarButtonView]] = []
    var last: BarButtonView?
    for button in row {
      defer { last = button }
      if button.item.isSpace { continue }
      if join(last, button) {
        groups[groups.count - 1].append(button)
      } else {
        groups.append([button])
      }
    }
    return groups
  }
}

extension UIBarButtonItem {
  /// Whether the item lies on a platter with its neighbors of the same kind on iOS 26.
  ///
  /// Buttons with images share a background. Those with text, Done, Close and prominent ones have their own, and
  /// so have items that are told not to share or to hide it (WWDC 2025, session 284; Apple's documentation of
  /// `sharesBackground` and `hidesSharedBackground`).
  var joinsNeighbors: Bool {
    guard sharesBackground, !hidesSharedBackground, !isSpace, !style.isStrong, systemItem != .close
    else { return false }
    return customView != nil || image != nil
  }
}
