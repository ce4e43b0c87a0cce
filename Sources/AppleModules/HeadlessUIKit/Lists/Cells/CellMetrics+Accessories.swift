import DynamicType
import Foundation
import SystemMetrics

extension CellMetrics {
  /// The size of the chevron.
  var chevron: CGSize {
    CGSize(
      width: down(length(AccessorySizes.chevronWidth)),
      height: down(length(AccessorySizes.chevronHeight))
    )
  }

  /// The size of the check mark.
  var checkmark: CGSize {
    let ratio = chevron.width / chevronWidthAtLarge
    if scale == 3 && ratio < 1 { return AccessorySizes.checkmarkAtThreePixels[generation].cgSize }
    let size = AccessorySizes.checkmark[generation]
    return CGSize(width: down(size.width * ratio), height: down(size.height * ratio))
  }

  /// Returns the width that an accessory takes in a cell, without its margin.
  func width(of accessory: UITableViewCell.AccessoryType) -> Double {
    switch accessory {
    case .none: return 0
    case .disclosureIndicator: return chevronRoom
    case .checkmark:
      return AccessorySizes.checkmarkTakesButtonRoom[generation] ? buttonRoom : checkmark.width
    case .detailButton: return buttonRoom
    // There is no document of this generation: the width is that of the button, a gap and the chevron
    // (estimate).
    case .detailDisclosureButton:
      return buttonRoom + CellSizes.accessoryGap[generation] + chevronRoom
    }
  }

  /// The width of a round button.
  var buttonRoom: Double { up(AccessorySizes.buttonRoom[generation] * growth) }

  /// The ratio of accessories to those at Large, where the documents were saved.
  private var growth: Double {
    max(1, length(AccessorySizes.chevronWidth) / chevronWidthAtLarge)
  }

  private var chevronWidthAtLarge: Double { AccessorySizes.chevronWidth[generation].large }

  /// The width of the chevron.
  private var chevronRoom: Double {
    let rooms =
      scale == 3 ? AccessorySizes.chevronRoomAtThreePixels : AccessorySizes.chevronRoom
    return rooms[generation].map { up($0 * growth) } ?? chevron.width
  }
}
