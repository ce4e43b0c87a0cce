import Foundation
import HeadlessUIKit

/// The title of a bar with the chevron of its menu.
///
/// Apple's session "Meet desktop-class iPad" (WWDC 2022, session 10069) shows a title with a menu: a
/// chevron in a gray circle follows the text. Its size in the bar and
/// its distance of 4 points are estimates from those pictures.
enum TitleWithMenu {
  static func view(_ title: String, _ environment: EnvironmentValues) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    let chevron = UIImageView(image: UIImage(systemName: "chevron.down.circle.fill"))
    chevron.tintColor = .secondaryLabel
    let row = UIStackView(arrangedSubviews: [label, chevron])
    row.alignment = .center
    row.spacing = 4
    row.traitOverrides = environment.traits
    return row
  }
}
