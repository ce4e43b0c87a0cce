internal import CCairo

extension ByteSink {
  /// Appends the bytes that Cairo writes to the sink whose address it was given.
  static let write: cairo_write_func_t = { sink, data, count in
    guard let sink else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().append(data, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  /// The address for ``write``; the sink has to outlive its use.
  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
