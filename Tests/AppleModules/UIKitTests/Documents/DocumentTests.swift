import Foundation
import Testing
import UIKit

/// Documents in Rich Text Format as a program of iOS reads and writes them.
@Suite("A program reads and writes documents")
struct DocumentTests {
  private static func rtf(_ words: String) -> Data {
    Data(#"{\rtf1\ansi\ansicpg1252\cocoartf2639"#.utf8) + Data("\n\(words)".utf8)
      + Data(#"{\fonttbl\f0\fswiss\fcharset0 Helvetica;}"#.utf8)
      + Data("\n".utf8) + Data(#"\f0\fs34 Milk}"#.utf8)
  }

  private func size(_ text: NSAttributedString) -> CGFloat? {
    (text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
  }

  private func whole(_ text: NSAttributedString) -> NSRange {
    NSRange(location: 0, length: text.length)
  }

  // The rules are those of the comments in UIKit's public header, the factor that of TextScaling.
  @Test(
    "Sizes are read in the scaling of iOS, or in the one that the options ask for",
    arguments: [
      (#"\cocoatextscaling1\cocoaplatform1"#, [:], 17.0, 1),
      (#"\cocoatextscaling0\cocoaplatform0"#, [:], 17 / 0.77, 1),
      ("", [:], 17 / 0.77, 1),
      (#"\cocoatextscaling1\cocoaplatform1"#, ["TargetTextScaling": 0], 13.09, 0),
      (#"\cocoatextscaling0\cocoaplatform0"#, ["TargetTextScaling": 0], 17, 0),
      (#"\cocoatextscaling0"#, ["TargetTextScaling": 0, "SourceTextScaling": 1], 13.09, 0),
      (#"\cocoatextscaling1"#, ["SourceTextScaling": 0], 17, 1),
    ] as [(String, [String: Int], Double, Int)]
  )
  func reading(words: String, options: [String: Int], points: Double, scaling: Int) throws {
    let keys = options.map {
      (NSAttributedString.DocumentReadingOptionKey(rawValue: $0.key), $0.value as Any)
    }
    var attributes: NSDictionary?
    let text = try NSAttributedString(
      data: Self.rtf(words),
      options: Dictionary(uniqueKeysWithValues: keys),
      documentAttributes: &attributes
    )
    #expect(text.string == "Milk")
    #expect(abs(try #require(size(text)) - points) < 1e-9)
    let key = NSAttributedString.DocumentAttributeKey.textScaling
    #expect(attributes?[key] as? Int == scaling)
    #expect(attributes?["TextScaling"] as? Int == scaling)
    #expect(attributes?["DocumentType"] as? String == "NSRTF")
    #expect(attributes?["CocoaRTFVersion"] as? Double == 2639)
  }

  @Test("A scaling alone changes what the document says, with a source it converts sizes")
  func writing() throws {
    let text = NSAttributedString(
      string: "Milk",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    let rows: [([NSAttributedString.DocumentAttributeKey: Any], String, String)] = [
      ([:], #"\cocoatextscaling1\cocoaplatform1"#, #"\fs34 "#),
      (
        [.textScaling: NSTextScalingType.standard.rawValue],
        #"\cocoatextscaling0\cocoaplatform1"#, #"\fs34 "#
      ),
      (
        [
          .textScaling: NSTextScalingType.standard.rawValue,
          .sourceTextScaling: NSTextScalingType.iOS.rawValue,
        ],
        #"\cocoatextscaling0\cocoaplatform1"#, #"\fs26\fsmilli13090 "#
      ),
      (
        [.sourceTextScaling: NSTextScalingType.standard.rawValue],
        #"\cocoatextscaling1\cocoaplatform1"#, #"\fs34 "#
      ),
    ]
    for (attributes, header, size) in rows {
      let all = attributes.merging([.documentType: NSAttributedString.DocumentType.rtf]) { $1 }
      let data = try text.data(from: whole(text), documentAttributes: all)
      let file = String(decoding: data, as: UTF8.self)
      #expect(file.contains(header), "\(attributes)")
      #expect(file.contains(size), "\(attributes): \(file)")
    }
  }

  @Test("Attributes of a document come back, also those without a key of UIKit")
  func attributes() throws {
    let file =
      #"{\rtf1\ansi\cocoartf2639\cocoatextscaling1\cocoaplatform1{\fonttbl\f0 Helvetica;}"#
      + #"{\info{\title List}}\paperw11900\paperh16840\margl1440\margr1440\vieww9000\viewh8400"#
      + #"\viewkind1\deftab720\f0\fs34 Milk}"#
    var read: NSDictionary?
    let text = try NSAttributedString(data: Data(file.utf8), documentAttributes: &read)
    let attributes = try #require(read)
    #expect(attributes["PaperSize"] as? CGSize == CGSize(width: 595, height: 842))
    #expect((attributes["PaperMargin"] as? UIEdgeInsets)?.left == 72)
    #expect(attributes["ViewSize"] as? CGSize == CGSize(width: 450, height: 420))
    #expect(attributes["DefaultTabInterval"] as? Double == 36)
    var all: [NSAttributedString.DocumentAttributeKey: Any] = [:]
    for (key, value) in attributes {
      all[NSAttributedString.DocumentAttributeKey(rawValue: "\(key)")] = value
    }
    let data = try text.data(from: whole(text), documentAttributes: all)
    let written = String(decoding: data, as: UTF8.self)
    for word in [#"{\title List}"#, #"\paperw11900"#, #"\margl1440"#, #"\vieww9000"#] {
      #expect(written.contains(word), "\(word)")
    }
  }

  @Test("Text keeps colors, lines, links, paragraphs and pictures on its way through a file")
  func attributesOfText() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.headIndent = 36
    style.lineSpacing = 4
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowColor = UIColor.black
    let link = try #require(URL(string: "https://example.org/list"))
    let text = NSMutableAttributedString(
      string: "Milk and bread",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 15.4), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDot.rawValue,
        .link: link, .paragraphStyle: style, .strokeWidth: 3, .shadow: shadow, .kern: 1.5,
      ]
    )
    text.append(
      NSAttributedString(attachment: NSTextAttachment(data: Self.png, ofType: "public.png"))
    )
    let data = try #require(text.rtf(from: whole(text)))
    let read = try NSAttributedString(data: data, documentAttributes: nil)
    let attributes = read.attributes(at: 0, effectiveRange: nil)
    let font = try #require(attributes[.font] as? UIFont)
    #expect(abs(font.pointSize - 15.4) < 1e-9)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == 0x101)
    #expect(attributes[.link] as? URL == link)
    #expect(attributes[.strokeWidth] as? Double == 3)
    #expect((attributes[.shadow] as? NSShadow)?.shadowOffset == CGSize(width: 2, height: 3))
    #expect(attributes[.kern] as? Double == 1.5)
    let readStyle = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(readStyle.alignment == .center && readStyle.headIndent == 36)
    #expect(readStyle.lineSpacing == 4)
    let last = read.attribute(.attachment, at: read.length - 1, effectiveRange: nil)
    let picture = try #require(last as? NSTextAttachment)
    #expect(picture.contents == Self.png && picture.fileType == "public.png")
    #expect(picture.image?.size == CGSize(width: 1, height: 1))
  }

  @Test("Tables and lists, for which there are no classes here, come back from a string")
  func tables() throws {
    let file =
      #"{\rtf1\ansi{\fonttbl\f0 Helvetica;}\f0\fs24 \itap1\trowd\cellx1000\cellx2000"#
      + #"\pard\intbl\itap1 a\cell b\cell\row\pard end}"#
    let text = try NSAttributedString(data: Data(file.utf8), documentAttributes: nil)
    let data = try #require(text.rtf(from: whole(text)))
    let written = String(decoding: data, as: UTF8.self)
    #expect(written.contains(#"\cellx1000"#) && written.contains(#"\cellx2000"#))
    let again = try NSAttributedString(data: data, documentAttributes: nil)
    #expect(again.string == text.string)
  }

  @Test("A package has the attached files beside the text")
  func package() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".rtfd")
    defer { try? FileManager.default.removeItem(at: folder) }
    let attachment = NSTextAttachment(data: Self.png, ofType: "public.png")
    let wrapper = FileWrapper(regularFileWithContents: Self.png)
    wrapper.preferredFilename = "dot.png"
    attachment.fileWrapper = wrapper
    let text = NSMutableAttributedString(string: "A dot: ")
    text.append(NSAttributedString(attachment: attachment))
    let package = try text.fileWrapper(
      from: whole(text),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd]
    )
    #expect(package.fileWrappers?.keys.sorted() == ["TXT.rtf", "dot.png"])
    try package.write(to: folder, options: .atomic, originalContentsURL: nil)
    var attributes: NSDictionary?
    let read = try NSAttributedString(url: folder, documentAttributes: &attributes)
    let found = read.attribute(.attachment, at: read.length - 1, effectiveRange: nil)
    #expect((found as? NSTextAttachment)?.fileWrapper?.preferredFilename == "dot.png")
    #expect((found as? NSTextAttachment)?.contents == Self.png)
    #expect(attributes?["DocumentType"] as? String == "NSRTFD")
    let inside = try FileWrapper(url: folder)
    #expect(inside.fileWrappers?["dot.png"]?.regularFileContents == Self.png)
  }

  @Test("Plain text is read and written in its encoding")
  func plainText() throws {
    let data = try #require("Grüße".data(using: .isoLatin1))
    var attributes: NSDictionary?
    let text = try NSMutableAttributedString(
      data: data,
      options: [.characterEncoding: String.Encoding.isoLatin1.rawValue],
      documentAttributes: &attributes
    )
    #expect(text.string == "Grüße")
    #expect(attributes?["CharacterEncoding"] as? UInt == String.Encoding.isoLatin1.rawValue)
    let written = try text.data(
      from: NSRange(location: 0, length: 3),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.plain]
    )
    #expect(written == Data("Grü".utf8))
    try text.read(from: Data("Milk".utf8), documentAttributes: nil)
    #expect(text.string == "Milk")
  }

  @Test("HTML is read by its type or its beginning, and written in sizes that follow the reader")
  func html() throws {
    let page = Data("\n<!DOCTYPE html><p>Milk and <b>bread</b></p>".utf8)
    var attributes: NSDictionary?
    let text = try NSAttributedString(data: page, documentAttributes: &attributes)
    #expect(text.string == "Milk and bread")
    #expect(attributes?["DocumentType"] as? String == "NSHTML")
    let font = text.attribute(.font, at: 9, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let part = try NSAttributedString(
      data: Data("<i>Milk</i>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil
    )
    #expect(part.string == "Milk")
    let headline = NSAttributedString(
      string: "Milk & bread",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]
    )
    let written = try headline.data(
      from: whole(headline),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
    )
    let source = String(decoding: written, as: UTF8.self)
    #expect(source.contains("Milk &amp; bread") && source.contains("-apple-system-headline"))
  }

  @Test("A document with its files is one sequence of bytes")
  func flatPackage() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    let file = FileWrapper(regularFileWithContents: Data([1, 2, 3]))
    file.preferredFilename = "list.bin"
    attachment.fileWrapper = file
    let text = NSMutableAttributedString(string: "Milk ")
    text.append(NSAttributedString(attachment: attachment))
    let data = try text.data(
      from: whole(text),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd]
    )
    let wrapper = try #require(FileWrapper(serializedRepresentation: data))
    #expect(wrapper.fileWrappers?.keys.sorted() == ["TXT.rtf", "list.bin"])
    #expect(wrapper.serializedRepresentation?.count == data.count)
    var attributes: NSDictionary?
    let again = try NSAttributedString(data: data, options: [:], documentAttributes: &attributes)
    #expect(attributes?["DocumentType"] as? String == "NSRTFD")
    let value = again.attribute(.attachment, at: 5, effectiveRange: nil)
    let read = (value as? NSTextAttachment)?.fileWrapper
    #expect(read?.preferredFilename == "list.bin" && read?.regularFileContents == Data([1, 2, 3]))
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: data.prefix(60), options: [:], documentAttributes: nil)
    }
    #expect(FileWrapper(serializedRepresentation: Data([1])) == nil)
  }

  @Test("What cannot be written or read says why")
  func errors() {
    let text = NSAttributedString(string: "Milk")
    let range = whole(text)
    #expect(throws: NSAttributedString.DocumentError.missingDocumentType) {
      try text.data(from: range)
    }
    let unknown = NSAttributedString.DocumentType(rawValue: "NSOfficeOpenXML")
    #expect(throws: NSAttributedString.DocumentError.unsupportedDocumentType(unknown)) {
      try text.data(from: range, documentAttributes: [.documentType: unknown])
    }
    #expect(throws: NSAttributedString.DocumentError.invalidText(encoding: 4)) {
      try NSAttributedString(
        data: Data([0xFF, 0xFE, 0xFD]),
        options: [.characterEncoding: String.Encoding.utf8.rawValue],
        documentAttributes: nil
      )
    }
    #expect("\(NSAttributedString.DocumentError.missingDocumentType)".contains(".documentType"))
  }

  /// A picture of one pixel.
  static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()
}
