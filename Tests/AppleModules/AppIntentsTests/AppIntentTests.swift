import AppIntents
import Snapshots
import SwiftUI
import Testing

// The declarations are those of Apple's articles "Creating your first app intent", "Adding parameters to an app
// intent" and "App Shortcuts", with other names.

private enum Meal: String, AppEnum {
  case lunch, dinner

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Meal" }
  static var caseDisplayRepresentations: [Meal: DisplayRepresentation] {
    [.lunch: "Lunch", .dinner: DisplayRepresentation(title: "Dinner", subtitle: "At seven")]
  }
}

private struct Dish: AppEntity {
  let id: UUID
  @Property(title: "Name") var name: String

  static let defaultQuery = DishQuery()
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Dish")
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(name: String) {
    id = UUID()
    self.name = name
  }
}

private struct DishQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [Dish] { [] }
  func entities(matching string: String) async throws -> [Dish] { [Dish(name: string)] }
  func suggestedEntities() async throws -> [Dish] { [Dish(name: "Soup")] }
}

private struct Cooks: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Ada", "Bo"] }
  func defaultResult() async -> String? { "Ada" }
}

private struct Kitchen: Sendable {
  let name: String
}

private struct OrderDish: AppIntent {
  static let title: LocalizedStringResource = "Order a Dish"
  static let description = IntentDescription("Orders a dish.", categoryName: "Meals")
  static let openAppWhenRun = false

  @Parameter(title: "Dish", requestValueDialog: "Which dish?") var dish: Dish
  @Parameter(title: "Meal", default: .lunch) var meal: Meal
  @Parameter(title: "Portions", default: 2, controlStyle: .stepper, inclusiveRange: (1, 8))
  var portions: Int
  @Parameter(title: "Cook", optionsProvider: Cooks()) var cook: String?
  @Dependency private var kitchen: Kitchen

  static var parameterSummary: some ParameterSummary {
    When(\.$meal, .equalTo, .dinner) {
      Summary("Order \(\.$dish) for \(\.$meal)") {
        \.$portions
        \.$cook
      }
    } otherwise: {
      Summary("Order \(\.$dish)")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: portions, dialog: "\(kitchen.name) cooks \(dish.name) for \(meal.rawValue).")
  }
}

private struct ShowMenu: AppIntent {
  static let title: LocalizedStringResource = "Show the Menu"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Menu"))
  }
}

private struct Choices: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter(title: "Size") var size: Int?
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowMenu(),
      phrases: ["Show the menu of \(.applicationName)"],
      shortTitle: "Menu",
      systemImageName: "fork.knife"
    )
    AppShortcut(intent: OrderDish(), phrases: ["Order \(\.$dish) in \(.applicationName)"])
  }
}

@Suite("Actions of an app")
struct AppIntentTests {
  @Test(
    "A parameter has the value of its declaration until it is set, and an optional one has none"
  )
  func values() {
    let order = OrderDish()
    #expect(order.meal == .lunch && order.portions == 2 && order.cook == nil)
    order.portions = 3
    order.dish = Dish(name: "Stew")
    #expect(order.portions == 3 && order.dish.name == "Stew")
    #expect(Choices().size == nil)
  }

  @Test("An action is performed with the objects that the app provides")
  func performing() async throws {
    AppDependencyManager.shared.add(dependency: Kitchen(name: "The kitchen"))
    let order = OrderDish()
    order.dish = Dish(name: "Stew")
    let result = try await order.perform()
    #expect(result.value == 2)
    let container = try #require(
      result as? IntentResultContainer<Int, Never, Never, IntentDialog>
    )
    let dialog = try #require(container.dialog)
    #expect(String(localized: dialog.full) == "The kitchen cooks Stew for lunch.")
  }

  @Test("Nobody is there who could be asked for a value")
  func asking() async {
    let order = OrderDish()
    await #expect(throws: AppIntentError.self) { try await order.$dish.requestValue() }
    await #expect(throws: AppIntentError.self) { try await order.requestConfirmation() }
  }

  @Test("Queries answer, and names of choices are those of the type")
  func queries() async throws {
    #expect(try await DishQuery().results().map(\.name) == ["Soup"])
    #expect(await Cooks().defaultResult() == "Ada")
    #expect(String(localized: Meal.dinner.localizedStringResource) == "Dinner")
    #expect(EntityIdentifier(for: Dish.self, identifier: UUID()).identifier.count == 36)
    #expect(Shortcuts.appShortcuts.count == 2)
  }

  @Test("A button for an action shows its label")
  @MainActor
  func button() {
    let view = VStack {
      Button("Order", intent: ShowMenu())
      Toggle("Menu", isOn: true, intent: ShowMenu())
      SiriTipView(intent: ShowMenu())
    }
    let host = UIHostingController(rootView: view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = host
    var found: [String] = []
    window.layoutSnapshot().walk { visit in
      for case .text(let text) in visit.element.drawings { found.append(text.string) }
      return true
    }
    #expect(found == ["Order", "Menu", "“Show the Menu”"])
  }
}
