import HomeKit

/// The mailboxes of a home; this module is on Apple's platforms only.
final class Archive {
  var manager: HMHomeManager?
}
