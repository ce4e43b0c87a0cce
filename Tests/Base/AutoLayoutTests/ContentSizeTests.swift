import AutoLayout
import Testing

/// Hugging and compression resistance, and who gives way where priorities tie.
///
/// The widths are those of `UIStackView` with the distribution `fill`, measured on Mac Catalyst
/// 26.1: the first of the arranged views is stretched or compressed.
@Suite struct ContentSizes {
  let solver = Solver()

  /// Adds a row of labels in the order of the views and returns their widths.
  private func widths(
    _ sizes: [Double],
    in total: Double,
    spacing: Double,
    hugging: [Priority] = []
  ) throws -> [Double] {
    let widths = solver.makeVariables(sizes.count)
    var sum = Expression(spacing * Double(sizes.count - 1))
    for (index, size) in sizes.enumerated() {
      let priority = hugging.isEmpty ? .defaultLow : hugging[index]
      try solver.add(Constraint.intrinsic(size, of: widths[index], hugging: priority))
      try solver.add(widths[index] >= 0)
      sum.append(Expression.Term(widths[index]))
    }
    try solver.add(sum == total)
    return widths.map { solver.value(of: $0) }
  }

  @Test func `of labels with equal hugging the first is stretched`() throws {
    #expect(try widths([29.5, 29, 41.5], in: 300, spacing: 8) == [213.5, 29, 41.5])
  }

  @Test func `of labels with equal resistance the first is compressed`() throws {
    #expect(try widths([76.5, 94], in: 120, spacing: 8) == [18, 94])
  }

  @Test func `when the first is gone the second is compressed`() throws {
    #expect(try widths([30, 40, 50], in: 60, spacing: 0) == [0, 10, 50])
  }

  @Test func `the label that hugs least is stretched`() throws {
    let result = try widths([30, 40, 50], in: 200, spacing: 0, hugging: [251, 250, 251])
    #expect(result == [30, 120, 50])
  }

  @Test func `a label without pressure has the size of its content`() throws {
    let width = solver.makeVariable()
    try solver.add(Constraint.intrinsic(64, of: width))
    #expect(solver.value(of: width) == 64)
  }

  @Test func `a new size of the content takes two constants`() throws {
    let width = solver.makeVariable()
    let ids = try solver.add(Constraint.intrinsic(64, of: width))
    try solver.batch {
      try solver.setConstant(90, of: ids.hugging)
      try solver.setConstant(90, of: ids.compressionResistance)
    }
    #expect(solver.value(of: width) == 90)
  }

  @Test func `which constraint yields does not depend on the history`() throws {
    let labels = solver.makeVariables(2)
    let total = try solver.add(labels[0] + labels[1] == 100)
    for label in labels { try solver.add(Constraint.intrinsic(40, of: label)) }
    #expect(solver.values(labels[0], labels[1]) == [60, 40])
    try solver.setConstant(50, of: total)
    #expect(solver.values(labels[0], labels[1]) == [10, 40])
    try solver.setConstant(100, of: total)
    #expect(solver.values(labels[0], labels[1]) == [60, 40])
    let held = try solver.add(labels[0] == 45, 999)
    #expect(solver.values(labels[0], labels[1]) == [45, 55])
    try solver.remove(held)
    #expect(solver.values(labels[0], labels[1]) == [60, 40])
  }
}
