import DynamicType
import Snapshots
import Synchronization

/// The images of the last drawn screens, so that twelve sizes of a screen decode a file once.
final class ImageCache: Sendable {
  /// 64 MB of pixels: some twenty pictures as large as a phone's screen at two pixels a point.
  static let shared = ImageCache(byteLimit: 64 << 20)

  /// A file, or its pixels at a size.
  fileprivate struct Key: Hashable {
    var file: ObjectIdentifier
    var width = 0
    var height = 0
  }

  fileprivate struct Entry {
    /// Keeps the identity from being given to another file.
    var file: ImageBytes

    /// Nil when the file is damaged.
    var image: Image?
    var cost: Int
  }

  fileprivate struct Contents {
    var entries: [Key: Entry] = [:]
    var order: [Key] = []
    var cost = 0
  }

  private let byteLimit: Int
  private let contents = Mutex(Contents())

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The number of images that are kept.
  var count: Int { contents.withLock(\.entries.count) }

  /// Returns the image of a source; nil when the file is damaged or too large.
  func image(of source: ImageSource) -> Image? {
    let file = find(Key(file: ObjectIdentifier(source.file)), of: source) {
      let image = try? Image(source.bytes, scale: source.scale)
      let pixels =
        (image?.size.width ?? 0) * (image?.size.height ?? 0) * source.scale * source.scale
      return (image, source.bytes.count + (source.format.isVector ? 0 : Int(pixels) * 4))
    }
    guard let file else { return nil }
    return source.isResizable
      ? file.resizable(capInsets: source.capInsets, mode: source.resizingMode) : file
  }

  /// Returns a vector at a size in pixels; nil when it is damaged or larger than the cache.
  func pixels(of source: ImageSource, width: Int, height: Int) -> Image? {
    guard width > 0, height > 0, width < 16_384, height < 16_384, width * height * 4 < byteLimit / 2
    else { return nil }
    let key = Key(file: ObjectIdentifier(source.file), width: width, height: height)
    return find(key, of: source) {
      (Self.rasterize(source, width: width, height: height), width * height * 4)
    }
  }

  private static func rasterize(_ source: ImageSource, width: Int, height: Int) -> Image? {
    let size = Size(width: Double(width), height: Double(height))
    guard let image = try? Image(source.bytes),
      let canvas = try? Canvas(.png(scale: 1), size: size),
      (try? canvas.draw(image, in: Rect(size: size))) != nil
    else { return nil }
    return canvas.bitmap().map { Image($0) }
  }

  private func find(
    _ key: Key,
    of source: ImageSource,
    _ make: () -> (image: Image?, cost: Int)
  ) -> Image? {
    if let entry = contents.withLock({ $0.entries[key] }) { return entry.image }
    let (image, cost) = make()
    let entry = Entry(file: source.file, image: image, cost: cost)
    contents.withLock { $0.insert(entry, for: key, within: byteLimit) }
    return image
  }
}

extension ImageCache.Contents {
  /// Adds an entry, and drops the oldest ones until the rest fits.
  fileprivate mutating func insert(
    _ entry: ImageCache.Entry,
    for key: ImageCache.Key,
    within limit: Int
  ) {
    guard entries.updateValue(entry, forKey: key) == nil else { return }
    order.append(key)
    cost += entry.cost
    var oldest = 0
    while cost > limit, oldest < order.count - 1 {
      cost -= entries.removeValue(forKey: order[oldest])?.cost ?? 0
      oldest += 1
    }
    order.removeFirst(oldest)
  }
}
