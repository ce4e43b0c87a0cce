import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Collection items of a fixed size.
  static let fixedItemSize = SourceRule(
    description: RuleDescription(
      id: "fixed-item-size",
      title: "Collection items of a fixed height",
      explanation: "Text in the items is cut off when it grows.",
      defaultSeverity: .warning,
      criteria: .clipping,
      help: "Use `.estimated` for the height, or `UICollectionViewFlowLayout.automaticSize`."
    ),
    examples: [
      "layout.itemSize = CGSize(width: 120, height: 80)",
      "let s = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), "
        + "heightDimension: .absolute(44))",
    ],
    nearMisses: [
      "let s = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), "
        + "heightDimension: .estimated(44))",
      "layout.itemSize = UICollectionViewFlowLayout.automaticSize",
      "layout.itemSize = CGSize(width: side, height: side)",
      "class C: UICollectionViewController { func f() { layout.itemSize = CGSize(width: 60, height: 80) }\n"
        + "func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, "
        + "sizeForItemAt i: IndexPath) -> CGSize { size(of: i) } }",
      "let s = NSCollectionLayoutSize(widthDimension: .absolute(40), "
        + "heightDimension: .absolute(40))",
    ],
    checks: .assignments(["itemSize"]) { site, report in
      guard let call = site.value?.call, call.name == "CGSize",
        let height = call.argument("height")?.number, let width = call.argument("width")?.number,
        height >= 20, width != height,
        !site.scope.type.functions.contains(where: { $0.labels.contains("sizeForItemAt") })
      else { return }
      report.add(site.node, "The items are always \(points(height)) high.")
    },
    .calls(["NSCollectionLayoutSize"]) { site, report in
      guard let height = site.argument("heightDimension")?.call, height.name == "absolute",
        let number = height.arguments.first?.expression.number, number >= 20
      else { return }
      let width = site.argument("widthDimension")?.call
      if width?.name == "absolute", width?.arguments.first?.expression.number == number { return }
      report.add(site.node, "The items are always \(points(number)) high.")
    }
  )
}
