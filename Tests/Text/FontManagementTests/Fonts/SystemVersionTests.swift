import DynamicType
import FontManagement
import Testing

/// Source: the tracking tables of the Human Interface Guidelines before and after 2020.
@Suite struct FontsOfOlderSystems {
  @Test(arguments: [
    (11.0, 6.0), (12, 0), (17, -24), (18, -25), (19, -26), (20, 19), (22, 16), (34, 11),
  ]) func `are tracked as the guidelines of their time say`(size: Double, tracking: Double) {
    let recipe = Font.systemFont(ofSize: size).spaced(asIn: SystemVersion(12)).recipe
    #expect(recipe.tracking(at: size) == Int32(tracking * 250))
  }

  @Test func `change from one master to the other at 20 points`() {
    let recipe = Font.systemFont(ofSize: 17).spaced(asIn: SystemVersion(13)).recipe
    #expect(recipe.opticalPosition(at: 19.5) == 0)
    #expect(recipe.opticalPosition(at: 20) == 1)
  }

  @Test(arguments: [nil, .unspecified, SystemVersion(8), SystemVersion(14), SystemVersion(26)])
  func `are those of today in every other version`(version: SystemVersion?) {
    let font = Font.systemFont(ofSize: 20)
    #expect(font.spaced(asIn: version) == font)
  }

  @Test func `keep their tracking in another size`() {
    let font = Font.systemFont(ofSize: 12).spaced(asIn: SystemVersion(12)).withSize(17)
    #expect(font == Font.systemFont(ofSize: 17).spaced(asIn: SystemVersion(12)))
    #expect(font.recipe.tracking(at: 17) == -24 * 250)
  }

  @Test func `come with preferred fonts whose traits name the version`() {
    let traits = TraitCollection(systemVersion: SystemVersion(12))
    let font = Font.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.recipe.tracking(at: 17) == -24 * 250)
  }
}
