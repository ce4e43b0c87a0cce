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
}
