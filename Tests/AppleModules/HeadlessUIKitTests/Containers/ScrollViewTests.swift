import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("A scroll view shows a part of its content")
struct ScrollViewTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))

  init() { root.addSubview(scroll) }

  private func fill(_ box: UIView, from item: any LayoutEdges) {
    scroll.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: item.topAnchor, constant: 6),
      item.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 7),
      item.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
    ])
  }

  @Test("Constraints to its edges give the content's size, not the view's")
  func edges() {
    fill(Box(500, 900), from: scroll)
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 10, y: 20, width: 300, height: 400))
    #expect(scroll.contentSize == CGSize(width: 512, height: 914))
  }

  @Test("So do constraints to the content guide")
  func contentGuide() {
    fill(Box(500, 900), from: scroll.contentLayoutGuide)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 512, height: 914))
  }

  @Test("Sizes and centers are those of the frame")
  func frame() {
    let box = Box(50, 900)
    fill(box, from: scroll.contentLayoutGuide)
    box.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -12).isActive = true
    let middle = Box(10, 10)
    scroll.addSubview(middle)
    middle.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    middle.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 914))
    #expect(middle.frame == CGRect(x: 145, y: 0, width: 10, height: 10))
  }

  @Test("What is pinned to the frame guide does not scroll")
  func frameGuide() {
    fill(Box(500, 900), from: scroll)
    let badge = Box(20, 20)
    scroll.addSubview(badge)
    badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.convert(badge.bounds.origin, to: root) == CGPoint(x: 290, y: 20))
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(badge.convert(badge.bounds.origin, to: root) == CGPoint(x: 290, y: 20))
  }

  @Test("Content inside moves with the offset")
  func offset() {
    let box = Box(500, 900)
    fill(box, from: scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 5, y: 6))
    #expect(box.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -74))
  }

  @Test("A part of the content is made visible with the least scrolling")
  func visible() {
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 150))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 600)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 30)
  }

  @Test("The safe area moves content that scrolls")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.screen = UIScreen(
      size: Size(width: 375, height: 812),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(displayScale: 3)
    )
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentSize = CGSize(width: 375, height: 2000)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -44))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.contentOffset == .zero)
    #expect(window.layoutSnapshot().root.children[0].scroll?.contentSize.height == 2000)
  }

  @Test("A refresh control is 60 points high and above the content")
  func refreshing() {
    let control = UIRefreshControl()
    scroll.refreshControl = control
    root.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    #expect(control.isHidden)
  }
}

/// A type with edges to pin to.
protocol LayoutEdges {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: LayoutEdges {}
extension UILayoutGuide: LayoutEdges {}
