import SourceFacts
import Testing

@Suite("Growth of fonts")
struct FontGrowthTests {
  @Test(arguments: [
    (FontRecipe.fixed(name: nil, size: 12), FontGrowth.fixed),
    (.preferred(style: "body"), .grows),
    (.scaled(style: nil, base: .unknown), .grows),
    (.named("Theme.body"), .unknown),
    (.oneOf([.preferred(style: "body"), .preferred(style: "callout")]), .grows),
    (.oneOf([.preferred(style: "body"), .fixed(name: nil, size: nil)]), .mixed),
    (.oneOf([.preferred(style: "body"), .unknown]), .unknown),
  ])
  func `a font grows if every way of making it does`(recipe: FontRecipe, growth: FontGrowth) {
    #expect(recipe.growth == growth)
  }
}
