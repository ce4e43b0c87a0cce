import AutoLayout
import Foundation
import Snapshots

/// Solves the constraints of a view tree and turns the solution into frames.
///
/// A tree has one engine at its topmost view, and one at each view whose boundary no constraint crosses. The
/// variables of a view are its edges in its superview's coordinates, so moving a view changes nothing inside
/// it.
///
/// Changes are collected and take effect with ``settle()``; the solver then processes only the changes.
final class LayoutEngine {
  unowned let root: UIView
  var solver: Solver
  var rootNode: LayoutNode?
  /// The constraints that fix the root's size: width and height.
  var hold: [Constraint.ID] = []
  var heldSize = CGSize(width: -1, height: -1)
  var nodes: [LayoutNode?] = []
  var freeNodes: [Int] = []
  /// The meaning of each variable of the solver, by its number.
  var slots: [(node: LayoutNode, slot: LayoutNode.Slot)?] = []
  /// Constraints by tag, which reports repeat.
  var installed: [NSLayoutConstraint?] = []
  var freeTags: [Int] = []
  /// Constraints whose constants depend on fonts or margins.
  var computed: [NSLayoutConstraint] = []

  var pending = Pending()
  /// Views with constraints whose frames were then set by hand.
  var displaced: [UIView] = []
  var reports: [Int: LayoutIssue] = [:]
  var otherIssues: [LayoutIssue] = []
  private var ownReference = OwnReference<LayoutEngine>()
  var reference: Reference<LayoutEngine> { ownReference.to(self) }
  var isSettling = false
  /// Whether a measurement of a fitting size consumed changes that no frame reflects yet.
  var owesSolution = false
  /// Whether sizes that depend on a width are measured again, first without a limit.
  var restartsAdaptive = true

  /// The changes since the last solution.
  struct Pending {
    var subtrees: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    var constants: [NSLayoutConstraint] = []
    var contents: [UIView] = []
    var guides: [UIView] = []
    var masks: [UIView] = []
    var computedConstants = false

    var isEmpty: Bool {
      subtrees.isEmpty && constraints.isEmpty && constants.isEmpty && contents.isEmpty
        && guides.isEmpty && masks.isEmpty && !computedConstants
    }
  }

  init(root: UIView) {
    self.root = root
    solver = Solver(
      conflictPolicy: root.designTimeHints?.contentYieldsToConstraints ?? false
        ? .breakContentFirst : .breakHuggingFirst
    )
    solver.solvesAtOnce = false
    solver.brokenPriority = Self.brokenPriority
    solver.ambiguityTolerance = Self.ambiguityTolerance
    pending.subtrees = [root]
  }

  /// Saved frames of Interface Builder documents show that broken constraints still have an effect: beside an
  /// image view whose required height does not fit, views with a compression resistance of 750 have no
  /// height.
  private static let brokenPriority = Priority(999)

  /// Heights of rows and texts are rounded to pixels separately, so a system may be off by invisible
  /// fractions of a pixel.
  private static let ambiguityTolerance = 0.5

  deinit { ownReference.empty() }

  /// The faults of the present constraints.
  var issues: [LayoutIssue] {
    get {
      let broken = solver.brokenConstraints.compactMap { solver.constraint($0)?.tag }
      let unfinished = solver.isUnfinished ? [unfinishedIssue] : []
      return broken.compactMap { reports[$0] } + unfinished + otherIssues
    }
    set { otherIssues = newValue }
  }

  /// Updates the frames.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    root.updateConstraintsIfNeeded()
    let isChanged =
      !pending.isEmpty || owesSolution || solver.hasChanges || heldSize != root.storedFrame.size
    guard isChanged else { return }
    owesSolution = false
    for _ in 0..<Self.maximumPassCount {
      takeChanges()
      guard rootNode != nil else { return }
      solveAdapting()
      readFrames()
      LayoutStatistics.count(\.solutions)
      if pending.isEmpty || solver.isUnfinished { return }
    }
  }

  private var unfinishedIssue: LayoutIssue {
    LayoutIssue(
      .message,
      message: """
        The constraints in \(root.nameInReports) take too long to solve, and its frames are not \
        exact. Nest fewer stacks and views whose sizes all depend on each other
        """,
      objectID: root.identity.objectID
    )
  }

  /// The maximum number of solutions in a row: resulting frames may change safe areas and margins, on which
  /// constraints depend in turn.
  private static let maximumPassCount = 8

  /// Passes all changes to the solver.
  func takeChanges() {
    joinPending()
    let constraints = pending.constraints
    pending.constraints = []
    for constraint in constraints where constraint.holder != nil && !constraint.breaksFirst {
      add(constraint)
    }
    // If required constraints conflict, the one that was added last is broken.
    for constraint in constraints where constraint.holder != nil && constraint.breaksFirst {
      add(constraint)
    }
    holdRoot()
    let masks = pending.masks
    pending.masks = []
    for view in masks where view.node?.engine === self { updateMask(of: view) }
    let guides = pending.guides
    pending.guides = []
    for view in guides { updateGuides(of: view) }
    let contents = pending.contents
    pending.contents = []
    for view in contents where view.node?.engine === self { updateContent(of: view) }
    if pending.computedConstants || !contents.isEmpty || !guides.isEmpty {
      pending.computedConstants = false
      for constraint in computed { updateConstant(of: constraint) }
    }
    let constants = pending.constants
    pending.constants = []
    for constraint in constants where constraint.engine === self { updateConstant(of: constraint) }
  }

  /// Fixes the root's size.
  func holdRoot() {
    guard let rootNode else { return }
    let size = root.storedFrame.size
    if hold.isEmpty {
      add(rootNode.width == size.width, into: &hold, .encapsulated(.horizontal), rootNode)
      add(rootNode.height == size.height, into: &hold, .encapsulated(.vertical), rootNode)
      heldSize = size
    } else if heldSize != size {
      set(size.width, of: hold.first)
      set(size.height, of: hold.last)
      heldSize = size
    }
  }

  /// Sets the constant of an internal constraint.
  func set(_ constant: Double, of id: Constraint.ID?) {
    guard let id, constant.isFinite else { return }
    do { try solver.setConstant(constant, of: id) } catch { note(error, "a constraint of its own") }
  }

  /// Adds an internal constraint.
  func add(
    _ constraint: Constraint,
    into list: inout [Constraint.ID],
    _ kind: InternalKind,
    _ node: LayoutNode
  ) {
    var constraint = constraint
    constraint.tag = kind.tag(of: node)
    constraint.resistsBreaking = true
    do { list.append(try solver.add(constraint)) } catch { note(error, "a constraint of its own") }
  }

  func note(_ error: SolverError, _ what: String) {
    otherIssues.append(
      LayoutIssue(.message, message: "\(what): \(error)", objectID: root.identity.objectID)
    )
  }

  /// Returns the directions in which a node's position or size is ambiguous.
  func ambiguity(of node: LayoutNode) -> Set<LayoutFlag> {
    var flags: Set<LayoutFlag> = []
    if solver.isAmbiguous(node.x) || solver.isAmbiguous(node.width) {
      flags.insert(.ambiguousHorizontally)
    }
    if solver.isAmbiguous(node.y) || solver.isAmbiguous(node.height) {
      flags.insert(.ambiguousVertically)
    }
    return flags
  }

  /// Whether a node's place or size is open.
  func isAmbiguous(_ node: LayoutNode) -> Bool {
    [node.x, node.y, node.width, node.height].contains { solver.isAmbiguous($0) }
  }
}

/// The purpose of an internal constraint.
enum InternalKind {
  case encapsulated(NSLayoutConstraint.Axis)
  case mask
  case guide
  case floor
  case hugging
  case content
  /// The width of a text that may wrap instead.
  case wrappingWidth

  /// A negative tag: the node's number and the kind.
  func tag(of node: LayoutNode) -> Int {
    let kind =
      switch self {
      case .encapsulated(.horizontal): 0
      case .encapsulated(.vertical): 1
      case .mask: 2
      case .guide: 3
      case .floor: 4
      case .hugging: 5
      case .content: 6
      case .wrappingWidth: 7
      }
    return -(node.index * 8 + kind) - 1
  }

  /// Whether a tag is that of a content's size.
  static func isContent(_ tag: Int) -> Bool { tag < 0 && (-tag - 1) % 8 >= 5 }

  /// Whether a tag is that of a view's hugging.
  static func isHugging(_ tag: Int) -> Bool { tag < 0 && (-tag - 1) % 8 == 5 }

  /// Whether a tag is that of the width of a text that may wrap instead.
  static func isWrappingWidth(_ tag: Int) -> Bool { tag < 0 && (-tag - 1) % 8 == 7 }
}

extension ConflictPolicy {
  /// Breaks the size of content before a program's constraints, and then the newest constraint.
  ///
  /// Images that must hug their content and have a width of their own are saved at that width.
  fileprivate static let breakContentFirst = ConflictPolicy { members in
    members.lastIndex { InternalKind.isWrappingWidth($0.tag) }
      ?? members.lastIndex { InternalKind.isContent($0.tag) }
      ?? members.lastIndex { !$0.resistsBreaking } ?? members.count - 1
  }

  /// Breaks first content hugging, which labels and buttons are saved without where other required
  /// constraints stretch them, then compression resistance, and then the newest constraint.
  ///
  /// Pictures of a device show that compression resistance yields: an icon is as small as its constraints
  /// demand, and a text is truncated at the width of its view (`SparkUITagSnapshotTests`,
  /// `TagUIViewSnapshotTestsDeprecated` of leboncoin/spark-ios-component-tag). A text that may wrap does not
  /// conflict, however high its resistance: it is measured again in the width that it gets.
  fileprivate static let breakHuggingFirst = ConflictPolicy { members in
    members.lastIndex { InternalKind.isWrappingWidth($0.tag) }
      ?? members.lastIndex { InternalKind.isHugging($0.tag) }
      ?? members.lastIndex { InternalKind.isContent($0.tag) }
      ?? members.lastIndex { !$0.resistsBreaking } ?? members.count - 1
  }
}
