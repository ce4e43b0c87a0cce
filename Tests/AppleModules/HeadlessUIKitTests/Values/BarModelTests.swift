import HeadlessUIKit
import Testing

@Suite struct BarModelTests {
  @Test func `Text items of the system have titles, the others symbols, spaces neither`() {
    for item in UIBarButtonItem.SystemItem.allCases where item != .pageCurl {
      let button = UIBarButtonItem(systemItem: item)
      let isSpace = item == .flexibleSpace || item == .fixedSpace
      #expect(button.isSpace == isSpace)
      #expect((button.title == nil) == (isSpace || button.image != nil))
    }
    #expect(UIBarButtonItem(systemItem: .done).title == "Done")
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .add).image?.symbolName == "plus")
  }

  @Test func `A target and the name of a message are kept`() {
    let target = UIView()
    let image = UIImage(systemName: "plus")
    let button = UIBarButtonItem(image: image, style: .plain, target: target, action: "add")
    #expect(button.target === target)
    #expect(button.action == Selector("add"))
    #expect(button.image?.symbolName == "plus")
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(done.title == "Done" && done.target == nil && done.action == nil)
    #expect(UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil).title == "Edit")
  }

  @Test func `The numbers of the system items are UIKit's`() {
    // Apple's documentation of UIBarButtonItem.SystemItem and UITabBarItem.SystemItem.
    #expect(UIBarButtonItem.SystemItem(rawValue: 4) == .add)
    #expect(UIBarButtonItem.SystemItem(rawValue: 16) == .trash)
    #expect(UIBarButtonItem.SystemItem(rawValue: 24) == .close)
    #expect(UITabBarItem.SystemItem(rawValue: 8) == .search)
    #expect(UITabBarItem.SystemItem(rawValue: 11) == .mostViewed)
  }

  @Test func `A button takes title and image of its action and performs it`() {
    var senders: [AnyObject?] = []
    let action = UIAction(title: "Save", image: UIImage(systemName: "tray")) { action in
      senders.append(action.sender as AnyObject?)
    }
    let button = UIBarButtonItem(primaryAction: action)
    #expect(button.title == "Save")
    #expect(button.image?.symbolName == "tray")
    button.primaryAction?.performWithSender(button, target: nil)
    #expect(senders.count == 1)
    #expect(senders[0] === button)
    #expect(action.sender == nil)
  }

  @Test func `A navigation item tells of its own changes and of those of its buttons`() {
    let item = UINavigationItem(title: "Inbox")
    var changes = 0
    item.onChange = { changes += 1 }
    let first = UIBarButtonItem(systemItem: .edit)
    item.rightBarButtonItem = first
    #expect(changes == 1)
    first.isEnabled = false
    #expect(changes == 2)
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), first]
    first.title = "Change"
    #expect(changes == 4)
    item.rightBarButtonItem = nil
    first.title = "Alone"
    #expect(changes == 5)
    item.prompt = "Two new"
    item.largeTitleDisplayMode = .never
    #expect(changes == 7)
  }

  @Test func `A state's attributes lie over those of the normal state`() {
    let item = UIBarItem()
    item.setTitleTextAttributes([.kern: 1, .ligature: 0], for: .normal)
    item.setTitleTextAttributes([.kern: 2], for: .selected)
    #expect(item.titleTextAttributes(for: .selected)?.count == 1)
    let drawn = item.drawnTitleTextAttributes(for: .selected)
    #expect(drawn?[.kern] as? Int == 2)
    #expect(drawn?[.ligature] as? Int == 0)
    #expect(item.drawnTitleTextAttributes(for: .disabled)?[.kern] as? Int == 1)
  }

  @Test func `A tab has a badge, an image for when it is chosen and a change to tell`() {
    let tab = UITabBarItem(tabBarSystemItem: .favorites, tag: 7)
    var changes = 0
    tab.onChange = { changes += 1 }
    tab.badgeValue = "3"
    tab.selectedImage = UIImage(systemName: "star")
    #expect(changes == 2)
    #expect(tab.title == "Favorites")
    #expect(tab.tag == 7)
  }

  @Test func `An appearance is material, opaque or transparent`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.background == .material)
    appearance.backgroundColor = .red
    appearance.configureWithTransparentBackground()
    #expect(appearance.background == .transparent)
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    #expect(UITabBarAppearance(barAppearance: appearance).background == .opaque)
  }

  @Test func `A menu's chosen actions are its own and those of inline menus`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let inner = UIAction(title: "Inner", state: .on) { _ in }
    let hidden = UIAction(title: "Deep", state: .on) { _ in }
    let menu = UIMenu(children: [
      on, UIMenu(options: .displayInline, children: [inner]),
      UIMenu(title: "More", children: [hidden]),
    ])
    #expect(menu.selectedElements.map(\.title) == ["On", "Inner"])
  }

  @Test func `Actions without identifiers are different, with one they say so`() {
    let actions = [UIAction { _ in }, UIAction { _ in }]
    #expect(actions[0].identifier != actions[1].identifier)
    let named = UIAction(identifier: UIAction.Identifier("go")) { _ in }
    #expect(named.identifier.rawValue == "go")
  }
}
