internal import CCairo

/// Swift objects that objects of Cairo keep alive.
enum CairoOwner {
  /// Keeps an object alive until Cairo frees what it was stored in.
  ///
  /// - Parameters:
  ///   - owner: The object.
  ///   - store: Stores the object with a key and a function that Cairo calls at the end.
  static func keep(
    _ owner: AnyObject,
    store: (
      UnsafePointer<cairo_user_data_key_t>, UnsafeMutableRawPointer, cairo_destroy_func_t
    ) -> cairo_status_t
  ) {
    let owner = Unmanaged<AnyObject>.passRetained(owner)
    let status = store(key.pointer, owner.toOpaque()) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { owner.release() }
  }

  /// The address under which Cairo stores an owner.
  ///
  /// Unchecked: nobody writes to it.
  private struct Key: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
  }

  private static let key = Key()
}
