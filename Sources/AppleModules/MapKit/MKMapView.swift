public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// A view that shows a map; here a marked box, because maps come from Apple's servers.
///
/// Regions and annotations are kept, and the delegate is asked for the view of an annotation as it is
/// added. These views are not drawn.
open class MKMapView: UIView {
  /// The object that is told what happens on the map.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of map; kept alone.
  open var mapType = MKMapType.standard
  /// Whether the map shows where the device is; kept alone.
  open var showsUserLocation = false
  /// Whether the map shows a scale; kept alone.
  open var showsScale = false
  /// Whether the map shows a compass; kept alone.
  open var showsCompass = true
  /// Whether a person may zoom; kept alone.
  open var isZoomEnabled = true
  /// Whether a person may scroll; kept alone.
  open var isScrollEnabled = true
  /// Whether a person may turn the map; kept alone.
  open var isRotateEnabled = true
  /// Whether a person may tilt the map; kept alone.
  open var isPitchEnabled = true
  /// The annotations of the map.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The annotations that are chosen.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []

  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var makers: [String: MKAnnotationView.Type] = [:]
  private var storedRegion = MKCoordinateRegion()
  private let box = WebContentView(.missing(reason: "maps come from Apple's servers"))

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a map as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    box.identity.isGenerated = true
    addSubview(box)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
  }

  // MARK: Regions

  /// The part of the map that is seen, as it was asked for.
  open var region: MKCoordinateRegion {
    get { storedRegion }
    set { setRegion(newValue, animated: false) }
  }

  /// The middle of what is seen.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { storedRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows a part of the map; nothing is animated.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    storedRegion = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Shows the map around a place; nothing is animated.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: storedRegion.span), animated: animated)
  }

  /// Returns a region as the map shows it, which is the same here.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  // MARK: Annotations

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotations.append(annotation)
    views[ObjectIdentifier(annotation)] = delegate?.mapView(self, viewFor: annotation)
  }

  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
    views[ObjectIdentifier(annotation)] = nil
  }

  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Adds annotations and shows the map around them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    let places = annotations.map(\.coordinate)
    let (north, south) = (places.map(\.latitude).max(), places.map(\.latitude).min())
    let (east, west) = (places.map(\.longitude).max(), places.map(\.longitude).min())
    guard let north, let south, let east, let west else { return }
    let center = CLLocationCoordinate2DMake((north + south) / 2, (east + west) / 2)
    let span = MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west)
    setRegion(MKCoordinateRegion(center: center, span: span), animated: animated)
  }

  /// Chooses an annotation and tells the delegate; nothing is animated.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.append(annotation)
    delegate?.mapView(self, didSelect: annotation)
    guard let view = view(for: annotation) else { return }
    view.isSelected = true
    delegate?.mapView(self, didSelect: view)
  }

  /// Gives the choice of an annotation up; nothing is animated.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    guard let view = view(for: annotation) else { return }
    view.isSelected = false
    delegate?.mapView(self, didDeselect: view)
  }

  /// The view of an annotation that the delegate made; `nil` without one.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  // MARK: Overlays

  /// The shapes on the map; they are not drawn.
  open private(set) var overlays: [any MKOverlay] = []

  /// Adds a shape.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }

  /// Adds a shape over or below the labels of the map.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }

  /// Adds shapes.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }

  /// Removes a shape.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

  /// Removes shapes.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  // MARK: Views of annotations

  /// Names the class of views with an identifier.
  open func register(
    _ viewClass: AnyClass?,
    forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    makers[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// A view that is used again; `nil`, because none is taken off the map.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
}
