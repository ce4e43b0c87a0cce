import Testing
import UIKit

private final class Page: UICollectionViewLayoutAttributes {
  var ratio = 0.0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Page)?.ratio = ratio
    return copy
  }
}

private final class Line: UICollectionReusableView {}

/// A layout as apps write it: attributes of its own class, turned cells, and a decoration.
private final class Pages: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { Page.self }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let items = super.layoutAttributesForElements(in: rect) ?? []
    for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line",
      with: IndexPath(item: 0, section: 0)
    )
    line.frame = CGRect(x: 0, y: 90, width: 200, height: 1)
    return items + [line]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("Names of collections that apps use")
struct CollectionNamesTests {
  private func collection(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("A layout's own attributes, turns and decorations are taken")
  func layout() {
    let layout = Pages()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let source = Source()
    let view = collection(layout, source)
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.layoutAttributesForItem(at: path) is Page)
    #expect(view.cellForItem(at: path)?.transform.a == 0.5)
    #expect(view.subviews.contains { $0 is Line && $0.frame.minY == 90 })
  }

  @Test("A copy of attributes has their class and their values")
  func copying() {
    let page = Page(forCellWith: IndexPath(item: 2, section: 1))
    page.ratio = 0.3
    page.transform = CGAffineTransform(translationX: 4, y: 0)
    let copy = page.copy() as? Page
    #expect(copy?.ratio == 0.3)
    #expect(copy?.indexPath == page.indexPath)
    #expect(copy?.transform.tx == 4)
    #expect(copy?.representedElementCategory == .cell)
  }

  @Test("Items are selected, and found at a point")
  func selection() {
    let source = Source()
    let view = collection(UICollectionViewFlowLayout(), source)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    view.selectItem(at: first, animated: false, scrollPosition: [])
    view.selectItem(at: second, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [second])
    #expect(view.cellForItem(at: second)?.isSelected == true)
    #expect(view.cellForItem(at: first)?.isSelected == false)
    view.deselectItem(at: second, animated: false)
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == first)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 99)) == nil)
  }
}
