import DynamicType
import Testing
import UIKit

/// Source: "Readable width", Cookpad's developer blog, 2018: cells.
@Suite("Cells whose margins follow the readable width")
struct ReadableCellTests {
  private final class Timeline: UITableViewController {
    final class Cell: UITableViewCell {
      let card = UIView()
    }

    let insideReadable: Bool

    init(insideReadable: Bool = false) {
      self.insideReadable = insideReadable
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
      insideReadable = false
      super.init(coder: coder)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.card.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(cell.card)
      let content = cell.contentView
      let guide = insideReadable ? content.readableContentGuide : content.layoutMarginsGuide
      NSLayoutConstraint.activate([
        cell.card.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        cell.card.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        cell.card.topAnchor.constraint(equalTo: guide.topAnchor),
        cell.card.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        cell.card.heightAnchor.constraint(equalToConstant: 60),
      ])
      return cell
    }
  }

  private func card(in table: Timeline, _ window: UIWindow) throws -> CGRect {
    let row = IndexPath(row: 0, section: 0)
    let cell = try #require(table.tableView.cellForRow(at: row) as? Timeline.Cell)
    #expect(cell.frame.width == window.bounds.width)
    return cell.card.convert(cell.card.bounds, to: window)
  }

  @Test(
    "Off, the margins are those of the system; on, those of the readable width",
    arguments: [
      (UIContentSizeCategory.extraSmall, 560), (.large, 672), (.extraExtraExtraLarge, 896),
    ] as [(UIContentSizeCategory, CGFloat)]
  )
  func margins(category: UIContentSizeCategory, readable: CGFloat) throws {
    let table = Timeline()
    let window = try Screens.window(table, on: "iPad", in: .landscape, at: category)
    #expect(table.tableView.cellLayoutMarginsFollowReadableWidth == false)
    #expect(try card(in: table, window).width == 984)
    table.tableView.cellLayoutMarginsFollowReadableWidth = true
    window.layoutIfNeeded()
    let card = try card(in: table, window)
    #expect(card.width == readable)
    #expect(card.midX == 512)
  }

  @Test("On, the margins guide and the readable guide of the content are the same")
  func bothGuides() throws {
    for inside in [false, true] {
      let table = Timeline(insideReadable: inside)
      table.tableView.cellLayoutMarginsFollowReadableWidth = true
      let window = try Screens.window(table, on: "iPad Pro 11\"", in: .portrait)
      #expect(try card(in: table, window).width == 672)
    }
  }

  /// The article's rows hold for a full-screen view whose margins leave the safe area out; a cell's
  /// content stays inside the safe area and of the cell's margins besides.
  @Test("Each row of the article's tables, in a cell", arguments: ReadableRow.all)
  func row(row: ReadableRow) throws {
    let category = try #require(row.contentSizeCategory)
    let orientation = try #require(Device.Orientation(rawValue: row.orientation))
    for device in row.devices {
      let table = Timeline()
      let window = try Screens.window(table, on: device, in: orientation, at: category)
      let room = try card(in: table, window)
      let safe = window.safeAreaInsets.left
      #expect(room.width + 2 * safe <= row.viewWidth - 32, "\(device)")
      table.tableView.cellLayoutMarginsFollowReadableWidth = true
      window.layoutIfNeeded()
      let card = try card(in: table, window)
      #expect(card.width == min(row.readableWidth, room.width), "\(device)")
      #expect(abs(card.midX - row.viewWidth / 2) <= 0.5, "\(device)")
    }
  }

  @Test(
    "Beside a notch the safe area counts once",
    arguments: [
      ("iPhone Xs Max", UIContentSizeCategory.large, 112, 672),
      ("iPhone Xs Max", .extraSmall, 168, 560),
      ("iPhone Xs", .large, 64, 684),
    ] as [(String, UIContentSizeCategory, CGFloat, CGFloat)]
  )
  func notch(device: String, category: UIContentSizeCategory, left: CGFloat, width: CGFloat) throws
  {
    final class Titled: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }

      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }

      override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { "Header" }
    }
    let timeline = Timeline()
    timeline.tableView.cellLayoutMarginsFollowReadableWidth = true
    let window = try Screens.window(timeline, on: device, in: .landscape, at: category)
    let card = try card(in: timeline, window)
    #expect(card.minX == left)
    #expect(card.width == width)
    let titled = Titled(style: .plain)
    titled.tableView.cellLayoutMarginsFollowReadableWidth = true
    let second = try Screens.window(titled, on: device, in: .landscape, at: category)
    let cell = try #require(titled.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let header = try #require(titled.tableView.headerView(forSection: 0))
    for label in [cell.textLabel, header.textLabel] {
      let label = try #require(label)
      #expect(label.convert(label.bounds, to: second).minX == left)
    }
  }

  @Test("It follows a change of the text size")
  func live() throws {
    let table = Timeline()
    table.tableView.cellLayoutMarginsFollowReadableWidth = true
    let window = try Screens.window(table, on: "iPad", in: .landscape)
    #expect(try card(in: table, window).width == 672)
    window.choose(.extraSmall)
    #expect(try card(in: table, window).width == 560)
    window.choose(.accessibilityExtraExtraExtraLarge)
    #expect(try card(in: table, window).width == 984)
  }

  @Test("The cells of the system follow too")
  func standardCells() throws {
    final class Styles: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }

      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
    }
    let table = Styles()
    table.tableView.cellLayoutMarginsFollowReadableWidth = true
    let window = try Screens.window(table, on: "iPad", in: .landscape)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let title = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(title.convert(title.bounds, to: window).minX == 176)
    #expect(detail.convert(detail.bounds, to: window).maxX == 848)
  }
}
