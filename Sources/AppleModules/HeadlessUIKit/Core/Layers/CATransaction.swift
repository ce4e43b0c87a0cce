public import Foundation

/// A group of changes of layers; they are visible at once.
open class CATransaction: NSObject {
  private final class Level {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var function: CAMediaTimingFunction?
    var disablesActions = false
  }

  private final class Levels {
    var open = [Level()]
  }

  private static var levels: Levels {
    let key = "HeadlessUIKit.CATransaction"
    if let levels = Thread.current.threadDictionary[key] as? Levels { return levels }
    let levels = Levels()
    Thread.current.threadDictionary[key] = levels
    return levels
  }

  private static var last: Level { levels.open[levels.open.count - 1] }

  /// Begins a group of changes.
  open class func begin() { levels.open.append(Level()) }

  /// Ends the changes and calls the completion block.
  open class func commit() {
    guard levels.open.count > 1 else { return flush() }
    let level = levels.open.removeLast()
    if let completion = level.completion { AnimationEnds.call(completion) }
  }

  /// Ends an implicit group of changes.
  open class func flush() {
    guard let completion = last.completion else { return }
    last.completion = nil
    AnimationEnds.call(completion)
  }

  /// Sets the block that is called after the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) { last.completion = block }

  /// The block that is called after the changes.
  open class func completionBlock() -> (() -> Void)? { last.completion }

  /// Sets whether changes are not animated, which they never are.
  open class func setDisableActions(_ flag: Bool) { last.disablesActions = flag }

  /// Whether changes are not animated, as the program set it.
  open class func disableActions() -> Bool { last.disablesActions }

  /// Sets a value by its key, such as ``kCATransactionDisableActions``.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      last.disablesActions = (anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue ?? false
    case kCATransactionAnimationDuration:
      last.duration = (anObject as? Double) ?? (anObject as? NSNumber)?.doubleValue ?? last.duration
    case kCATransactionAnimationTimingFunction: last.function = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: last.completion = anObject as? () -> Void
    default: break
    }
  }

  /// Sets the seconds of animations.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { last.duration = dur }

  /// The seconds of animations.
  open class func animationDuration() -> CFTimeInterval { last.duration }

  /// Sets the pace of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    last.function = function
  }

  /// The pace of animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { last.function }
}

/// The key of whether changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The key of the seconds of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the pace of animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that is called after the changes.
public let kCATransactionCompletionBlock = "completionBlock"
