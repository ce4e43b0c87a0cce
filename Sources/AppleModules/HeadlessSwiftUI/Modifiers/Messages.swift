import Foundation
import Snapshots

/// A modifier that reports a difference from the drawing on a device.
struct MessageModifier {
  let message: String?
}

extension MessageModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    guard let message else { return content.items(place) }
    return content.items(place).map { MessageItem($0, message, place.environment) }
  }
}

private final class MessageItem: WrappingItem {
  private let message: String

  init(_ content: LayoutItem, _ message: String, _ environment: EnvironmentValues) {
    self.message = message
    super.init(content, environment)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    environment.report(message)
    super.placeContent(proposal)
  }
}
