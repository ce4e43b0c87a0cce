// Written by Scripts/generate-tables from Reference/uikit-facts/collections.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = UICollectionViewFlowLayout()
  note("size", a.itemSize)
  note("line", a.minimumLineSpacing)
  note("item", a.minimumInteritemSpacing)
  note("vertical", a.scrollDirection == .vertical)
  note("inset", a.sectionInset)
  note("header", a.headerReferenceSize)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 100, height: 40)
  let source = keep(CollectionSource([4]))
  view.fill(source.feed(flow))
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 100, height: 40)
  flow.minimumLineSpacing = 17
  let source = keep(CollectionSource([7]))
  view.fill(source.feed(flow))
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 100, height: 40)
  flow.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 30, right: 25)
  let source = keep(CollectionSource([3]))
  let grid = source.feed(flow)
  grid.contentInsetAdjustmentBehavior = .never
  view.fill(grid)
  measure { note("size", grid.contentSize) }
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.headerReferenceSize = CGSize(width: 10, height: 33)
  let source = keep(CollectionSource([3]))
  view.fill(source.feed(flow))
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let source = keep(CollectionSource([2]))
  source.size = { CGSize(width: $0.item == 0 ? 393 : 200, height: $0.item == 0 ? 80 : 60) }
  view.fill(source.feed(UICollectionViewFlowLayout()))
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 100, height: 40)
  let source = keep(CollectionSource([5]))
  view.fill(source.feed(flow))
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let source = keep(CollectionSource([5]))
  source.size = { CGSize(width: 100, height: $0.item == 0 ? 60 : 40) }
  view.fill(source.feed(UICollectionViewFlowLayout()))
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), repeatingSubitem: item, count: 3)
  let source = keep(CollectionSource([4]))
  view.fill(source.feed(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))))
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.scrollDirection = .horizontal
  flow.itemSize = CGSize(width: 100, height: 40)
  let source = keep(CollectionSource([3]))
  let grid = source.feed(flow)
  grid.contentInsetAdjustmentBehavior = .never
  view.place(grid, x: 0, y: 100, width: 393, height: 90)
  measure { note("size", grid.contentSize) }
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 100, height: 40)
  let source = keep(CollectionSource([3]))
  view.fill(source.feed(flow))
  onStep {
    flow.itemSize = CGSize(width: 393, height: 70)
    flow.invalidateLayout()
  }
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let source = keep(CollectionSource([1000]))
  view.fill(source.feed(UICollectionViewFlowLayout()))
  measure { note("made", source.made) }
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 200, height: 40)
  let source = keep(CollectionSource([3]))
  let grid = source.feed(flow)
  grid.contentInsetAdjustmentBehavior = .never
  view.fill(grid)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  let source = keep(CollectionSource([2]))
  source.fill = { cell, path in cell.contentView.fill(box("c\(path.item)", path.item == 0 ? 120 : 80, 66)) }
  view.fill(source.feed(flow))
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
  let source = keep(CollectionSource([4]))
  view.fill(source.feed(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))))
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 12
  section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 6, trailing: 30)
  let source = keep(CollectionSource([2]))
  let grid = source.feed(UICollectionViewCompositionalLayout(section: section))
  grid.contentInsetAdjustmentBehavior = .never
  view.fill(grid)
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item, count: 3)
  group.interItemSpacing = .fixed(9)
  let source = keep(CollectionSource([3]))
  view.fill(source.feed(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))))
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 7)
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
  let source = keep(CollectionSource([2]))
  view.fill(source.feed(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))))
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let source = keep(CollectionSource([2]))
  source.fill = { cell, path in cell.contentView.fill(box("c\(path.item)", nil, path.item == 0 ? 90 : 30)) }
  view.fill(source.feed(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))))
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(33)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  ]
  let source = keep(CollectionSource([2]))
  view.fill(source.feed(UICollectionViewCompositionalLayout(section: section)))
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(80)), subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .continuous
  section.interGroupSpacing = 10
  let source = keep(CollectionSource([5]))
  view.fill(source.feed(UICollectionViewCompositionalLayout(section: section)))
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let source = keep(CollectionSource([2], cell: UICollectionViewListCell.self))
  source.fill = { cell, _ in
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
  }
  view.fill(source.feed(UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))))
}

private func fact23(_ controller: UIViewController, _ view: UIView) {
  let source = keep(CollectionSource([2], cell: UICollectionViewListCell.self))
  source.fill = { cell, _ in
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
  }
  view.fill(source.feed(UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))))
}

private func fact24(_ controller: UIViewController, _ view: UIView) {
  let flow = UICollectionViewFlowLayout()
  let grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
  let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.accessibilityIdentifier = "i\(item)" }
  let source = keep(UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { grid, path, item in
    grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
  })
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  snapshot.appendItems([7, 8, 9])
  note("items", snapshot.numberOfItems)
  source.apply(snapshot, animatingDifferences: false)
  view.fill(grid)
  onStep {
    var next = source.snapshot()
    next.deleteItems([8])
    source.apply(next, animatingDifferences: false)
  }
}

extension Fact {
  static let collections: [Fact] = [
    Fact(
      "flow-defaults",
      "A flow layout has items of 50 by 50, 10 points between them and scrolls upright.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize",
      expects: ["size.width == 50", "size.height == 50", "line == 10", "item == 10", "vertical == 1", "inset.top == 0", "header.height == 0"],
      fact1
    ),
    Fact(
      "flow-spreads",
      "A full line of a flow layout reaches from edge to edge.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing",
      expects: ["i0.minX == 0", "i1.minX == 146.5", "i2.maxX == 393", "i3.minX == 0"],
      fact2
    ),
    Fact(
      "flow-lines",
      "The lines of a flow layout stand the line spacing apart.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimumlinespacing",
      expects: ["i3.minY == i0.maxY + 17", "i6.minY == i3.maxY + 17"],
      fact3
    ),
    Fact(
      "flow-section-inset",
      "The section's inset stands around its items.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset",
      expects: ["i0.minX == 20", "i0.minY == 12", "i2.maxX == 368", "size.height == 82"],
      fact4
    ),
    Fact(
      "flow-header",
      "The header of a section has the height of its reference size and the width of the view.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize",
      expects: ["h0.height == 33", "h0.width == 393", "i0.minY == h0.maxY"],
      fact5
    ),
    Fact(
      "flow-delegate-sizes",
      "The delegate's size of an item holds.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:sizeforitemat:)",
      expects: ["i0.width == 393", "i0.height == 80", "i1.width == 200", "i1.minY == i0.maxY + 10"],
      fact6
    ),
    Fact(
      "flow-grid-last-line",
      "Items of one size stand in columns on the last line too.",
      source: "http://www.openradar.me/20825965",
      expects: ["i1.minX == 146.5", "i4.minX == i1.minX", "i3.minX == i0.minX"],
      fact7
    ),
    Fact(
      "flow-mixed-last-line",
      "The last line of items of several sizes begins at its start, with the least distance.",
      source: "http://www.openradar.me/20825965",
      expects: ["i1.minX == 146.5", "i3.minX == 0", "i4.minX == 110"],
      fact8
    ),
    Fact(
      "flow-repeating-group",
      "A group that repeats an item keeps the item's size.",
      source: "https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)",
      expects: ["i0.width == 60", "i2.minX == 120", "i3.minX == 0", "i3.minY == i0.maxY"],
      fact9
    ),
    Fact(
      "flow-horizontal",
      "A horizontal flow layout fills columns.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection",
      expects: ["i0.minX == 0", "i1.minX == 0", "i1.minY == 150", "i2.minX == 110", "size.width == 210"],
      fact10
    ),
    Fact(
      "flow-item-size-change",
      "A new item size lays the items out again.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()",
      before: ["i0.width == 100"],
      steps: ["step"],
      expects: ["i0.width == 393", "i1.minY == i0.maxY + 10"],
      fact11
    ),
    Fact(
      "flow-visible",
      "Of a thousand items only those near the screen are made.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionview",
      expects: ["made < 200", "count(i0) == 1", "count(i900) == 0"],
      fact12
    ),
    Fact(
      "flow-rotation",
      "A flow layout lays out anew in the width of a rotation.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)",
      before: ["i1.minY == i0.maxY + 10"],
      steps: ["landscape"],
      expects: ["i1.minY == i0.minY", "i2.minY == i0.minY"],
      fact13
    ),
    Fact(
      "flow-self-sizing",
      "With the automatic size an item is as large as its content.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/automaticsize",
      expects: ["i0.width == 120", "i0.height == 66", "i1.width == 80"],
      fact14
    ),
    Fact(
      "compositional-half",
      "Items of half a width stand side by side.",
      source: "https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalwidth(_:)",
      expects: ["i0.width == 196.5", "i0.height == 100", "i1.minX == 196.5", "i2.minX == 0", "i2.minY == i0.maxY"],
      fact15
    ),
    Fact(
      "compositional-spacing",
      "Spacing between groups and insets of a section.",
      source: "https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/intergroupspacing",
      expects: ["i0.minX == 20", "i0.maxX == 363", "i0.minY == 5", "i1.minY == i0.maxY + 12"],
      fact16
    ),
    Fact(
      "compositional-inter-item",
      "A group of a number of items makes them equally wide and keeps the spacing between them.",
      source: "https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitem:count:)",
      expects: ["i0.width == 125", "i1.minX == 134", "i2.maxX == 393"],
      fact17
    ),
    Fact(
      "compositional-item-insets",
      "Content insets of an item make it smaller within its place.",
      source: "https://developer.apple.com/documentation/uikit/nscollectionlayoutitem/contentinsets",
      expects: ["i0.minX == 5", "i0.width == 184.5", "i0.height == 90", "i1.minX == 201.5"],
      fact18
    ),
    Fact(
      "compositional-estimated",
      "An estimated height becomes that of the content.",
      source: "https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)",
      expects: ["i0.height == 90", "i1.height == 30", "i1.minY == i0.maxY", "i0.width == 393"],
      fact19
    ),
    Fact(
      "compositional-header",
      "A boundary item at the top stands above the items.",
      source: "https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem",
      expects: ["h0.height == 33", "i0.minY == h0.maxY", "h0.width == 393"],
      fact20
    ),
    Fact(
      "compositional-orthogonal",
      "A section that scrolls across keeps its groups on one line.",
      source: "https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior",
      expects: ["i0.width == 150", "i1.minX == 160", "i1.minY == i0.minY", "i2.minX == 320"],
      fact21
    ),
    Fact(
      "list-plain",
      "A plain list's cells are as wide as the screen.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)",
      expects: ["i0.width == 393", "i1.minY == i0.maxY", "i0.height >= 44"],
      fact22
    ),
    Fact(
      "list-inset-grouped",
      "An inset grouped list's cells stand apart from the sides.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum/insetgrouped",
      expects: ["i0.minX >= 16", "i0.minX == 393 - i0.maxX", "i0.minX <= 20"],
      fact23
    ),
    Fact(
      "diffable-snapshot",
      "A diffable data source shows the items of its snapshot.",
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)",
      before: ["items == 3", "count(i8) == 1"],
      steps: ["step"],
      expects: ["count(i8) == 0", "count(i9) == 1", "i9.minX > i7.minX"],
      fact24
    ),
  ]
}
