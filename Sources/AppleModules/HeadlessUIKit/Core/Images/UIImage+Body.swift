package import Foundation
package import Snapshots

extension UIImage {
  /// The content of an image.
  package enum Body: Hashable, Sendable {
    /// The picture of one file.
    case picture(ImageSource)

    /// The pictures of a set, one of which the traits select.
    case asset(UIImageAsset)

    /// A symbol of the system.
    case symbol(String)

    /// A program's drawings.
    case drawn(DrawnImage)

    /// An empty area in the size of the missing image.
    case missing(CGSize)

    package static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.picture(let lhs), .picture(let rhs)): lhs == rhs
      case (.asset(let lhs), .asset(let rhs)): lhs === rhs
      case (.symbol(let lhs), .symbol(let rhs)): lhs == rhs
      case (.drawn(let lhs), .drawn(let rhs)): lhs === rhs
      case (.missing(let lhs), .missing(let rhs)): lhs == rhs
      default: false
      }
    }

    package func hash(into hasher: inout Hasher) {
      switch self {
      case .picture(let source): hasher.combine(source)
      case .asset(let asset): hasher.combine(ObjectIdentifier(asset))
      case .symbol(let name): hasher.combine(name)
      case .drawn(let drawn): hasher.combine(ObjectIdentifier(drawn))
      case .missing(let size):
        hasher.combine(Double(size.width))
        hasher.combine(Double(size.height))
      }
    }
  }
}
