import Foundation
import Testing

@testable import HeadlessUIKit

// The expected frames follow from what the documentation of NSCollectionLayoutGroup, NSCollectionLayoutSection and
// NSCollectionLayoutDimension says about fractions, insets and distances.
@Suite("A compositional layout places groups of items")
struct CompositionalLayoutTests {
  private final class Source: UICollectionViewDataSource {
    let counts: [Int]
    let height: Double

    init(_ counts: [Int], height: Double) {
      self.counts = counts
      self.height = height
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      let box = Box(30, height + Double(indexPath.item) * 10)
      cell.contentView.addSubview(box)
      let content = cell.contentView
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        box.topAnchor.constraint(equalTo: content.topAnchor),
        box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The frames of the cells in a collection of 200 × 300 points, and the size of the content.
  private func frames(
    _ section: NSCollectionLayoutSection,
    counts: [Int] = [5],
    height: Double = 20,
    rightToLeft: Bool = false
  ) -> (cells: [CGRect], content: CGSize, others: [CGRect]) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    if rightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
    let source = Source(counts, height: height)
    collection.dataSource = source
    collection.layoutIfNeeded()
    let cells = (0..<counts.count).flatMap { section in
      (0..<counts[section]).compactMap {
        collection.cellForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
    let others = collection.ends.keys.sorted().compactMap { collection.ends[$0]?.frame }
    return withExtendedLifetime(source) { (cells, collection.contentSize, others) }
  }

  private func grid(columns: Double, height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup
  {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), height),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1 / columns), .fractionalHeight(1))
        )
      ]
    )
  }

  @Test("An item is repeated until its group is full")
  func repeats() {
    let result = frames(NSCollectionLayoutSection(group: grid(columns: 4, height: .absolute(40))))
    #expect(
      result.cells == [
        CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 50, y: 0, width: 50, height: 40),
        CGRect(x: 100, y: 0, width: 50, height: 40), CGRect(x: 150, y: 0, width: 50, height: 40),
        CGRect(x: 0, y: 40, width: 50, height: 40),
      ]
    )
    #expect(result.content == CGSize(width: 200, height: 80))
  }

  @Test("Thirds fill a group")
  func thirds() {
    let result = frames(NSCollectionLayoutSection(group: grid(columns: 3, height: .absolute(40))))
    #expect(result.cells.map(\.minY) == [0, 0, 0, 40, 40])
  }

  @Test("Fractions of the width also give heights")
  func squares() {
    let result = frames(
      NSCollectionLayoutSection(group: grid(columns: 4, height: .fractionalWidth(0.25)))
    )
    #expect(result.cells[0] == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("Insets and distances of sections and groups")
  func insets() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))),
      count: 2
    )
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 30)
    section.interGroupSpacing = 8
    let result = frames(section, counts: [3])
    // 160 points without the insets: two of 70 with 20 between them.
    #expect(
      result.cells == [
        CGRect(x: 10, y: 5, width: 70, height: 40), CGRect(x: 100, y: 5, width: 70, height: 40),
        CGRect(x: 10, y: 53, width: 70, height: 40),
      ]
    )
    #expect(result.content == CGSize(width: 200, height: 108))
  }

  @Test("The insets of an item shrink it in its place")
  func itemInsets() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item]
    )
    let result = frames(NSCollectionLayoutSection(group: group), counts: [2])
    #expect(
      result.cells == [
        CGRect(x: 2, y: 1, width: 94, height: 36), CGRect(x: 102, y: 1, width: 94, height: 36),
      ]
    )
  }

  @Test("Groups lie in groups")
  func nested() {
    let leading = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1))
    )
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))
    )
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitems: [small]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [leading, trailing]
    )
    let result = frames(NSCollectionLayoutSection(group: group), counts: [4])
    #expect(
      result.cells == [
        CGRect(x: 0, y: 0, width: 140, height: 100), CGRect(x: 140, y: 0, width: 60, height: 50),
        CGRect(x: 140, y: 50, width: 60, height: 50),
        CGRect(x: 0, y: 100, width: 140, height: 100),
      ]
    )
  }

  @Test("Estimated heights are those of the cells, and rows are as high as their highest")
  func estimated() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      subitems: [item]
    )
    // The cells are 20, 30 and 40 points high.
    let result = frames(NSCollectionLayoutSection(group: group), counts: [3])
    #expect(
      result.cells == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 100, y: 0, width: 100, height: 30),
        CGRect(x: 0, y: 30, width: 100, height: 40),
      ]
    )
  }

  @Test("A section that scrolls across shows one line")
  func orthogonal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(90), .absolute(60)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let result = frames(section, counts: [5, 1])
    #expect(
      result.cells == [
        CGRect(x: 0, y: 0, width: 90, height: 60), CGRect(x: 100, y: 0, width: 90, height: 60),
        CGRect(x: 0, y: 60, width: 90, height: 60),
      ]
    )
    #expect(result.content == CGSize(width: 200, height: 120))
  }

  @Test("Headers and footers lie at the ends of the section")
  func headers() {
    let section = NSCollectionLayoutSection(group: grid(columns: 1, height: .absolute(40)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let line = size(.fractionalWidth(1), .absolute(30))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line,
        elementKind: "a header",
        alignment: .top
      ),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line,
        elementKind: "b footer",
        alignment: .bottom
      ),
    ]
    let result = frames(section, counts: [1])
    #expect(
      result.others == [
        CGRect(x: 20, y: 0, width: 160, height: 30), CGRect(x: 20, y: 90, width: 160, height: 30),
      ]
    )
    #expect(result.cells == [CGRect(x: 20, y: 40, width: 160, height: 40)])
    #expect(result.content.height == 120)
  }

  @Test("A badge hangs at the corner of its item")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
    )
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(80), .absolute(40)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    #expect(frames(section, counts: [1]).others == [CGRect(x: 70, y: 10, width: 20, height: 20)])
  }

  @Test("Items run from right to left where the language does")
  func rightToLeft() {
    let section = NSCollectionLayoutSection(group: grid(columns: 4, height: .absolute(40)))
    #expect(frames(section, counts: [2], rightToLeft: true).cells.map(\.minX) == [150, 100])
  }
}
