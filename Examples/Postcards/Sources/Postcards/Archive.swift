import HealthKit

/// The steps that a postcard was carried; this module is on Apple's platforms only.
final class Archive {
  var store: HKHealthStore?
}
