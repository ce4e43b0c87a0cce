public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// A kind of places on a map.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cafe.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Restaurant.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Hotel.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// Museum.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// Park.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// Parking.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// Public transport.
  public static let publicTransport = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPublicTransport"
  )
}

/// The kinds of places that a map shows; kept alone.
open class MKPointOfInterestFilter: NSObject {
  private let categories: Set<MKPointOfInterestCategory>
  private let isExcluding: Bool

  /// All kinds.
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// No kind.
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  /// Creates a filter that shows kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isExcluding) = (Set(categories), false)
  }

  /// Creates a filter that shows all others.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isExcluding) = (Set(categories), true)
  }

  /// Whether a kind is shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) != isExcluding
  }

  /// Whether a kind is not shown.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// Makes pictures of maps, which are gray: maps come from Apple's servers.
open class MKMapSnapshotter: NSObject {
  /// The settings of a picture.
  open class Options: NSObject {
    /// The part of the map.
    open var region = MKCoordinateRegion()
    /// The kind of map.
    open var mapType = MKMapType.standard
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels of a point.
    open var scale: CGFloat = 1
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// The kinds of places that are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The traits of the picture.
    open var traitCollection = UITraitCollection.current
  }

  /// A picture of a map.
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    private let region: MKCoordinateRegion

    init(_ options: Options) {
      region = options.region
      let format = UIGraphicsImageRendererFormat()
      format.scale = options.scale
      image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
        UIColor.systemGray5.setFill()
        context.fill(CGRect(origin: .zero, size: options.size))
      }
    }

    /// Returns the place of a coordinate in the picture, where degrees are of one size.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let span = region.span
      guard span.longitudeDelta > 0, span.latitudeDelta > 0 else {
        return CGPoint(x: image.size.width / 2, y: image.size.height / 2)
      }
      let east = (coordinate.longitude - region.center.longitude) / span.longitudeDelta
      let north = (coordinate.latitude - region.center.latitude) / span.latitudeDelta
      return CGPoint(x: image.size.width * (0.5 + east), y: image.size.height * (0.5 - north))
    }
  }

  /// Called with the picture.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let options: Options
  /// Whether a picture is being made: it is there at once.
  open var isLoading: Bool { false }

  /// Creates an object that makes a picture.
  public init(options: Options) { self.options = options }

  /// Calls the function with the picture at once.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(Snapshot(options), nil)
  }

  /// Calls the function with the picture at once.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// Does nothing: the picture is there.
  open func cancel() {}
}
