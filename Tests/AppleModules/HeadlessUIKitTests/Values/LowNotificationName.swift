import DynamicType

/// The name as the room below has it; a file that sees both rooms sees only UIKit's.
let lowNotificationName = ContentSizeCategory.didChangeNotification.rawValue
