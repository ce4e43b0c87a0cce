import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Makes the views of one document for one environment.
///
/// A builder belongs to one task and one set of size classes.
final class ViewBuilder {
  let document: InterfaceDocument
  let environment: ScreenEnvironment
  let options: LoadOptions
  let policy: any LoadingPolicy
  let values: DocumentValues
  let items = LayoutItems()
  let constraints: ConstraintBuilder
  let findings = FindingSink()
  let customClassReporter: CustomClassReporter
  let sizeClasses: SizeClasses
  /// The values that stand for what code would show; those of the row change with each cell.
  var sampleData: SampleDataAttributes
  /// The container views of the controller that is made.
  var containerViews: [(node: ObjectNode, view: UIView)] = []
  /// Views that are laid out apart from the screen.
  var detachedViews: [UIView] = []
  /// Objects to which views hold weak references only.
  var retainedObjects: [AnyObject] = []

  /// Makes a cell, header or footer where a program loads its document; its lists get no samples.
  var makePrototype: ((ObjectNode) -> UIView)?

  private let makers: [ObjectKind: ViewMaker]
  private let commonAttributes: CommonAttributes
  private let customClassAttributes: CustomClassAttributes
  /// The attributes that code sets on the views of the document.
  let codeAttributes: CodeAttributes

  init(
    document: InterfaceDocument,
    environment: ScreenEnvironment,
    resources: ScreenResources,
    options: LoadOptions,
    policy: any LoadingPolicy,
    makers: [ObjectKind: ViewMaker],
    code: DocumentCode? = nil
  ) {
    self.document = document
    self.environment = environment
    self.options = options
    self.policy = policy
    self.makers = makers
    sizeClasses = SizeClasses(environment.screen.traitCollection)
    values = DocumentValues(
      of: document,
      in: environment,
      resources: resources,
      options: options,
      policy: policy,
      findings: findings
    )
    customClassReporter = CustomClassReporter(classes: options.customClasses, findings: findings)
    codeAttributes = CodeAttributes(code: code, fonts: values.fonts)
    constraints = ConstraintBuilder(
      document: document,
      items: items,
      policy: policy,
      findings: findings,
      code: codeAttributes
    )
    commonAttributes = CommonAttributes(values: values, policy: policy)
    customClassAttributes = CustomClassAttributes(
      classes: options.customClasses,
      fonts: values.fonts,
      policy: policy
    )
    sampleData = SampleDataAttributes(
      documentValues: options.sampleData.values(forDocument: document.file),
      language: environment.language,
      resources: resources
    )
  }

  /// Makes a view with everything inside it, without recursion over the depth of the document.
  func makeView(_ top: ObjectNode, superviewSize: CGSize) -> UIView {
    var open: [(node: ObjectNode, view: UIView, children: [ObjectNode], next: Int)] = []
    let first = makeAlone(top, in: superviewSize)
    open.append((top, first, children(of: top), 0))
    while let last = open.last {
      if last.next < last.children.count {
        open[open.count - 1].next += 1
        let child = last.children[last.next]
        let size = last.view.containerForLoading.bounds.size
        open.append((child, makeAlone(child, in: size, of: last.view), children(of: child), 0))
        continue
      }
      open.removeLast()
      finish(last.node, last.view)
      if let parent = open.last { add(last.view, last.node, to: parent.view) }
    }
    return first
  }

  /// The views inside a view that are made with it; prototypes of a program are not.
  private func children(of node: ObjectNode) -> [ObjectNode] {
    guard makePrototype != nil, node.kind == .collectionView else { return node.viewChildren }
    let ends: Set = ["sectionHeaderView", "sectionFooterView"]
    return node.viewChildren.filter { !ends.contains($0.key ?? "") }
  }

  /// Makes a view without its subviews.
  private func makeAlone(
    _ node: ObjectNode,
    in size: CGSize,
    of parent: UIView? = nil
  ) -> UIView {
    let maker = makers[node.kind]
    if maker == nil { reportUnknown(node) }
    let existing = parent.flatMap { ViewPlaces.contentView(of: $0, for: node) }
    let view = existing ?? maker?.make(node, self) ?? UIView()
    view.identity.identify(node)
    items.add(view, id: node.id)
    if existing == nil { place(view, node, in: size) }
    applyAttributes(of: node, to: view)
    return view
  }

  private func applyAttributes(of node: ObjectNode, to view: UIView) {
    commonAttributes.apply(node, to: view)
    codeAttributes.apply(node, to: view)
    customClassAttributes.apply(node, to: view)
    if policy.choices.reportsCustomClasses {
      customClassReporter.report(node, shownAs: String(describing: type(of: view)))
    }
    sampleData.apply(node, to: view)
    customClassAttributes.applyLineHeight(node, to: view)
  }

  /// Gives a view the frame that the document holds, or that its mask makes of the superview's size.
  private func place(_ view: UIView, _ node: ObjectNode, in size: CGSize) {
    if let frame = node[.view.frame] {
      view.frame = CGRect(frame)
    } else if let inset = node[.view.frameInset] {
      view.frame = inset.frame(in: size)
    } else {
      view.frame = CGRect(origin: .zero, size: size)
    }
    view.autoresizingMask = .init(rawValue: UInt(node[.view.autoresizingMask].rawValue))
    // A view without constraints has a fixed frame: Interface Builder adds what keeps it in place.
    let isFixed = policy.choices.fixesUnconstrainedFrames && node[.view.hasFixedFrame]
    if document.settings.usesAutoLayout && !isFixed
      && !node[.view.translatesAutoresizingMaskIntoConstraints]
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    policy.prepare(view, for: node)
  }

  /// Adds a view to the one that holds it in the document.
  private func add(_ view: UIView, _ node: ObjectNode, to parent: UIView) {
    if view.superview != nil || ViewPlaces.put(view, at: node.key, of: parent) { return }
    if let stack = parent as? UIStackView {
      view.translatesAutoresizingMaskIntoConstraints = false
      policy.prepareForStack(view, for: node)
      stack.addArrangedSubview(view)
    } else {
      parent.containerForLoading.addSubview(view)
    }
  }

  /// Adds what needs the subviews: guides, constraints, attributes of the class.
  private func finish(_ node: ObjectNode, _ view: UIView) {
    for guide in node.guides { items.add(view.layoutGuide(guide.kind), guide) }
    constraints.add(node, holder: view)
    makers[node.kind]?.finish?(node, view, self)
  }

  private func reportUnknown(_ node: ObjectNode) {
    findings.report(
      .ibUnknownView,
      "No view is known for <\(node.kind)>; an empty view stands for it",
      at: node
    )
  }
}

extension ObjectNode {
  /// The views that a view holds.
  fileprivate var viewChildren: [ObjectNode] {
    var children = subviews
    if let content = self[.content.contentView] { children.insert(content, at: 0) }
    return children + (Self.viewProperties[kind] ?? []).compactMap { self[$0] }
  }

  /// The properties that hold views beside the subviews.
  private static let viewProperties: [ObjectKind: [Property<ObjectNode?>]] = [
    .tableView: [
      .tableView.tableHeaderView, .tableView.tableFooterView, .tableView.backgroundView,
    ],
    .tableViewCell: [.tableCell.accessoryView, .tableCell.backgroundView],
    .collectionView: [
      .collectionView.backgroundView, .collectionView.sectionHeaderView,
      .collectionView.sectionFooterView,
    ],
  ]
}

extension UIView {
  /// Returns the guide of a kind.
  fileprivate func layoutGuide(_ kind: LayoutGuideDescription.Kind) -> UILayoutGuide {
    let scrollView = self as? UIScrollView
    switch kind {
    case .keyboard: return keyboardLayoutGuide
    case .contentLayoutGuide: return scrollView?.contentLayoutGuide ?? safeAreaLayoutGuide
    case .frameLayoutGuide: return scrollView?.frameLayoutGuide ?? safeAreaLayoutGuide
    default: return safeAreaLayoutGuide
    }
  }
}

extension ViewIdentity {
  /// Creates the identity of what an object of a document becomes.
  init(_ node: ObjectNode) {
    self.init()
    identify(node)
  }

  /// Takes the identifier, the class and the name that an object has in its document.
  mutating func identify(_ node: ObjectNode) {
    objectID = node.id.isEmpty ? nil : node.id
    customClass = node.customClass
    name = node.userLabel ?? node.incomingOutlets.first?.property
  }
}
