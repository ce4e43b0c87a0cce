import DynamicType
import Testing

@Suite struct ReadableCells {
  /// iPhone Xs Max in landscape: 896 points with a safe area of 44 on each side.
  let area = EdgeInsets(left: 44, right: 44)

  @Test func `a cell that follows the readable width stands where readable content stands`() {
    let cell = ReadableContentGuide.cell(
      tableWidth: 896,
      safeArea: area,
      followsReadableWidth: true,
      category: .large
    )
    #expect(cell.width == 672)
    #expect(cell.left == 112)
    #expect(cell.right == 112)
  }

  @Test func `a cell that does not follow it has its margins beside the safe area`() {
    let cell = ReadableContentGuide.cell(
      tableWidth: 896,
      safeArea: area,
      followsReadableWidth: false,
      category: .large
    )
    #expect(cell.left == 64)
    #expect(cell.right == 64)
    #expect(cell.width == 768)
  }

  @Test(arguments: [ContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge])
  func `in a narrow table both are the same`(category: ContentSizeCategory) {
    let guides = [true, false].map {
      ReadableContentGuide.cell(
        tableWidth: 375,
        followsReadableWidth: $0,
        category: category
      )
    }
    #expect(guides[0] == guides[1])
    #expect(guides[0].left == 16)
    #expect(guides[0].width == 343)
  }

  @Test func `a cell on iOS 26 has its side margins and its readable width`() {
    let phone = ReadableContentGuide.cell(
      tableWidth: 393,
      followsReadableWidth: true,
      category: .large,
      systemVersion: SystemVersion(26)
    )
    #expect(phone.left == 20)
    let pad = ReadableContentGuide.cell(
      tableWidth: 1180,
      followsReadableWidth: true,
      category: .large,
      idiom: .pad,
      systemVersion: SystemVersion(26)
    )
    #expect(pad.width == 896)
    #expect(pad.left == 142)
  }
}
