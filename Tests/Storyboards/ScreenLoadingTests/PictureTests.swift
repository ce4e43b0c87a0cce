import Diagnostics
import DynamicType
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("Pictures and places come out as the document and its catalog say")
struct PictureTests {
  private static let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="9" height="20"/></svg>
    """

  /// A screen with one image of a catalog, whose set holds the properties.
  private func image(
    _ members: String,
    properties: String = "{}",
    language: String? = nil
  ) throws -> ImageContent {
    let folder = try TemporaryProject()
    let set = "Assets.xcassets/arrow.imageset/"
    try folder.write(Self.square, to: set + "arrow.svg")
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "arrow.svg"\(members)}],
       "properties": \(properties), "info": {"version": 1, "author": "xcode"}}
      """,
      to: set + "Contents.json"
    )
    try folder.write(
      Documents.controller(
        "home",
        """
        <imageView image="arrow" fixedFrame="YES" id="i" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="30" y="100" width="60" height="50"/></imageView>
        """
      ),
      asStoryboard: "Main.storyboard"
    )
    let screen = try ScreenUnderTest(
      InterfaceDocument(path: folder.path + "/Main.storyboard"),
      resources: ScreenResources(project: ProjectFolder(path: folder.path)),
      language: language
    )
    #expect(try screen.frame("i") == Rect(x: 30, y: 100, width: 60, height: 50))
    let element = screen.snapshot.first { $0.element.identity.objectID == "i" }?.element
    let images = element?.drawings.compactMap { drawing in
      if case .image(let content) = drawing { content } else { nil }
    }
    return try #require(images?.first)
  }

  @Test("A picture for one direction is mirrored in the other", arguments: [nil, "ar"])
  func direction(language: String?) throws {
    let directed = #", "language-direction": "left-to-right""#
    let image = try image(directed, language: language)
    #expect(!image.isMissing)
    #expect(image.isMirrored == (language != nil))
    #expect(try !self.image("", language: language).isMirrored)
  }

  @Test("A set of templates is drawn in the tint")
  func templates() throws {
    let template = #"{"template-rendering-intent": "template"}"#
    #expect(try image("", properties: template).tint != nil)
    #expect(try image("").tint == nil)
  }

  @Test("Borders that keep their size come from the catalog")
  func borders() throws {
    let resizing = """
      , "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1}, \
      "cap-insets": {"top": 2, "left": 3, "bottom": 4, "right": 5}}
      """
    let source = try #require(try image(resizing).source)
    #expect(source.capInsets == EdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(source.resizingMode == .tile)
  }

  @Test(
    "A picture that cannot be shown is reported with its reason",
    arguments: [
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n" as String?,
        "arrow.png", "The file arrow.png of the image arrow is a pointer of Git LFS"
      ),
      ("no picture", "arrow.png", "The file arrow.png of the image arrow holds no picture"),
      (nil, "arrow.png", "The file arrow.png of the image arrow holds no picture"),
      (nil, "", "The image arrow has no file in its catalog"),
    ]
  )
  func unreadable(content: String?, file: String, message: String) throws {
    let folder = try TemporaryProject()
    let set = "Assets.xcassets/arrow.imageset/"
    if let content { try folder.write(content, to: set + file) }
    let name = file.isEmpty ? "" : #", "filename": "\#(file)""#
    try folder.write(#"{"images": [{"idiom": "universal"\#(name)}]}"#, to: set + "Contents.json")
    let image = #"<imageView image="arrow" id="i"/>"#
    try folder.write(Documents.controller("home", image), asStoryboard: "Main.storyboard")
    let screen = try ScreenUnderTest(
      InterfaceDocument(path: folder.path + "/Main.storyboard"),
      resources: ScreenResources(project: ProjectFolder(path: folder.path))
    )
    let findings = screen.loaded.findings.filter { $0.rule.id == "image-missing" }
    #expect(findings.map(\.message) == [message])
  }

  /// The findings about the image `arrow`, for which a document has an element among its resources.
  private func findings(_ resource: String, file: String?) throws -> [String] {
    let folder = try TemporaryProject()
    let set = "Assets.xcassets/arrow.imageset/"
    if let file {
      try folder.write(file, to: set + "arrow.pdf")
      let contents = #"{"images": [{"idiom": "universal", "filename": "arrow.pdf"}]}"#
      try folder.write(contents, to: set + "Contents.json")
    }
    let image = #"<imageView image="arrow" id="i"/>"#
    let text = Documents.storyboardText(
      [Documents.controller("home", image)],
      resources: "<resources>\(resource)</resources>"
    )
    try folder.write(text, to: "Main.storyboard")
    let screen = try ScreenUnderTest(
      InterfaceDocument(path: folder.path + "/Main.storyboard"),
      resources: ScreenResources(project: ProjectFolder(path: folder.path))
    )
    return screen.loaded.findings.filter { $0.rule.id == "image-missing" }.map(\.message)
  }

  @Test("A picture that the document holds itself is not missing")
  func embedded() throws {
    let archive = #"<mutableData key="keyedArchiveRepresentation">YnBsaXN0</mutableData>"#
    let size = #"name="arrow" width="17" height="17""#
    #expect(try findings("<image \(size)>\(archive)</image>", file: nil).isEmpty)
    #expect(
      try findings("<image \(size)/>", file: nil) == ["The image arrow is not in the project"]
    )
  }

  @Test("A PDF file that does not say its size has that of the document")
  func compressedPage() throws {
    // PDF 1.5 and later may keep the page, and with it its box, in a compressed stream of objects.
    let file = "%PDF-1.7\n9 0 obj\n<< /Type /ObjStm /N 4 /Filter /FlateDecode >>\n"
    #expect(try findings(#"<image name="arrow" width="17" height="17"/>"#, file: file).isEmpty)
    #expect(try findings("", file: file).count == 1)
  }
}
