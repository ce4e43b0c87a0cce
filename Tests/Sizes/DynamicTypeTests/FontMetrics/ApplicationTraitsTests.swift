import DynamicType
import Testing

/// An application at AX4 with two pixels a point and iOS 26: headline scales by 51/22 there.
@Suite struct ScalingWithOpenTraits {
  let application = TraitEnvironment(
    TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraLarge,
      displayScale: 2,
      userInterfaceIdiom: .phone,
      systemVersion: SystemVersion(26)
    )
  )
  let metrics = FontMetrics(forTextStyle: .headline)

  @Test func `without traits the application's hold`() {
    application.performAsApplication {
      #expect(metrics.scaledValue(for: 17) == 39.5)
      #expect(metrics.scaledPointSize(for: 17) == 39)
      #expect(metrics.scaledValue(for: 17, compatibleWith: TraitCollection()) == 39.5)
    }
  }

  /// 17 x 51 / 22 is 39.409, 17 x 56 / 22 is 43.273, 17 x 29 / 22 is 22.409.
  @Test(
    arguments: [
      (TraitCollection(displayScale: 3), 39.0 + 1.0 / 3),
      (TraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge), 22.5),
      (TraitCollection(systemVersion: SystemVersion(18)), 43.5),
      (TraitCollection(systemVersion: .unspecified), 39.5),
      (TraitCollection(userInterfaceIdiom: .mac), 17),
    ] as [(TraitCollection, Double)]
  )
  func `each open trait is the application's`(traits: TraitCollection, expected: Double) {
    application.performAsApplication {
      #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits) - expected) < 1e-12)
    }
  }

  @Test func `scaling without traits follows the application and not the current traits`() {
    application.performAsApplication {
      TraitCollection(preferredContentSizeCategory: .extraSmall).performAsCurrent {
        #expect(TraitCollection.current.preferredContentSizeCategory == .extraSmall)
        #expect(metrics.scaledValue(for: 17) == 39.5)
      }
    }
  }

  @Test func `scaling follows changes of the application`() {
    application.performAsApplication {
      application.update { $0.preferredContentSizeCategory = .large }
      #expect(metrics.scaledValue(for: 17) == 17)
    }
  }

  @Test func `where the application leaves a trait open it is Large, three pixels and as measured`()
  {
    TraitEnvironment().performAsApplication {
      #expect(metrics.scaledValue(for: 17) == 17)
      let category = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
      let value = metrics.scaledValue(for: 17, compatibleWith: category)
      #expect(abs(value - (39.0 + 1.0 / 3)) < 1e-12)
    }
  }
}
