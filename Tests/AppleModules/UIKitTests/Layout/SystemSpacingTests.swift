import Testing
import UIKit

/// Sources: the articles "Dynamic Type" (2019) and "Spark's experience" (2021), and Apple's
/// documentation: "constraints … system spacing … between the baselines follow the fonts".
@Suite("Distances of the system between baselines follow the fonts")
struct SystemSpacingTests {
  private func label(adjusts: Bool) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: .at(.large))
    label.adjustsFontForContentSizeCategory = adjusts
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func distances(adjusts: Bool, multiplier: CGFloat = 1) throws -> [CGFloat] {
    let upper = label(adjusts: adjusts)
    let lower = label(adjusts: adjusts)
    let holder = UIView()
    holder.addSubview(upper)
    holder.addSubview(lower)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: holder.topAnchor),
      upper.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      lower.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor,
        multiplier: multiplier
      ),
      holder.bottomAnchor.constraint(equalTo: lower.bottomAnchor),
      holder.widthAnchor.constraint(equalToConstant: 300),
    ])
    let window = try Screens.window(holding: holder)
    return Screens.categories.map { category in
      window.choose(category)
      return lower.frame.minY - upper.frame.minY
    }
  }

  @Test("They grow with each text size where the fonts do")
  func follow() throws {
    let distances = try distances(adjusts: true)
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("They stay where the fonts stay")
  func stay() throws {
    #expect(Set(try distances(adjusts: false)).count == 1)
  }

  @Test("A multiplier multiplies them")
  func multiplier() throws {
    let single = try distances(adjusts: true)
    let double = try distances(adjusts: true, multiplier: 2)
    for (one, two) in zip(single, double) { #expect(abs(two - 2 * one) <= 1) }
  }

  @Test("Between edges the distance is 8 points at every size")
  func edges() throws {
    let upper = label(adjusts: true)
    let lower = label(adjusts: true)
    let holder = UIView()
    holder.addSubview(upper)
    holder.addSubview(lower)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: holder.topAnchor),
      upper.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      lower.leadingAnchor.constraint(
        equalToSystemSpacingAfter: upper.trailingAnchor,
        multiplier: 1
      ),
      lower.topAnchor.constraint(equalTo: holder.topAnchor),
      holder.bottomAnchor.constraint(equalTo: upper.bottomAnchor),
    ])
    let window = try Screens.window(holding: holder)
    for category in Screens.categories {
      window.choose(category)
      #expect(abs(lower.frame.minX - upper.frame.maxX - 8) < 1e-6)
    }
  }

  @Test("An app's own constant follows when the app sets it to a scaled value")
  func constants() throws {
    final class Row: UIView {
      let label = UILabel()
      lazy var top = label.topAnchor.constraint(equalTo: topAnchor, constant: 12)

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        top.constant = UIFontMetrics.default.scaledValue(for: 12, compatibleWith: traitCollection)
      }
    }
    let row = Row()
    row.label.text = "Row"
    row.label.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(row.label)
    NSLayoutConstraint.activate([
      row.top, row.label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      row.label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    let window = try Screens.window(holding: row)
    #expect(row.label.frame.minY == 12)
    window.choose(.accessibilityMedium)
    // 12 * 34 / 22 is 18.55, in thirds 18.67.
    #expect(abs(row.label.frame.minY - 56.0 / 3) < 1e-6)
  }
}
