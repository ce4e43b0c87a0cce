/// Plays one content after another.
open class AVQueuePlayer: AVPlayer {
  private var list: [AVPlayerItem] = []
  /// Creates a player of contents.
  public init(items: [AVPlayerItem]) {
    list = items
    super.init(playerItem: items.first)
  }
  /// Creates a player without content.
  public override init() { super.init() }
  /// Creates a player.
  public override init(playerItem item: AVPlayerItem?) {
    list = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  /// Returns the contents.
  open func items() -> [AVPlayerItem] { list }
  /// Adds content.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { list.append(item) }
  /// Goes on to the next content.
  open func advanceToNextItem() { if !list.isEmpty { list.removeFirst() } }
  /// Removes all contents.
  open func removeAllItems() { list = [] }
}
