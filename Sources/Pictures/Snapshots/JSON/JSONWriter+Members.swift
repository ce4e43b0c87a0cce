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

  /// Texts, of which those that are `nil` are left out.
  mutating func members(_ texts: KeyValuePairs<String, String?>) {
    for (name, text) in texts { member(name, text) }
  }

  /// Flags that are written whatever they are.
  mutating func members(_ flags: KeyValuePairs<String, Bool>) {
    for (name, flag) in flags { member(name, flag) }
  }

  /// Flags that are left out where they are false.
  mutating func flags(_ flags: KeyValuePairs<String, Bool>) {
    for (name, value) in flags { flag(name, value) }
  }

  /// An object of numbers.
  mutating func member(_ name: String, numbers: KeyValuePairs<String, Double>) {
    object(name) { json in
      for (name, number) in numbers { json.member(name, number) }
    }
  }

  mutating func member(_ name: String, _ rect: Rect) {
    member(
      name,
      numbers: ["x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height]
    )
  }

  mutating func member(_ name: String, _ size: Size) {
    member(name, numbers: ["width": size.width, "height": size.height])
  }

  mutating func member(_ name: String, _ point: Point) {
    member(name, numbers: ["x": point.x, "y": point.y])
  }

  mutating func member(_ name: String, _ insets: EdgeInsets) {
    member(
      name,
      numbers: [
        "top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right,
      ]
    )
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
