import DynamicType
import LayoutGeometry

extension DocumentAttributes: Codable {
  /// The attributes as they are encoded: scalings as their numbers, sizes as widths and heights.
  private struct Coded: Codable {
    struct Extent: Codable {
      var width: Double
      var height: Double

      init(_ size: Size) {
        width = size.width
        height = size.height
      }

      var size: Size { Size(width: width, height: height) }
    }

    var textScaling: Int?
    var sourceTextScaling: Int?
    var platform: DocumentPlatform?
    var cocoaVersion: Double?
    var paperSize: Extent?
    var margins: DocumentMargins?
    var viewMode: DocumentViewMode?
    var viewSize: Extent?
    var viewZoom: Double?
    var isReadOnly: Bool?
    var defaultTabInterval: Double?
    var hyphenationFactor: Double?
    var backgroundColor: Color?
    var information: [String: String]?
    var keptWords: [String]?
  }

  /// Decodes attributes; absent ones are open.
  public init(from decoder: any Decoder) throws {
    let coded = try Coded(from: decoder)
    textScaling = coded.textScaling.flatMap(TextScaling.init(rawValue:))
    sourceTextScaling = coded.sourceTextScaling.flatMap(TextScaling.init(rawValue:))
    platform = coded.platform
    cocoaVersion = coded.cocoaVersion
    paperSize = coded.paperSize?.size
    margins = coded.margins ?? DocumentMargins()
    viewMode = coded.viewMode
    viewSize = coded.viewSize?.size
    viewZoom = coded.viewZoom
    isReadOnly = coded.isReadOnly ?? false
    defaultTabInterval = coded.defaultTabInterval
    hyphenationFactor = coded.hyphenationFactor
    backgroundColor = coded.backgroundColor
    keptWords = coded.keptWords ?? []
    for (name, text) in coded.information ?? [:] {
      if let kind = DocumentInformation(rawValue: name) { information[kind] = text }
    }
  }

  /// Encodes the attributes that say something.
  public func encode(to encoder: any Encoder) throws {
    var coded = Coded()
    coded.textScaling = textScaling?.rawValue
    coded.sourceTextScaling = sourceTextScaling?.rawValue
    coded.platform = platform
    coded.cocoaVersion = cocoaVersion
    coded.paperSize = paperSize.map { Coded.Extent($0) }
    coded.margins = margins == DocumentMargins() ? nil : margins
    coded.viewMode = viewMode
    coded.viewSize = viewSize.map { Coded.Extent($0) }
    coded.viewZoom = viewZoom
    coded.isReadOnly = isReadOnly ? true : nil
    coded.defaultTabInterval = defaultTabInterval
    coded.hyphenationFactor = hyphenationFactor
    coded.backgroundColor = backgroundColor
    coded.keptWords = keptWords.isEmpty ? nil : keptWords
    if !information.isEmpty {
      let texts = information.map { ($0.key.rawValue, $0.value) }
      coded.information = Dictionary(texts) { first, _ in first }
    }
    try coded.encode(to: encoder)
  }
}
