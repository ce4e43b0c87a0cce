import Diagnostics
import ScreenAudit
import Snapshots

/// The findings about pictures that are not drawn because they ended an earlier process.
struct EndingFiles {
  let files: [PreviewRun.EndingFile]

  /// The findings about the pictures of a screen, each once.
  func findings(about series: ScreenSeries, location: (String) -> SourceLocation?) -> [Finding] {
    guard !files.isEmpty else { return [] }
    var findings: [Finding] = []
    for snapshot in (series.launched + series.changed).map(\.snapshot) {
      snapshot.forEach { visit in
        let element = visit.element
        for image in Self.images(in: element.drawings + element.overlays) {
          guard let file = file(of: image) else { continue }
          let id = element.identity.objectID ?? series.screen.id
          let finding = Finding.notDrawn(
            image,
            because: file.end,
            at: location(id) ?? SourceLocation(file: series.screen.file, objectID: id)
          )
          if !findings.contains(finding) { findings.append(finding) }
        }
      }
    }
    return findings
  }

  private func file(of image: ImageContent) -> PreviewRun.EndingFile? {
    image.source.flatMap { source in
      source.bytes.withUnsafeBytes { bytes in files.first { $0.isEqual(to: bytes) } }
    }
  }

  /// The images among drawings, those in groups included.
  private static func images(in drawings: [Drawing]) -> [ImageContent] {
    var images: [ImageContent] = []
    var pending = drawings
    while let drawing = pending.popLast() {
      switch drawing {
      case .image(let image): images.append(image)
      case .group(let group): pending += group.drawings
      default: break
      }
    }
    return images
  }
}

extension Finding {
  fileprivate static func notDrawn(
    _ image: ImageContent,
    because end: PreviewRun.ProcessEnd,
    at location: SourceLocation
  ) -> Finding {
    let format = image.source?.format.rawValue.uppercased() ?? ""
    let size = image.source?.bytes.count ?? 0
    let name = image.name.map { "'\($0)'" } ?? "of \(size) bytes (\(format))"
    return Finding(
      rule: .imageNotDrawn,
      message: "The image \(name) is not drawn: decoding it \(end).",
      location: location
    )
  }
}
