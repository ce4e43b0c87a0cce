import CommandSupport
import DynamicType

/// A watch size, with its default category.
struct WatchCase: Equatable, Sendable {
  /// The size, such as `41mm`.
  let name: String

  /// The category until the wearer changes it; `nil` if Apple does not publish it.
  let defaultCategory: ContentSizeCategory?

  /// The distinct sizes at the ends of the names of watches, in ascending order.
  static var names: [String] {
    let sizes = Device.all.filter { $0.idiom == .watch }.compactMap { size(of: $0) }
    return Set(sizes).sorted()
  }

  static var list: NameList<WatchCase> {
    NameList(kind: "watch case", names: names) { text in
      let wanted = text.lowercased()
      let device = Device.all.first {
        $0.idiom == .watch && (size(of: $0) == wanted || size(of: $0) == wanted + "mm")
      }
      return device.map {
        WatchCase(name: size(of: $0) ?? wanted, defaultCategory: $0.defaultContentSizeCategory)
      }
    }
  }

  private static func size(of device: Device) -> String? {
    device.name.split(separator: " ").last.map(String.init)
  }
}
