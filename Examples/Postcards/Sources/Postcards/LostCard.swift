import UIKit

/// A card that only the app around it can make: its preview ends the process and costs its own screen alone.
#Preview("A lost card") {
  let cards: [UIViewController] = []
  return cards[0]
}
