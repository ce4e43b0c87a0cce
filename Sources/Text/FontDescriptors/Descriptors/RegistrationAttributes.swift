/// The attributes by which a font is registered.
///
/// Few descriptors have them, so they share one reference. They take part in equality and not in the
/// hash: hashing a descriptor costs what it cost without them.
struct RegistrationAttributes: Hashable, Sendable {
  private final class Values: Sendable {
    let path: String?
    let userInfo: String?

    init(path: String?, userInfo: String?) {
      self.path = path
      self.userInfo = userInfo
    }
  }

  private var values: Values?

  var path: String? {
    get { values?.path }
    set { set(newValue, userInfo) }
  }

  var userInfo: String? {
    get { values?.userInfo }
    set { set(path, newValue) }
  }

  private mutating func set(_ path: String?, _ userInfo: String?) {
    if path == nil, userInfo == nil {
      values = nil
    } else {
      values = Values(path: path, userInfo: userInfo)
    }
  }

  static func == (lhs: RegistrationAttributes, rhs: RegistrationAttributes) -> Bool {
    lhs.values === rhs.values || (lhs.path == rhs.path && lhs.userInfo == rhs.userInfo)
  }

  func hash(into hasher: inout Hasher) {}
}
