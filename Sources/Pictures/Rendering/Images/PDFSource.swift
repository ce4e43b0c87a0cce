internal import CPoppler
internal import DynamicType

/// The first page of a PDF file as poppler reads it.
final class PDFSource: VectorSource {
  private let document: OpaquePointer
  private let page: OpaquePointer
  let size: Size

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    try EmbeddedPictures(limits: limits).check(pdf: bytes)
    var error: UnsafeMutablePointer<GError>?
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    guard let document = poppler_document_new_from_bytes(data, nil, &error) else {
      throw .damaged(GLibError.message(&error), in: "PDF")
    }
    guard poppler_document_get_n_pages(document) > 0,
      let page = poppler_document_get_page(document, 0)
    else {
      g_object_unref(UnsafeMutableRawPointer(document))
      throw .damaged("no page", in: "PDF")
    }
    var width = 0.0
    var height = 0.0
    poppler_page_get_size(page, &width, &height)
    do throws(ImageError) {
      try limits.check(width: width, height: height, of: "PDF, page 1")
    } catch {
      g_object_unref(UnsafeMutableRawPointer(page))
      g_object_unref(UnsafeMutableRawPointer(document))
      throw error
    }
    size = Size(width: width, height: height)
    self.document = document
    self.page = page
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(page))
    g_object_unref(UnsafeMutableRawPointer(document))
  }

  func draw(in context: OpaquePointer) throws(ImageError) {
    // Without poppler's on-screen hairline adjustment, so that all sizes look alike.
    poppler_page_render_for_printing(page, context)
  }
}
