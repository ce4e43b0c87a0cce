import CHarfBuzz
public import FontDescriptors

/// One axis of a variable font, as its `fvar` table gives it.
public struct VariationAxis: Hashable, Sendable {
  /// The name, such as `wght`.
  public var tag: OpenTypeTag
  /// The smallest value.
  public var minimum: Double
  /// The value of the font without variations.
  public var defaultValue: Double
  /// The largest value.
  public var maximum: Double

  /// Returns a value moved into the axis.
  public func clamp(_ value: Double) -> Double {
    value.isNaN ? defaultValue : min(max(value, minimum), maximum)
  }
}

extension VariationAxis {
  /// Reads the axes of a face in the order of the font.
  static func axes(of face: OpaquePointer) -> [VariationAxis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0, count <= 64 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      VariationAxis(
        tag: OpenTypeTag(rawValue: $0.tag),
        minimum: Double($0.min_value),
        defaultValue: Double($0.default_value),
        maximum: Double($0.max_value)
      )
    }
  }
}
