import CoreData

/// The postcards that were kept; this module is on Apple's platforms only.
final class Archive {
  var context: NSManagedObjectContext?
}
