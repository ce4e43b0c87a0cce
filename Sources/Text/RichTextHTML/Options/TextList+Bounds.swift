import RichText

extension TextList {
  /// A number of an item within those that browsers take, 32 bits with a sign.
  static func bounded(_ number: Int) -> Int {
    min(max(number, -Int(Int32.max)), Int(Int32.max))
  }
}
