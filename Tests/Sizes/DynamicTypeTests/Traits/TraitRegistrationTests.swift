import DynamicType
import Testing

@Suite struct TraitRegistration {
  let environment = TraitEnvironment(TraitCase.complete)

  static let traits: [(String, any DynamicType.Trait.Type)] = [
    ("content size category", PreferredContentSizeCategoryTrait.self),
    ("display scale", DisplayScaleTrait.self), ("idiom", UserInterfaceIdiomTrait.self),
    ("horizontal size class", HorizontalSizeClassTrait.self),
    ("vertical size class", VerticalSizeClassTrait.self),
    ("layout direction", LayoutDirectionTrait.self),
    ("legibility weight", LegibilityWeightTrait.self),
    ("interface style", UserInterfaceStyleTrait.self),
  ]

  @Test func `an observer of a trait hears of that trait only`() throws {
    for (name, type) in Self.traits {
      let log = Log<String>()
      let environment = TraitEnvironment(TraitCase.complete)
      let heard = Log<String>()
      environment.registerForTraitChanges([type]) { _, _ in heard.append(name) }
      for trait in TraitCase.all {
        environment.update(trait.set)
        if heard.elements.count > log.elements.count { log.append(trait.testDescription) }
      }
      #expect(log.elements == [name])
      #expect(heard.elements == [name])
    }
  }

  @Test func `an observer of two traits hears of both, one of none of every trait`() {
    let two = Log<TraitCollection>()
    let every = Log<TraitCollection>()
    environment.registerForTraitChanges([
      DisplayScaleTrait.self, LegibilityWeightTrait.self,
    ]) { two.append($1) }
    environment.registerForTraitChanges { every.append($1) }
    for trait in TraitCase.all { environment.update(trait.set) }
    #expect(two.elements.count == 2)
    #expect(every.elements.count == TraitCase.all.count)
  }

  @Test func `an ended registration hears nothing, and may be ended twice`() {
    let ended = Log<TraitCollection>()
    let kept = Log<TraitCollection>()
    let registration = environment.registerForTraitChanges { ended.append($1) }
    environment.registerForTraitChanges { kept.append($1) }
    environment.update { $0.displayScale = 1 }
    environment.unregisterForTraitChanges(registration)
    environment.unregisterForTraitChanges(registration)
    environment.update { $0.displayScale = 3 }
    #expect(ended.elements.count == 1)
    #expect(kept.elements.count == 2)
  }

  @Test func `a handler may end its own registration`() {
    let log = Log<TraitCollection>()
    let registrations = Log<TraitChangeRegistration>()
    let registration = environment.registerForTraitChanges { environment, previous in
      log.append(previous)
      registrations.elements.forEach(environment.unregisterForTraitChanges)
    }
    registrations.append(registration)
    environment.update { $0.displayScale = 1 }
    environment.update { $0.displayScale = 3 }
    #expect(log.elements == [TraitCase.complete])
  }

  @Test func `a handler that ends a later registration keeps the present change from it`() {
    let log = Log<String>()
    let later = Log<TraitChangeRegistration>()
    environment.registerForTraitChanges { environment, _ in
      log.append("first")
      later.elements.forEach(environment.unregisterForTraitChanges)
    }
    later.append(environment.registerForTraitChanges { _, _ in log.append("second") })
    environment.registerForTraitChanges { _, _ in log.append("third") }
    environment.update { $0.displayScale = 1 }
    #expect(log.elements == ["first", "third"])
  }

  @Test func `an observer that a handler registers hears from the next change on`() {
    let log = Log<Double>()
    environment.registerForTraitChanges { environment, previous in
      guard previous.displayScale == 2 else { return }
      environment.registerForTraitChanges { log.append($1.displayScale) }
    }
    environment.update { $0.displayScale = 1 }
    #expect(log.elements == [])
    environment.update { $0.displayScale = 3 }
    #expect(log.elements == [1])
  }

  @Test func `a change that a handler makes is delivered after the present one`() {
    let log = Log<String>()
    environment.registerForTraitChanges { environment, previous in
      log.append("first begins with \(previous.displayScale)")
      if previous.displayScale == 2 { environment.update { $0.displayScale = 4 } }
      log.append("first ends")
    }
    environment.registerForTraitChanges { log.append("second with \($1.displayScale)") }
    environment.update { $0.displayScale = 3 }
    #expect(
      log.elements == [
        "first begins with 2.0", "first ends", "second with 2.0",
        "first begins with 3.0", "first ends", "second with 3.0",
      ]
    )
    #expect(environment.traitCollection.displayScale == 4)
  }
}
