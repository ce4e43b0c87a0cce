import SwiftSyntax

extension TypeModel {
  /// The facts under which the text of the view with these keys does not scale, or `nil` if the file shows
  /// it.
  ///
  /// A view whose fonts come from code that is not read here, such as a package, is not assumed to scale.
  func contradictionsOfGrowth(
    of keys: [String],
    _ view: Binding?,
    in file: FileModel
  ) -> [ProjectFact]? {
    if hasFlag("adjustsFontForContentSizeCategory", on: keys) { return [] }
    let fonts = assignments.filter {
      $0.property == "font" && !Set($0.keys).isDisjoint(with: keys)
    }
    guard !fonts.isEmpty else { return hasFontOfUIKit(keys, view) ? nil : [] }
    return Self.contradictionsOfGrowth(of: fonts, in: file)
  }

  /// The facts under which none of the fonts scales, or `nil` if the file shows it.
  static func contradictionsOfGrowth(
    of fonts: [AssignmentSite],
    in file: FileModel
  ) -> [ProjectFact]? {
    var names: [String] = []
    for font in fonts {
      for value in font.alternatives {
        switch FontValue.of(value, in: font.scope, file: file) {
        case .preferred, .scaled: return []
        case .fixed: continue
        case .unknown:
          names += FontHelper.keys(of: value, in: font.scope) ?? FontHelper.names(of: value)
        }
      }
    }
    return names.isEmpty ? nil : [.makesNoScaledFont(names)]
  }

  /// Whether a view without a font in the file has UIKit's fixed default font: a label that the type creates,
  /// or the title of a button.
  private func hasFontOfUIKit(_ keys: [String], _ view: Binding?) -> Bool {
    keys.contains { $0.hasSuffix(".titleLabel") }
      || ([view] + keys.map { members[$0] }).contains {
        $0?.typeName == "UILabel" && $0?.value != nil
      }
  }
}
