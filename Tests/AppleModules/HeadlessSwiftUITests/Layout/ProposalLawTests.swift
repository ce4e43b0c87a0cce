import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Answers to proposals agree with each other")
struct ProposalLawTests {
  /// Missing, nothing, a grid between, and more than enough.
  private static let lengths: [CGFloat?] = [nil, 0, 10, 37, 100, 250, 1000, .infinity]

  private func trees(_ count: Int, depth: Int = 3, seed: UInt64) -> [AnyView] {
    var random = RandomTrees(seed: seed)
    return (0..<count).map { _ in random.view(depth: depth) }
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) < 0.01
  }

  @Test(
    "An answer is a size: not negative, a number, and finite where no room without end is offered"
  )
  func answersAreSizes() {
    for tree in trees(150, seed: 1) {
      let host = ViewHost(tree)
      for width in Self.lengths {
        for height in Self.lengths {
          let found = host.size(offered: .init(width: width, height: height), traits: traits())
          #expect(found.width >= 0 && found.height >= 0)
          #expect(found.width.isFinite || width == .infinity)
          #expect(found.height.isFinite || height == .infinity)
        }
      }
    }
  }

  @Test("The order of the questions does not change an answer")
  func noMemory() {
    for tree in trees(100, seed: 2) {
      let host = ViewHost(tree)
      let proposals = Self.lengths.map { ProposedViewSize(width: $0, height: nil) }
      let forward = proposals.map { host.size(offered: $0, traits: traits()) }
      let back = proposals.reversed().map { host.size(offered: $0, traits: traits()) }
      #expect(forward == back.reversed())
    }
  }

  /// A modifier offers its view what is left and takes what it answers: SwiftUI's documentation of
  /// padding and of fixed sizes.
  @Test(
    "Padding takes its room from the proposal and adds it to the answer; a fixed size is the ideal one"
  )
  func modifiers() {
    for tree in trees(100, seed: 3) {
      let ideal = size(of: tree)
      for width in Self.lengths {
        let inner = width.map { max(0, $0 - 14) }
        let plain = size(of: tree, width: inner)
        let padded = size(of: tree.padding(7), width: width)
        #expect(isClose(padded.width, plain.width + 14))
        #expect(isClose(padded.height, plain.height + 14))
        let fixed = size(of: tree.fixedSize(), width: width, height: width)
        #expect(fixed.isClose(ideal.width, ideal.height))
      }
    }
  }

  /// A column offers its width to each view and is as wide as the widest; a pile offers both lengths, and asks
  /// the views of the highest priority (fatbobman.com/en/posts/exploring-the-secrets-of-layoutpriority-in-zstack).
  @Test("A column is as wide as its widest view, and a pile is as large as its most important")
  func stacks() {
    for index in 0..<60 {
      let views = trees(3, depth: 2, seed: UInt64(100 + index))
      for width in Self.lengths {
        // A spacer alone in a column grows along it, and in both directions elsewhere.
        let single = views.map { view in size(of: VStack { view }, width: width) }
        let ranks = views.map(priority)
        let layers = views.indices.filter { ranks[$0] == ranks.max() }
          .map { index in size(of: ZStack { views[index] }, width: width) }
        let column = size(
          of: VStack(spacing: 5) {
            views[0]
            views[1]
            views[2]
          },
          width: width
        )
        let pile = size(
          of: ZStack {
            views[0]
            views[1]
            views[2]
          },
          width: width
        )
        let widest = single.map(\.width).max() ?? 0
        #expect(isClose(pile.width, layers.map(\.width).max() ?? 0))
        #expect(isClose(pile.height, layers.map(\.height).max() ?? 0))
        #expect(isClose(column.width, widest), "tree \(index), \(String(describing: width))")
        #expect(isClose(column.height, single.map(\.height).reduce(10, +)))
      }
    }
  }

  /// The priority of a view, as the layout around it reads it.
  private func priority(of view: AnyView) -> Double {
    var priority = 0.0
    _ = size(of: PriorityReader { priority = $0 }.callAsFunction { view })
    return priority
  }

  private struct PriorityReader: Layout {
    let read: (Double) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      for subview in subviews { read(subview.priority) }
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  @Test("1,000 trees lay out the same twice, on one task and on two")
  func sameEachTime() async {
    func layouts(from first: Int) -> [LayoutSnapshot] {
      (first..<first + 500).map { index in
        var random = RandomTrees(seed: UInt64(index))
        return ViewHost(random.view(depth: 4))
          .snapshot(size: Size(width: 320, height: 480), traits: traits())
      }
    }
    let once = layouts(from: 0) + layouts(from: 500)
    async let first = LayoutTask.layouts(from: 0)
    async let second = LayoutTask.layouts(from: 500)
    let beside = await first + second
    #expect(once.count == 1000)
    for index in once.indices where once[index] != beside[index] {
      Issue.record("tree \(index) is laid out in two ways")
    }
  }
}

@MainActor
@Suite("Deep trees of views")
struct DeepViewTests {
  @Test("10,000 modifiers around a view are laid out, drawn and released")
  func modifiers() {
    var view = AnyView(Color.red.frame(width: 10, height: 10))
    for _ in 0..<10_000 { view = AnyView(view.padding(.leading, 0.5)) }
    let snapshot = ViewHost(view).snapshot(traits: traits())
    #expect(snapshot.size.isClose(5010, 10))
  }

  /// A chain of stacks around a text, as rows in columns, with a text beside each where it is told so.
  private func chain(_ depth: Int, isWide: Bool) -> AnyView {
    var view = AnyView(Text("Lake"))
    for level in 0..<depth {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          VStack {
            inner; if isWide { Color.red.frame(height: 1) }
          }
        )
        : AnyView(
          HStack(alignment: .firstTextBaseline) {
            inner; if isWide { Spacer() }
          }
        )
    }
    return view
  }

  /// The cost is counted in sizes, guides and places that are computed.
  @Test("The work of stacks in stacks grows with their number", arguments: [false, true])
  func linearStacks(isWide: Bool) {
    let work = [100, 200, 400, 800].map { depth in
      let host = ViewHost(chain(depth, isWide: isWide))
      _ = host.snapshot(size: Size(width: 320, height: 480), traits: traits())
      return host.layoutWork
    }
    for (less, more) in zip(work, work.dropFirst()) {
      #expect(Double(more) < 2.1 * Double(less), "\(work)")
    }
  }

  @Test("10,000 stacks in stacks are laid out, drawn and released")
  func stacks() {
    var view = AnyView(Color.red.frame(width: 10, height: 10))
    for _ in 0..<10_000 { view = AnyView(VStack { view }) }
    #expect(ViewHost(view).snapshot(traits: traits()).size.isClose(10, 10))
  }
}

/// Layouts away from the main actor.
private enum LayoutTask {
  static func layouts(from first: Int) async -> [LayoutSnapshot] {
    (first..<first + 500).map { index in
      var random = RandomTrees(seed: UInt64(index))
      return ViewHost(random.view(depth: 4))
        .snapshot(size: Size(width: 320, height: 480), traits: traits())
    }
  }
}
