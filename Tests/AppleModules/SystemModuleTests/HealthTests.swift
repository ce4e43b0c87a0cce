import ActivityKit
import Foundation
import HealthKit
import Testing

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var name: String
}

@Suite("Health data and live activities")
struct HealthTests {
  // American Diabetes Association, Standards of Care: 70 mg/dL (3.9 mmol/L), 180 mg/dL (10.0 mmol/L).
  @Test("Quantities are converted between units", arguments: [(70.0, 3.9), (180, 10), (54, 3)])
  func glucose(milligrams: Double, millimoles: Double) {
    let unit = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    let molar = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
      .unitDivided(by: .liter())
    let quantity = HKQuantity(unit: unit, doubleValue: milligrams)
    #expect(abs(quantity.doubleValue(for: molar) - millimoles) < 0.05)
    #expect(HKUnit(from: "mg/dL") == unit)
    #expect(!quantity.is(compatibleWith: .internationalUnit()))
  }

  @Test("Units of a text are those of the functions")
  func texts() {
    #expect(HKUnit(from: "kg") == .gramUnit(with: .kilo))
    #expect(HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
    let pound = HKQuantity(unit: .pound(), doubleValue: 1)
    #expect(abs(pound.doubleValue(for: .gram()) - 453.59237) < 1e-9)
    #expect(
      pound.compare(HKQuantity(unit: HKUnit(from: "kg"), doubleValue: 1)) == .orderedAscending
    )
  }

  @Test("The store has no data and saves none")
  func store() async throws {
    let store = HKHealthStore()
    #expect(!HKHealthStore.isHealthDataAvailable())
    let type = try #require(HKObjectType.quantityType(forIdentifier: .bloodGlucose))
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await store.requestAuthorization(toShare: [], read: [type])
    }
    var found: [HKSample]? = []
    store.execute(
      HKSampleQuery(
        sampleType: type,
        predicate: HKQuery.predicateForSamples(withStart: nil, end: nil),
        limit: HKObjectQueryNoLimit,
        sortDescriptors: nil
      ) { _, samples, _ in found = samples }
    )
    #expect(found == nil)
  }

  @Test("The person does not allow live activities")
  func activities() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(Activity<Delivery>.activities.isEmpty)
    #expect(throws: ActivityAuthorizationError.denied) {
      try Activity.request(
        attributes: Delivery(name: "Pie"),
        content: ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil)
      )
    }
  }
}
