package import Foundation
package import LayoutGeometry
package import Snapshots

/// The label of a marked box that replaces a left-out part of a program.
package struct LeftOutLabel: Equatable, Sendable {
  /// The text, such as `Kingfisher · KFImage`.
  package var text: String

  /// Creates the label of a name and the module that has it.
  package init(_ name: String, of module: String?) {
    text = module.map { "\($0) · \(name)" } ?? name
  }

  /// The size of a box with a label of one line: the letters of pictures without a font are 5.6 points apart
  /// and 6 points high, here at 1.5 times that size, with 6 points around them.
  package var idealSize: CGSize {
    CGSize(width: Double(text.count) * 8.4 + 12, height: 21)
  }

  /// The drawing of the box, which contains no text of the program.
  package func drawing(in bounds: Rect) -> Drawing {
    var box = ImageContent(nil, naturalSize: bounds.size, rect: bounds)
    box.missingReason = text
    return .image(box)
  }
}
