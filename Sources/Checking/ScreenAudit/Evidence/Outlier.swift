import DynamicType
import Snapshots

/// A text or a control that scrolling cannot bring completely into view.
struct Outlier {
  var object: AuditedObject
  var rect: Rect
  /// The invisible width and height, in points.
  var outside: Size
  /// The reason why the text might be visible in its own font.
  var doubt: String?

  /// The longer one of the missing lengths.
  var missing: Double { max(outside.width, outside.height) }
  /// Whether all of it is invisible.
  var isGone: Bool { outside.width >= rect.width || outside.height >= rect.height }

  /// Returns the objects that are outside the screen at a size and completely on it at Large.
  ///
  /// An object that is outside the screen at Large, such as a menu, is there by design.
  static func new(in screen: AuditedScreen, since large: AuditedScreen?) -> [Outlier] {
    guard screen.category > .large else { return [] }
    let before = Set(large.map { all(in: $0) }?.map(\.object.key) ?? [])
    return all(in: screen).filter { !before.contains($0.object.key) }
  }

  private static func all(in screen: AuditedScreen) -> [Outlier] {
    let texts = screen.texts.compactMap { text -> Outlier? in
      guard text.hasRoom, !text.element.isInBar else { return nil }
      let doubt = text.doubtOfSharing
      return Outlier(AuditedObject(text, in: screen), text.ink, text.element.reach, doubt: doubt)
    }
    let controls = screen.elements.compactMap { element -> Outlier? in
      guard element.isOperable, !element.isInBar else { return nil }
      return Outlier(AuditedObject(element, in: screen), element.frame, element.reach) { _ in nil }
    }
    return texts
      + controls.filter { control in
        !texts.contains { $0.object.key == control.object.key }
      }
  }

  /// Creates an outlier; `doubt` is called with the invisible width.
  private init?(
    _ object: AuditedObject,
    _ rect: Rect,
    _ reach: Rect,
    doubt: (Double) -> String?
  ) {
    let left = max(0, reach.x - rect.x)
    let right = max(0, rect.maxX - reach.maxX)
    let top = max(0, reach.y - rect.y)
    let bottom = max(0, rect.maxY - reach.maxY)
    let across = left + right
    let along = top + bottom
    guard across > max(2, rect.width * 0.03) || along > max(2, rect.height * 0.1) else {
      return nil
    }
    self.object = object
    self.rect = rect
    outside = Size(width: across, height: along)
    self.doubt = across > 0 && across >= along ? doubt(across) : nil
  }
}
