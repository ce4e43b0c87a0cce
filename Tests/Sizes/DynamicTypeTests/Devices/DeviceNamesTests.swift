import DynamicType
import Testing

@Suite struct DeviceNames {
  @Test(arguments: Device.all)
  func `a device is found by its name in any case`(device: Device) {
    #expect(Device.named(device.name) == device)
    #expect(Device.named(device.name.uppercased()) == device)
    #expect(Device.named(device.name.lowercased()) == device)
  }

  @Test func `no two devices share a name`() {
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
  }

  @Test(arguments: [
    ("iPhone Xs", "iPhone XS"), ("iPhone Xs Max", "iPhone XS Max"), ("iPhone Xr", "iPhone XR"),
    ("iphone-16-pro", "iPhone 16 Pro"), ("iPhone16Pro", "iPhone 16 Pro"),
    ("iPad Pro 11\"", "iPad Pro 11-inch"), ("iPad Pro 11", "iPad Pro 11-inch"),
    ("iPad Pro 12.9\"", "iPad Pro 12.9-inch"), ("iPad Pro 10.5 inch", "iPad Pro 10.5-inch"),
    ("iPhone SE", "iPhone SE 4-inch"), ("iPhone SE (1st generation)", "iPhone SE 4-inch"),
    ("iPhone SE (2nd generation)", "iPhone SE 4.7-inch"),
    ("iPhone SE (3rd generation)", "iPhone SE 4.7-inch"),
    ("iPad", "iPad 9.7-inch"), ("IPAD MINI", "iPad mini 8.3-inch"),
    ("iPod touch", "iPod touch 5th generation and later"), ("apple tv 4k", "Apple TV 4K"),
  ])
  func `other spellings find a device`(spelling: String, name: String) {
    #expect(Device.named(spelling)?.name == name)
  }

  @Test(arguments: [
    "", " ", "inch", "iPhone", "iPhone 99", "iPad Pro", "iPad Pro 129", "Pixel 9", "iPhone XS Mini",
    "Apple Watch",
  ])
  func `an unknown name finds none`(name: String) {
    #expect(Device.named(name) == nil)
  }
}
