// Written by Scripts/generate-tables from Reference/apple-modules/HealthKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A kind of health data.
open class HKObjectType: NSObject {
  /// The name of the kind.
  public let identifier: String
  /// Creates a kind.
  init(identifier: String) { self.identifier = identifier }
  /// Returns the kind of quantities of a name.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  /// Returns the kind of categories of a name.
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  /// Returns the kind of workouts.
  open class func workoutType() -> HKWorkoutType {
    HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")
  }
}

/// A kind of health data with times.
open class HKSampleType: HKObjectType {}

/// A kind of quantities.
open class HKQuantityType: HKSampleType {
  /// Creates the kind of a name.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// A kind of categories.
open class HKCategoryType: HKSampleType {
  /// Creates the kind of a name.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType {}

/// The names of kinds of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The glucose in the blood.
  public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// The carbohydrates in food.
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  /// The insulin that is given.
  public static let insulinDelivery = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  /// The beats of the heart.
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The steps.
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// The mass of the body.
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The height of the body.
  public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
  /// The energy of activity.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The energy at rest.
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// The distance on foot.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// The distance by bicycle.
  public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// The part of fat.
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// The beats of the heart at rest.
  public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// The water.
  public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
}

/// The names of kinds of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The sleep.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// The time of mindfulness.
  public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// The menstruation.
  public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
}
