import Testing
import UIKit

/// Sources: "Dynamic Type" (2019): let the table compute heights, by `automaticDimension` and an
/// estimate; "Spark's experience" (2021): otherwise scale the height.
@Suite("Cells grow with their text")
struct SelfSizingCellTests {
  private final class RecipeCell: UITableViewCell {
    let title = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.numberOfLines = 0
      title.font = .preferredFont(forTextStyle: .body, compatibleWith: .at(.large))
      title.adjustsFontForContentSizeCategory = true
      title.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(title)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: guide.topAnchor),
        title.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Recipes: UITableViewController {
    let titles = [
      "肉じゃが", "A soup of pumpkins, onions and cream that stands on the stove for an hour",
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 60
      tableView.register(RecipeCell.self, forCellReuseIdentifier: "recipe")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
      (cell as? RecipeCell)?.title.text = titles[indexPath.row]
      return cell
    }
  }

  @Test("Rows are as high as their labels and grow from size to size")
  func growing() throws {
    let recipes = Recipes()
    let window = try Screens.window(recipes)
    var heights: [[CGFloat]] = []
    for category in Screens.categories {
      window.choose(category)
      let rows = (0..<2).map { recipes.tableView.rectForRow(at: IndexPath(row: $0, section: 0)) }
      heights.append(rows.map(\.height))
      #expect(rows[1].minY == rows[0].maxY)
      for (index, row) in rows.enumerated() {
        let cell = try #require(
          recipes.tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? RecipeCell
        )
        #expect(cell.frame.height == row.height)
        #expect(cell.title.frame.height > 0)
        #expect(cell.contentView.bounds.contains(cell.title.frame))
        let needed = cell.title.sizeThatFits(
          CGSize(width: cell.title.bounds.width, height: .greatestFiniteMagnitude)
        )
        #expect(cell.title.frame.height >= needed.height - 0.5)
      }
    }
    for (smaller, larger) in zip(heights, heights.dropFirst()) {
      #expect(smaller[0] <= larger[0])
      #expect(smaller[1] <= larger[1])
    }
    #expect(try #require(heights.last)[1] > 3 * heights[3][1])
  }

  @Test("A scaled height grows as the metrics say")
  func scaledHeight() throws {
    final class Fixed: UITableViewController {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        tableView.rowHeight = UIFontMetrics.default.scaledValue(
          for: 44,
          compatibleWith: traitCollection
        )
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }

      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let table = Fixed()
    let window = try Screens.window(table)
    window.choose(.extraExtraExtraLarge)
    #expect(table.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 58)
    #expect(table.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 116)
    window.choose(.accessibilityLarge)
    #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
  }
}
