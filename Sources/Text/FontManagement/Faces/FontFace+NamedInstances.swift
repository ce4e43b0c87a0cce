import CHarfBuzz
import FontDescriptors

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

  /// A style that a variable font has a name for.
  struct NamedInstance {
    var name: String
    var postScriptName: String?
    var coordinates: [OpenTypeTag: Double]
  }

  /// The named instances in the order of the font; none for a static font.
  var namedInstances: [NamedInstance] {
    let count = hb_ot_var_get_named_instance_count(face)
    return (0..<count).compactMap { index in
      guard let name = name(hb_ot_var_named_instance_get_subfamily_name_id(face, index)) else {
        return nil
      }
      return NamedInstance(
        name: name,
        postScriptName: self.name(hb_ot_var_named_instance_get_postscript_name_id(face, index)),
        coordinates: coordinates(ofNamedInstance: Int(index) + 1)
      )
    }
  }

  private func name(_ identifier: hb_ot_name_id_t) -> String? {
    // OpenType's 0xFFFF stands for no name.
    identifier == 0xFFFF ? nil : FontNames.read(identifier, face)
  }
}
