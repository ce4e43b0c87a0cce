import Testing
import UniformTypeIdentifiers

/// The expected values are those of Apple's page "System-declared uniform type identifiers".
@Suite("Kinds of data")
struct UTTypeTests {
  @Test func `A kind is found by its extension and MIME type`() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg")?.identifier == "public.jpeg")
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
  }

  @Test func `A kind conforms to those above it`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .gif))
  }
}
