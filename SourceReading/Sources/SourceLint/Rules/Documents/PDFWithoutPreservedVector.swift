import Diagnostics
import FileAccess
import JSONText

extension FileRule {
  /// Vector images that are rasterized.
  static let pdfWithoutPreservedVector = FileRule(
    description: RuleDescription(
      id: "pdf-without-preserved-vector",
      title: "Vector image whose vector data is not preserved",
      explanation: "The build turns it into pixels, so an image that grows with the text is "
        + "blurred. In an app with source code, only images used by types whose images grow are "
        + "reported.",
      defaultSeverity: .note,
      criteria: [.accessibility],
      help: "Check 'Preserve Vector Data'."
    ),
    examples: [
      .init(
        "A.xcassets/music.imageset/Contents.json",
        #"{"images":[{"filename":"music.pdf","idiom":"universal"}],"info":{"version":1}}"#
      ),
      .init(
        "A.xcassets/i.imageset/Contents.json",
        #"{"images":[{"filename":"i.svg"}],"properties":{"template-rendering-intent":"template"}}"#
      ),
    ],
    nearMisses: [
      .init(
        "A.xcassets/music.imageset/Contents.json",
        #"{"images":[{"filename":"music.pdf"}],"properties":{"preserves-vector-representation":true}}"#
      ),
      .init(
        "A.xcassets/back.imageset/Contents.json",
        #"{"images":[{"filename":"back@3x.png","scale":"3x"}]}"#
      ),
    ],
    check: .images { json, report in
      guard json.root["properties"]?["preserves-vector-representation"]?.boolean != true else {
        return
      }
      for image in json.root["images"]?.elements ?? [] {
        guard let name = image["filename"]?.string,
          name.hasSuffix(".pdf") || name.hasSuffix(".svg")
        else { continue }
        report.add(
          offset: image.offset,
          "'\(name)' becomes pixels.",
          anchor: name,
          unless: [.imageStays(ImageName.plain(FilePath.stem(FilePath.folder(report.path))))]
        )
        return
      }
    }
  )
}
