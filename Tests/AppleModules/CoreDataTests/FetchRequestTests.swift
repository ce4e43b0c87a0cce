import CoreData
import Rendering
import Snapshots
import SwiftUI
import Testing

final class Recipe: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
}

private struct RecipeList: View {
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Recipe.name, ascending: true)])
  private var recipes: FetchedResults<Recipe>

  var body: some View {
    VStack {
      ForEach(recipes, id: \.objectID) { recipe in Text(recipe.name ?? "") }
    }
  }
}

@Suite("Views with objects of a store")
@MainActor
struct FetchRequestTests {
  private func texts(in window: UIWindow) -> [String] {
    var found: [String] = []
    window.layoutSnapshot().walk { visit in
      for drawing in visit.element.drawings {
        if case .text(let text) = drawing { found.append(text.string) }
      }
      return true
    }
    return found
  }

  @Test("A view shows the objects of the context around it, in order, and follows it")
  func list() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    for name in ["Soup", "Bread"] { Recipe(context: context).name = name }
    let host = UIHostingController(
      rootView: RecipeList().environment(\.managedObjectContext, context)
    )
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = host
    #expect(texts(in: window) == ["Bread", "Soup"])
    Recipe(context: context).name = "Cake"
    try context.save()
    #expect(texts(in: window) == ["Bread", "Cake", "Soup"])
  }

  @Test("A view shows objects in sections, and in the order of Swift's descriptions")
  func sections() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    for name in ["Soup", "Bread", "Stew"] { Recipe(context: context).name = name }
    let host = UIHostingController(
      rootView: VStack {
        RecipeSections()
        SortedRecipes()
      }
      .environment(\.managedObjectContext, context)
    )
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = host
    #expect(texts(in: window) == ["B", "Bread", "S", "Soup", "Stew", "Stew", "Soup", "Bread"])
  }
}

extension Recipe {
  fileprivate var initial: String { String((name ?? "").prefix(1)) }
  fileprivate var label: String { name ?? "" }
}

private struct RecipeSections: View {
  @SectionedFetchRequest(
    sectionIdentifier: \Recipe.initial,
    sortDescriptors: [SortDescriptor(\.label)]
  )
  private var sections: SectionedFetchResults<String, Recipe>

  var body: some View {
    ForEach(sections) { section in
      Text(section.id)
      ForEach(section, id: \.objectID) { recipe in Text(recipe.label) }
    }
  }
}

private struct SortedRecipes: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.label, order: .reverse)])
  private var recipes: FetchedResults<Recipe>

  var body: some View {
    ForEach(recipes, id: \.objectID) { recipe in Text(recipe.label) }
  }
}
