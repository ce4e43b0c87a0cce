import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// Makes a view with everything inside of it, without recursion over the depth of the document.
  func makeView(_ top: ObjectNode, superviewSize: CGSize) -> UIView {
    var open: [(node: ObjectNode, view: UIView, children: [ObjectNode], next: Int)] = []
    let first = makeAlone(top, in: superviewSize)
    open.append((top, first, children(of: top), 0))
    while let last = open.last {
      if last.next < last.children.count {
        open[open.count - 1].next += 1
        let child = last.children[last.next]
        let size = container(of: last.view).bounds.size
        open.append((child, makeAlone(child, in: size, of: last.view), children(of: child), 0))
        continue
      }
      open.removeLast()
      finish(last.node, last.view)
      if let parent = open.last { add(last.view, last.node, to: parent.view, parent.node) }
    }
    return first
  }

  /// Makes a view without what is inside of it.
  private func makeAlone(
    _ node: ObjectNode,
    in size: CGSize,
    of parent: UIView? = nil
  ) -> UIView {
    let make = ViewMaker.makers[node.kind]
    if make == nil {
      note(
        .ibUnknownView,
        "No view is known for <\(node.kind)>; an empty view stands for it",
        at: node
      )
    }
    let existing = parent.flatMap { existingContentView(of: $0, for: node) }
    let view = existing ?? make?(node, self) ?? UIView()
    view.identity.objectID = node.id.isEmpty ? nil : node.id
    view.identity.customClass = node.customClass
    view.identity.name = node.userLabel ?? outletName(of: node)
    if !node.id.isEmpty { views[node.id] = view }
    if existing == nil { place(view, node, in: size) }
    applyCommon(view, node)
    applyCustomClass(view, node)
    applyProject(view, node)
    applyLineHeight(view, node)
    return view
  }

  func outletName(of node: ObjectNode) -> String? {
    node.incomingOutlets.first?.property
  }

  /// The frame that the document holds, or what its mask makes of the superview's size.
  private func place(_ view: UIView, _ node: ObjectNode, in size: CGSize) {
    if let frame = node.frame {
      view.frame = CGRect(frame)
    } else if let inset = node.frameInset {
      view.frame = inset.frame(in: size)
    } else {
      view.frame = CGRect(origin: .zero, size: size)
    }
    view.autoresizingMask = .init(rawValue: UInt(node.autoresizingMask.rawValue))
    // A view without constraints has a fixed frame: Interface Builder adds what keeps it in place.
    let isFixed = !isCanvas && node.hasFixedFrame
    if document.settings.usesAutoLayout && !node.translatesAutoresizingMaskIntoConstraints
      && !isFixed
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if isCanvas, node.frame != nil {
      view.drawnAlignmentRect = view.alignmentRect(forFrame: view.frame)
    }
  }

  /// Adds a view to the one that holds it in the document.
  private func add(
    _ view: UIView,
    _ node: ObjectNode,
    to parent: UIView,
    _ parentNode: ObjectNode
  ) {
    if attach(view, node, to: parent) { return }
    if let stack = parent as? UIStackView {
      view.translatesAutoresizingMaskIntoConstraints = false
      if isCanvas {
        keepDrawnSize(of: view, node)
        showEmpty(view, node)
      }
      stack.addArrangedSubview(view)
    } else {
      container(of: parent).addSubview(view)
    }
  }

  /// Arranged views without content keep the size that the document draws, as strongly as content:
  /// Interface Builder's canvas treats them so, stacks without views, image views without an image and
  /// text views that scroll among them.
  private func keepDrawnSize(of view: UIView, _ node: ObjectNode) {
    let content = view.placeholderIntrinsicSize ?? view.intrinsicContentSize
    guard let frame = node.frame, node.subviews.isEmpty, content.width < 0, content.height < 0
    else { return }
    view.placeholderIntrinsicSize = CGSize(width: frame.width, height: frame.height)
  }

  /// Labels of one line without text keep the size that the document draws, as views without content
  /// do; it is 50 by 50 points where nothing else made it.
  private func showEmpty(_ view: UIView, _ node: ObjectNode) {
    guard let label = view as? UILabel, label.numberOfLines == 1, label.text ?? "" == "",
      let frame = node.frame
    else { return }
    view.placeholderIntrinsicSize = CGSize(width: frame.width, height: frame.height)
  }

  /// The view that takes a view's subviews.
  private func container(of view: UIView) -> UIView { view.containerForLoading }

  /// Settles what needs the subviews: guides, constraints, values of the class.
  private func finish(_ node: ObjectNode, _ view: UIView) {
    for guide in node.guides {
      guides[guide.id] = layoutGuide(guide.kind, of: view)
      guideKinds[guide.id] = guide.kind
    }
    constrained.append((node, view))
    ViewMaker.finishers[node.kind]?(node, view, self)
  }

  private func layoutGuide(_ kind: LayoutGuideDescription.Kind, of view: UIView) -> UILayoutGuide {
    switch kind {
    case .safeArea: view.safeAreaLayoutGuide
    case .keyboard: view.keyboardLayoutGuide
    case .contentLayoutGuide:
      (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case .frameLayoutGuide: (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    default: view.safeAreaLayoutGuide
    }
  }
}
