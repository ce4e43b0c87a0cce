import FontDescriptors
import RichText
import Testing

@Suite struct `Printed rich text` {
  @Test func `Colors have hexadecimal digits, and those outside of sRGB their components`() {
    // Apple's system red and its components: Human Interface Guidelines, Color.
    #expect("\(Color(red: 255 / 255, green: 59 / 255, blue: 48 / 255))" == "#FF3B30")
    #expect("\(Color(white: 0, alpha: 0.5))" == "#000000 at 50 %")
    #expect("\(Color(red: 1.1, green: 0, blue: 0))" == "color(srgb 1.1 0.0 0.0)")
  }

  @Test func `Runs stand in quotation marks with what is not as usual`() {
    var text = AttributedText("Tap 👍 now", font: .systemFont(ofSize: 17))
    text.update(in: 4..<6) {
      $0.link = "https://example.org"
      $0.letterSpacing = 0.5
    }
    let lines = "\(text)".split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("\"Tap \" in "))
    #expect(lines[1].hasPrefix("\"👍\" in "))
    #expect(lines[1].hasSuffix("letter spacing 0.50pt, link to https://example.org"))
    #expect(lines[2].hasPrefix("\" now\" in "))
  }

  @Test func `Paragraphs say what they change`() {
    var style = ParagraphStyle.default
    #expect("\(style)" == "default")
    style.alignment = .center
    style.paragraphSpacing = 8
    #expect("\(style)" == "center, spacing after 8.00pt")
  }
}
