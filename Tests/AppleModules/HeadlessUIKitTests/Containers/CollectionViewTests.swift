import Foundation
import Testing

@testable import HeadlessUIKit

/// A source of cells with a box of a size each.
final class BoxSource: UICollectionViewDataSource {
  let sizes: [CGSize]
  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let box = Box(sizes[indexPath.item].width, sizes[indexPath.item].height)
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
}

@Suite("A flow layout fills lines")
struct CollectionViewTests {
  private func frames(
    _ sizes: [CGSize],
    _ configure: (UICollectionViewFlowLayout) -> Void = { _ in },
    rightToLeft: Bool = false
  ) -> (frames: [CGRect], size: CGSize) {
    let layout = UICollectionViewFlowLayout()
    configure(layout)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    if rightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
    let source = BoxSource(sizes)
    collection.dataSource = source
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    return withExtendedLifetime(source) { (frames, collection.contentSize) }
  }

  private let squares = [CGSize](repeating: CGSize(width: 50, height: 50), count: 5)

  @Test("Full lines reach from edge to edge, and items of one size stand in columns on the last")
  func lines() {
    // Three of 50 with a least distance of 10 in 200: 25 between them. The last line: Open Radar 20825965.
    let result = frames(squares)
    #expect(
      result.frames == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 75, y: 0, width: 50, height: 50),
        CGRect(x: 150, y: 0, width: 50, height: 50), CGRect(x: 0, y: 60, width: 50, height: 50),
        CGRect(x: 75, y: 60, width: 50, height: 50),
      ]
    )
    #expect(result.size == CGSize(width: 200, height: 110))
  }

  @Test("Insets surround the section")
  func insets() {
    let result = frames(squares) {
      $0.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 20)
      $0.minimumLineSpacing = 5
    }
    #expect(result.frames[0].origin == CGPoint(x: 20, y: 1))
    // Two of 50 in 160: 60 between them.
    #expect(result.frames[1].origin == CGPoint(x: 130, y: 1))
    #expect(result.frames[2].origin == CGPoint(x: 20, y: 56))
    #expect(result.size.height == 164)
  }

  @Test("Columns follow each other where it scrolls to the side")
  func horizontal() {
    let result = frames(squares) { $0.scrollDirection = .horizontal }
    #expect(result.frames[4].origin == CGPoint(x: 0, y: 250))
    #expect(result.size == CGSize(width: 50, height: 300))
  }

  @Test("From right to left lines begin at the right")
  func rightToLeft() {
    let result = frames(squares, rightToLeft: true)
    #expect(result.frames[0].origin == CGPoint(x: 150, y: 0))
    #expect(result.frames[4].origin == CGPoint(x: 75, y: 60))
  }

  @Test("Cells decide their sizes where the layout estimates")
  func selfSizing() {
    let sizes = [CGSize(width: 120, height: 20), CGSize(width: 60, height: 40)]
    let result = frames(sizes) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    #expect(
      result.frames == [
        CGRect(x: 0, y: 10, width: 120, height: 20), CGRect(x: 130, y: 0, width: 60, height: 40),
      ]
    )
  }

  @Test("Only what is visible is made")
  func visible() {
    let many = [CGSize](repeating: CGSize(width: 50, height: 50), count: 1000)
    #expect(frames(many).frames.count == 15)
  }

  @Test("After the data is read again nothing is visible until the next layout")
  func readAgain() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collection.staticSource = StaticCollectionSource(
      cells: [UICollectionViewCell(frame: .zero)],
      ends: [:]
    )
    let path = IndexPath(item: 0, section: 0)
    #expect(collection.indexPathsForVisibleItems.isEmpty && collection.cellForItem(at: path) == nil)
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems == [path])
    collection.reloadData()
    #expect(collection.visibleCells.isEmpty)
    collection.reloadItems(at: [path])
    #expect(collection.visibleCells.count == 1)
  }

  @Test("Headers stand above their section")
  func headers() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    let header = UICollectionReusableView(frame: .zero)
    collection.staticSource = StaticCollectionSource(
      cells: [UICollectionViewCell(frame: .zero)],
      ends: [UICollectionView.elementKindSectionHeader: header]
    )
    collection.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(collection.visibleCells.map(\.frame.minY) == [30])
  }
}
