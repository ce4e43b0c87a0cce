import Foundation
import HeadlessUIKit
import Testing

@Suite("The clock and the loop of the system")
struct SystemClockTests {
  @Test("Ticks are nanoseconds, and more of them pass")
  func ticks() {
    var info = mach_timebase_info()
    #expect(mach_timebase_info(&info) == KERN_SUCCESS)
    #expect(info.numer == 1 && info.denom == 1)
    let first = mach_absolute_time()
    #expect(mach_absolute_time() >= first && first > 0)
  }

  @Test("A loop without sources comes back")
  func loop() { #expect(CFRunLoopRunInMode(.defaultMode, 0, false) == .finished) }

  @Test("A class of an app has settings of the keyboard that it declares, and others")
  func keyboard() {
    final class Code: NSObject, UITextInputTraits {
      var keyboardType = UIKeyboardType.numberPad
    }
    #expect(Code().keyboardType == .numberPad)
    #expect(Code().autocorrectionType == .default)
  }
}
