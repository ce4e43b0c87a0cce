/// Attributes that Objective-C, Interface Builder and Core Data read.
enum AppleAttributes {
  /// Attributes of members that are called by name.
  static let listing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
    "NSManaged",
  ]

  /// Attributes to remove.
  static let removed: Set<String> = listing.union([
    "objcMembers", "nonobjc", "IBDesignable", "UIApplicationMain", "NSApplicationMain",
    "Previewable",
    "NSCopying",
  ])
}
