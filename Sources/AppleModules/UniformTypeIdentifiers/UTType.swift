/// A kind of data or files.
///
/// Known are the kinds below; others have an identifier and nothing more.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Finds a kind by its identifier; `nil` for one without a period.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  /// Finds the kind of files with an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let facts = Self.facts.first(where: { $0.extensions.contains(name) }) else { return nil }
    identifier = facts.identifier
  }

  /// Finds the kind of data with a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let facts = Self.facts.first(where: { $0.mimeType == mimeType.lowercased() }) else {
      return nil
    }
    identifier = facts.identifier
  }

  /// A kind that the program declares itself.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A kind that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The identifier.
  public var description: String { identifier }

  /// The usual extension of files.
  public var preferredFilenameExtension: String? { known?.extensions.first }

  /// The MIME type.
  public var preferredMIMEType: String? { known?.mimeType }

  /// The kinds that this one is a case of, the nearest first.
  public var supertypes: Set<UTType> {
    Set(Self.parents(of: identifier).dropFirst().map { UTType(known: $0) })
  }

  /// Whether the kind is another one or a case of it.
  public func conforms(to type: UTType) -> Bool {
    Self.parents(of: identifier).contains(type.identifier)
  }

  /// Whether another kind is a case of this one.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  /// Whether the kind is a case of another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  private var known: Facts? { Self.facts.first { $0.identifier == identifier } }

  private static func parents(of identifier: String) -> [String] {
    var all = [identifier]
    while let parent = facts.first(where: { $0.identifier == all[all.count - 1] })?.parent {
      all.append(parent)
    }
    return all
  }
}

extension UTType {
  /// Facts about a kind, from Apple's list of system-declared uniform type identifiers.
  private struct Facts {
    var identifier: String
    var parent: String?
    var extensions: [String] = []
    var mimeType: String?
  }

  private static let facts: [Facts] = table.map { row in
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return Facts(
      identifier: cells[0],
      parent: cells[1].isEmpty ? nil : cells[1],
      extensions: cells[2].split(separator: " ").map(String.init),
      mimeType: cells[3].isEmpty ? nil : cells[3]
    )
  }

  /// Identifier, the kind above, extensions, MIME type.
  private static let table = [
    "public.item|||", "public.content|||", "public.data|public.item||",
    "public.directory|public.item||", "public.folder|public.directory||",
    "public.text|public.data||", "public.plain-text|public.text|txt text|text/plain",
    "public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8",
    "public.rtf|public.text|rtf|text/rtf", "public.html|public.text|html htm|text/html",
    "public.xml|public.text|xml|application/xml", "public.json|public.text|json|application/json",
    "public.comma-separated-values-text|public.text|csv|text/csv",
    "public.source-code|public.plain-text||",
    "public.swift-source|public.source-code|swift|text/x-swift",
    "public.vcard|public.text|vcf|text/vcard", "com.adobe.pdf|public.data|pdf|application/pdf",
    "public.image|public.data||", "public.jpeg|public.image|jpeg jpg|image/jpeg",
    "public.png|public.image|png|image/png", "com.compuserve.gif|public.image|gif|image/gif",
    "public.tiff|public.image|tiff tif|image/tiff", "public.heic|public.image|heic|image/heic",
    "org.webmproject.webp|public.image|webp|image/webp",
    "public.svg-image|public.image|svg|image/svg+xml",
    "com.microsoft.bmp|public.image|bmp|image/bmp",
    "public.audiovisual-content|public.data||", "public.movie|public.audiovisual-content||",
    "public.video|public.movie||", "public.mpeg-4|public.movie|mp4|video/mp4",
    "com.apple.quicktime-movie|public.movie|mov|video/quicktime",
    "public.audio|public.audiovisual-content||", "public.mp3|public.audio|mp3|audio/mpeg",
    "com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave",
    "public.url|public.data||", "public.file-url|public.url||",
    "public.archive|public.data||", "public.zip-archive|public.archive|zip|application/zip",
    "public.font|public.data||", "public.truetype-ttf-font|public.font|ttf|font/ttf",
    "public.opentype-font|public.font|otf|font/otf", "public.contact|||",
    "public.calendar-event|||",
    "com.apple.property-list|public.data|plist|",
  ]

  /// Any item.
  public static let item = UTType(known: "public.item")
  /// Any content.
  public static let content = UTType(known: "public.content")
  /// Any data.
  public static let data = UTType(known: "public.data")
  /// A folder or package.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A table as text.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A card of a person.
  public static let vCard = UTType(known: "public.vcard")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Any image.
  public static let image = UTType(known: "public.image")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// A HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG image.
  public static let svg = UTType(known: "public.svg-image")
  /// A bitmap image.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Pictures and sound.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie.
  public static let movie = UTType(known: "public.movie")
  /// A movie without sound.
  public static let video = UTType(known: "public.video")
  /// A movie of MPEG 4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A movie of QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Sound of MPEG.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in waves.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A person.
  public static let contact = UTType(known: "public.contact")
  /// A date in a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
}
