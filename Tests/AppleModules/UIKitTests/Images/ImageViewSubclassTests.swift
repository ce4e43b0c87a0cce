import Testing
import UIKit

@Suite("Subclasses of image views")
struct ImageViewSubclassTests {
  private final class Icon: UIImageView {
    let name: String

    init(name: String, image: UIImage?) {
      self.name = name
      super.init(image: image)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A subclass begins with an image, as large as it is")
  func image() {
    let star = UIImage(systemName: "star")
    let icon = Icon(name: "star", image: star)
    #expect(icon.image === star)
    #expect(icon.frame.size == star?.size)
  }
}
