public import Foundation

extension UIPasteboard {
  /// The types of text.
  public static var typeListString: [String] { PasteboardType.strings }

  /// The types of URLs.
  public static var typeListURL: [String] { PasteboardType.urls }

  /// The types of images.
  public static var typeListImage: [String] { PasteboardType.images }

  /// The types of colors.
  public static var typeListColor: [String] { PasteboardType.colors }

  // MARK: Text

  /// The first text; setting it replaces the items.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of the items; setting them replaces the items.
  public var strings: [String]? {
    get { found(PasteboardType.strings) { $0.string(ofType: $1) } }
    set { replace(newValue) { [ItemType.utf8: .string($0)] } }
  }

  /// Whether an item has text.
  public var hasStrings: Bool { has(PasteboardType.strings) }

  // MARK: Addresses

  /// The first URL; setting it replaces the items.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of the items; setting them replaces the items, which also contain them as text.
  public var urls: [URL]? {
    get { found(PasteboardType.urls) { value, _ in value.url } }
    set {
      replace(newValue) {
        [ItemType.url: .url($0), ItemType.utf8: .string($0.absoluteString)]
      }
    }
  }

  /// Whether an item has an address.
  public var hasURLs: Bool { has(PasteboardType.urls) }

  // MARK: Images

  /// The first image; setting it replaces the items.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of the items; setting them replaces the items.
  public var images: [UIImage]? {
    get { found(PasteboardType.images) { value, _ in value.image } }
    set { replace(newValue) { [$0.fileType: .image($0)] } }
  }

  /// Whether an item has an image.
  public var hasImages: Bool { has(PasteboardType.images) }

  // MARK: Colors

  /// The first color; setting it replaces the items.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of the items; setting them replaces the items.
  public var colors: [UIColor]? {
    get { found(PasteboardType.colors) { value, _ in value.value as? UIColor } }
    set { replace(newValue) { [ItemType.color: .color($0)] } }
  }

  /// Whether an item has a color.
  public var hasColors: Bool { has(PasteboardType.colors) }

  // MARK: Helpers

  private func has(_ types: [String]) -> Bool {
    contents.items.contains { item in types.contains { item[$0] != nil } }
  }

  /// The values of the items, each in the first matching type; `nil` for none.
  private func found<Value>(
    _ types: [String],
    _ read: (PasteboardValue, String) -> Value?
  ) -> [Value]? {
    let values = contents.items.compactMap { item in
      types.compactMap { type in item[type].flatMap { read($0, type) } }.first
    }
    return values.isEmpty ? nil : values
  }

  private func replace<Value>(
    _ values: [Value]?,
    _ item: (Value) -> [String: PasteboardValue]
  ) {
    let items = (values ?? []).map(item)
    update { $0 = items }
  }
}
