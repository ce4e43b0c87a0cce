// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: sf-kerning.json

// swift-format-ignore
extension SystemFontKerning {
  /// Pairs of `AVAST Wavy To. LT` that begin with a capital.
  static let capitalsSums = (
    text: Sums(measured: Sum(770, 799), inter: Sum(733, 989)),
    display: Sums(measured: Sum(1100, 1050), inter: Sum(723, 975))
  )

  /// Pairs of `The quick brown fox jumps over the lazy dog` that do not begin with a capital.
  static let othersSums = (
    text: Sums(measured: Sum(245, 270), inter: Sum(247, 226)),
    display: Sums(measured: Sum(310, 240), inter: Sum(246, 222))
  )
}
