import CHarfBuzz

extension FontFace {
  /// The values of a named instance of the font, counted from 1; 0 means none.
  func coordinates(ofNamedInstance number: Int) -> [OpenTypeTag: Double] {
    guard number > 0, number <= Int(hb_ot_var_get_named_instance_count(face)) else { return [:] }
    var values = [Float](repeating: 0, count: axes.count)
    var count = UInt32(values.count)
    hb_ot_var_named_instance_get_design_coords(face, UInt32(number - 1), &count, &values)
    return Dictionary(
      zip(axes.map(\.tag), values.map(Double.init)),
      uniquingKeysWith: { first, _ in first }
    )
  }
}
