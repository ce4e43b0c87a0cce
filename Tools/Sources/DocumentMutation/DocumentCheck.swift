import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import Rendering
import ScreenAudit
import ScreenLoading
import ScreenPreview
import Snapshots

/// Lays a document out on its canvas and on a device, audits it, and checks the results.
public struct DocumentCheck: Sendable {
  /// Whether the screens are also drawn.
  public let drawsPictures: Bool

  /// Creates a check.
  public init(drawsPictures: Bool = false) { self.drawsPictures = drawsPictures }

  /// Returns the results that are not finite; a rejected document has none.
  public func faults(of bytes: [UInt8]) -> [String] {
    guard let document = try? InterfaceDocument(bytes: bytes, file: "Mutated.storyboard"),
      document.refusal == nil
    else { return [] }
    return canvasFaults(document) + screenFaults(document)
  }

  private func canvasFaults(_ document: InterfaceDocument) -> [String] {
    CanvasLoader(document).load().flatMap { item in
      faults(of: item.view.layoutSnapshot(), "canvas, \(item.id)")
    }
  }

  private func screenFaults(_ document: InterfaceDocument) -> [String] {
    guard let device = Device.named("iPhone SE 4.7-inch") else { return [] }
    var options = LoadOptions()
    options.laysOutAllRows = true
    let source = DocumentSource(ScreenLoader(document, options: options), onlyShipped: false)
    let sweep = Sweep(
      settings: [SweepSetting(device: device)],
      categories: [.large, .accessibilityExtraExtraExtraLarge],
      workers: 1
    )
    let auditor = ScreenAuditor()
    let audited = sweep.map([source]) { series, _ in
      var faults: [String] = []
      for step in series.launched + series.changed {
        faults += self.faults(
          of: step.snapshot,
          "\(series.screen.id) at \(step.category.shortName)"
        )
      }
      if drawsPictures, let last = series.launched.last {
        _ = PictureFormat.png.file(of: last.snapshot)
      }
      return (auditor.observe(series), faults)
    }
    _ = auditor.findings(in: audited.map(\.0))
    return audited.flatMap(\.1)
  }

  private func faults(of snapshot: LayoutSnapshot, _ place: String) -> [String] {
    var faults: [String] = []
    snapshot.forEach { visit in
      let frame = visit.element.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height, visit.element.alpha]
      guard !numbers.allSatisfy(\.isFinite) else { return }
      let identity = visit.element.identity
      faults.append(
        "\(place): \(identity.className) \(identity.objectID ?? "") has the frame \(frame)"
      )
    }
    return faults
  }
}
