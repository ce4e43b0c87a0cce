import Foundation

/// The headers, rows and footers of a table from top to bottom, with their heights.
///
/// Each section has a header, its rows and a footer, so that the position of each is known without a search.
/// Heights are estimates before they are measured.
struct TableItems {
  /// The position of an item; `row` is -1 for a header and the number of rows for a footer.
  struct Place: Equatable {
    var section: Int
    var row: Int
  }

  private(set) var rowCounts: [Int] = []
  /// The index of each section's header.
  private(set) var starts: [Int] = []
  var heights: [Double] = []
  var isMeasured: [Bool] = []
  private(set) var offsets: [Double] = [0]

  init(rowCounts: [Int] = [], estimate: Double = 44) {
    self.rowCounts = rowCounts
    var count = 0
    for rows in rowCounts {
      starts.append(count)
      count += rows + 2
    }
    heights = [Double](repeating: estimate, count: count)
    isMeasured = [Bool](repeating: false, count: count)
  }

  var count: Int { heights.count }

  func index(_ path: IndexPath) -> Int { starts[path.section] + 1 + path.row }

  func header(_ section: Int) -> Int { starts[section] }

  func footer(_ section: Int) -> Int { starts[section] + 1 + rowCounts[section] }

  /// Returns the section of an item, by binary search.
  func section(of index: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  func place(of index: Int) -> Place {
    let section = section(of: index)
    return Place(section: section, row: index - starts[section] - 1)
  }

  /// Adds the heights up from a start.
  mutating func addUp(from top: Double) {
    offsets = [top]
    offsets.reserveCapacity(heights.count + 1)
    var y = top
    for height in heights {
      y += height
      offsets.append(y)
    }
  }

  /// Returns the first item that ends below a position, by binary search.
  func first(below y: Double) -> Int {
    var low = 0
    var high = heights.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
