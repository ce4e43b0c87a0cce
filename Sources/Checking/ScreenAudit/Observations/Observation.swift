import Diagnostics
package import DynamicType
import Snapshots

/// An object that a rule found faulty on one screen at one size.
package struct Observation: Sendable {
  /// The object.
  var object: AuditedObject
  /// The other object of a collision.
  var other: AuditedObject?
  package var category: ContentSizeCategory
  /// Whether it was observed after a change of the size rather than after a launch.
  package var isChanged = false
  /// Whether hardly anything is lost, so that the screen remains usable.
  var isSlight = false
  /// The reason why a device may show it differently: `UIKit may …`; `nil` for none.
  var doubt: String?
  /// The place on the screen.
  package var region: Rect
  /// The fault as a verb phrase: `is truncated`.
  var predicate: String
  /// Numbers in words: `8 of 13 characters are shown`.
  var detail: String?
  var measures: [Measure] = []
  var hint: String
  /// The objects whose content determines the observation, if these are only some of the nearby ones; `nil`
  /// if all may.
  var contents: Set<String>?

  /// A name that distinguishes the observations of one rule.
  var identity: String { other.map { "\(object.key) \($0.key)" } ?? object.key }
}

extension Observation {
  /// The identifiers of the objects involved.
  var objectIDs: Set<String> { Set([object, other].compactMap { $0?.objectID }) }

  /// Creates an observation of a text in its box.
  init(
    _ text: AuditedText,
    in screen: AuditedScreen,
    predicate: String,
    detail: String,
    measures: [Measure],
    hint: String
  ) {
    self.init(
      object: AuditedObject(text, in: screen),
      category: screen.category,
      region: text.box,
      predicate: predicate,
      detail: detail,
      measures: measures,
      hint: hint
    )
  }
}

extension Measure {
  static func points(_ name: String, _ value: Double) -> Measure {
    Measure(name: name, value: (value * 100).rounded() / 100, unit: "pt")
  }

  static func percent(_ name: String, _ share: Double) -> Measure {
    Measure(name: name, value: (share * 100).rounded(), unit: "%")
  }

  static func count(_ name: String, _ value: Int) -> Measure {
    Measure(name: name, value: Double(value))
  }
}

extension Double {
  /// The number with one decimal at most, for sentences.
  var inWords: String {
    let tenths = (self * 10).rounded()
    guard tenths.isFinite, abs(tenths) < 1e12 else { return "\(self)" }
    let whole = Int(tenths) / 10
    let rest = abs(Int(tenths) % 10)
    let sign = tenths < 0 && whole == 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// A share as a whole percentage, for sentences.
  var inPercent: String { "\(Int((self * 100).rounded())) %" }
}
