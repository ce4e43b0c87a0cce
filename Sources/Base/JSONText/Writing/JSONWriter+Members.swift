extension JSONWriter {
  /// Writes a key with an object.
  public mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  /// Writes a key with a list.
  public mutating func array(_ key: String, _ elements: (inout JSONWriter) -> Void) {
    self.key(key)
    array(elements)
  }

  /// Writes a key with a list of texts.
  public mutating func array(_ key: String, _ texts: [String]) {
    array(key) { writer in
      for text in texts { writer.string(text) }
    }
  }

  /// Writes a key with a text; nothing for `nil`.
  public mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  /// Writes a key with a number.
  public mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  /// Writes a key with a whole number.
  public mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    number(value)
  }

  /// Writes a key with true or false.
  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    boolean(value)
  }
}
