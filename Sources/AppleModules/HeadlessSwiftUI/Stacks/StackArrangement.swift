import Foundation

/// The division of a stack's length among its views.
///
/// The distances are subtracted first. Views of the highest priority are measured first, while the minimum
/// lengths of the others are reserved. Among equals the least flexible view is measured first: each is
/// offered an equal share of the remaining length, and the part that it does not take goes to the next.
/// (Apple describes this in WWDC 2019, session 237.)
struct StackArrangement {
  let axis: Axis
  let spacing: CGFloat?

  /// The distances between neighbours.
  func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    return (1..<subviews.count).map { index in
      spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  /// The proposals with which the views are measured.
  func proposals(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ProposedViewSize] {
    guard let whole = proposal[axis] else {
      var offer = proposal
      offer[axis] = nil
      return Array(repeating: offer, count: subviews.count)
    }
    var result = Array(repeating: proposal, count: subviews.count)
    var room = whole - gaps(subviews).reduce(0, +)
    let ranges = subviews.map { range(of: $0, proposal) }
    let priorities = subviews.map(\.priority)
    for priority in Self.ranks(of: priorities) {
      let equals = priorities.indices.filter { priorities[$0] == priority }
      let kept = priorities.indices.filter { priorities[$0] < priority }
        .reduce(0) { $0 + ranges[$1].lowerBound }
      var share = room - kept
      let order = equals.sorted { first, second in
        let left = ranges[first].flexibility
        let right = ranges[second].flexibility
        return left == right ? first < second : left < right
      }
      for (position, index) in order.enumerated() {
        result[index][axis] = max(0, share) / CGFloat(order.count - position)
        let taken = subviews[index].sizeThatFits(result[index])[axis]
        // Infinite space stays infinite, whatever a view takes of it.
        guard taken.isFinite else { continue }
        share -= taken
        room -= taken
      }
    }
    return result
  }

  /// The different priorities, the highest first; most stacks have one.
  private static func ranks(of priorities: [Double]) -> [Double] {
    guard let first = priorities.first else { return [] }
    return priorities.allSatisfy { $0 == first } ? [first] : Set(priorities).sorted(by: >)
  }

  private struct Range {
    var lowerBound: CGFloat
    var upperBound: CGFloat
    var flexibility: CGFloat { upperBound - lowerBound }
  }

  private func range(of subview: LayoutSubview, _ proposal: ProposedViewSize) -> Range {
    var least = proposal
    least[axis] = 0
    var most = proposal
    most[axis] = .infinity
    return Range(
      lowerBound: subview.sizeThatFits(least)[axis],
      upperBound: subview.sizeThatFits(most)[axis]
    )
  }
}

/// Views in a row or a column, with an alignment guide.
struct StackLines {
  let arrangement: StackArrangement
  let guide: (ViewDimensions) -> CGFloat

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let axis = arrangement.axis
    let proposals = arrangement.proposals(proposal, subviews)
    let gaps = [0] + arrangement.gaps(subviews)
    var size = CGSize.zero
    var before: CGFloat = 0
    var after: CGFloat = 0
    for ((subview, offer), gap) in zip(zip(subviews, proposals), gaps) {
      let dimensions = subview.dimensions(in: offer)
      let position = guide(dimensions)
      // From the first view to the last: the size of a screen is rounded up to pixels, and published pictures
      // have one more pixel where this order of addition exceeds a pixel by a rounding error.
      size[axis] += gap
      size[axis] += dimensions.size[axis]
      before = max(before, position)
      after = max(after, dimensions.size[axis.other] - position)
    }
    size[axis.other] = before + after
    return size
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let axis = arrangement.axis
    let proposals = arrangement.proposals(proposal, subviews).map { offer in
      // If no length is proposed across, the views get that of the stack: views that fill it become as high
      // as the highest one. Published pictures of a row with its required size show it.
      var offer = offer
      if offer[axis.other] == nil { offer[axis.other] = bounds.size[axis.other] }
      return offer
    }
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    let line = dimensions.map(guide).max() ?? 0
    let gaps = arrangement.gaps(subviews) + [0]
    var position = bounds.origin[axis]
    for index in subviews.indices {
      var point = CGPoint.zero
      point[axis] = position
      point[axis.other] = bounds.origin[axis.other] + line - guide(dimensions[index])
      subviews[index].place(at: point, proposal: proposals[index])
      position += dimensions[index].size[axis] + gaps[index]
    }
  }
}
