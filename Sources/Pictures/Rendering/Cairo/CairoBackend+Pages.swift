internal import CCairo
internal import DynamicType
import Snapshots

extension CairoBackend {
  func beginPage(_ size: Size) -> Bool {
    guard !isRaster else { return false }
    endPage()
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    cairo_save(context)
    return true
  }

  func setTitle(_ title: String) -> Bool {
    guard !isRaster else { return false }
    // Cairo reads a string of C: what follows a null would be lost.
    let visible = String(title.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : Character($0) })
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, visible)
    return true
  }

  /// Puts the page out; transforms and clips end with it.
  func endPage() {
    cairo_restore(context)
    cairo_show_page(context)
  }
}
