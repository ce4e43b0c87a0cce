import HeadlessUIKit
import InterfaceBuilder

/// What the loading of whole screens keeps beside the views.
struct ScreenParts {
  /// The most controllers inside one another; more is a mistake or an attack.
  static let deepest = 16

  var options = LoadOptions()
  /// The sample data of the document, by what names an object.
  var samples: [String: SampleData.Values] = [:]
  /// The sample data of the row that is being made.
  var row: [String: SampleData.Values] = [:]
  /// The container views of the controller that is being made.
  var containers: [(node: ObjectNode, view: UIView)] = []
  /// The controllers that are being made, to end circles.
  var open: Set<String> = []
  /// The classes that were noted already.
  var customClasses: Set<String> = []
  /// Objects that views hold weakly.
  var kept: [AnyObject] = []
}
