public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// An object that stands on a map.
public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The first line of its text.
  var title: String? { get }
  /// The second line of its text.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No text.
  public var title: String? { nil }
  /// No text.
  public var subtitle: String? { nil }
}

/// An object that stands at one place of a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The first line of its text.
  open var title: String?
  /// The second line of its text.
  open var subtitle: String?

  /// Creates an object without a place.
  public override init() { super.init() }

  /// Creates an object at a place.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    title: String? = nil,
    subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// The view of an object on a map; maps are not drawn here, and so neither is it.
open class MKAnnotationView: UIView {
  /// The object.
  open var annotation: (any MKAnnotation)?
  /// The name by which the view is used again.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage?
  /// Whether the text is shown.
  open var canShowCallout = false
  /// The distance of the view's middle from the place.
  open var centerOffset = CGPoint.zero
  /// The distance of the text from its place at the view.
  open var calloutOffset = CGPoint.zero
  /// The view before the text.
  open var leftCalloutAccessoryView: UIView?
  /// The view after the text.
  open var rightCalloutAccessoryView: UIView?
  /// Whether a person may move the object.
  open var isDraggable = false
  /// Whether the object is chosen.
  open var isSelected = false

  /// Creates a view of an object.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before the view shows another object.
  open func prepareForReuse() {}
}

/// The view of an object as a pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pinTintColor: UIColor! = .systemRed
  /// Whether the pin falls onto the map; nothing is animated here.
  open var animatesDrop = false
}

/// The view of an object as a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon.
  open var markerTintColor: UIColor?
  /// The color of what is in the balloon.
  open var glyphTintColor: UIColor?
  /// The text in the balloon.
  open var glyphText: String?
  /// The picture in the balloon.
  open var glyphImage: UIImage?
}
