import DynamicType
import JSONText
import LayoutGeometry
import RichText

extension JSONWriter {
  mutating func member(_ name: String, _ value: Double?) {
    if let value { member(name, value) }
  }

  /// A flag that is left out when it is false.
  mutating func flag(_ name: String, _ value: Bool) {
    if value { member(name, true) }
  }

  /// A list of words, left out when it is empty.
  mutating func member(_ name: String, _ words: [String]) {
    guard !words.isEmpty else { return }
    array(name, words) { $0.string($1) }
  }

  /// A list of numbers, left out when it is empty.
  mutating func member(_ name: String, _ numbers: [Double]) {
    guard !numbers.isEmpty else { return }
    array(name, numbers) { $0.number($1) }
  }

  mutating func array<Item>(
    _ name: String,
    _ items: [Item],
    _ body: (inout JSONWriter, Item) -> Void
  ) {
    key(name)
    beginArray()
    for item in items { body(&self, item) }
    endArray()
  }

  mutating func member(_ name: String, _ rect: Rect) {
    object(name) { json in
      json.member("x", rect.x)
      json.member("y", rect.y)
      json.member("width", rect.width)
      json.member("height", rect.height)
    }
  }

  mutating func member(_ name: String, _ size: Size) {
    object(name) { json in
      json.member("width", size.width)
      json.member("height", size.height)
    }
  }

  mutating func member(_ name: String, _ point: Point) {
    object(name) { json in
      json.member("x", point.x)
      json.member("y", point.y)
    }
  }

  mutating func member(_ name: String, _ insets: EdgeInsets) {
    object(name) { json in
      json.member("top", insets.top)
      json.member("left", insets.left)
      json.member("bottom", insets.bottom)
      json.member("right", insets.right)
    }
  }

  /// A color as `#RRGGBB`, with two more digits where it is not opaque.
  mutating func member(_ name: String, _ color: Color?) {
    guard let color else { return }
    member(name, color.hexadecimal)
  }
}

extension Color {
  fileprivate var hexadecimal: String {
    let alpha = alpha < 1 ? [alpha] : []
    return ([red, green, blue] + alpha)
      .reduce("#") { text, component in
        let value = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        return text + (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
      }
  }
}
