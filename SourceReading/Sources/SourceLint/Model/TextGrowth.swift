import SwiftSyntax

extension TypeModel {
  /// The facts with which the text of the view with these keys does not grow, or nil where the file says so.
  ///
  /// A view whose fonts come from code that is not read here, such as a package, is not said to grow.
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

  /// The facts with which none of the fonts grows, or nil where the file says so.
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

  /// Whether a view without a font in the file has UIKit's of a fixed size: a label that the type makes, or the
  /// title of a button.
  private func hasFontOfUIKit(_ keys: [String], _ view: Binding?) -> Bool {
    keys.contains { $0.hasSuffix(".titleLabel") }
      || ([view] + keys.map { members[$0] }).contains {
        $0?.typeName == "UILabel" && $0?.value != nil
      }
  }
}
