import Foundation

extension DocumentOutlets {
  /// Calls the method marked `@IBSegueAction` that makes the destination of a segue.
  package static func controller(
    _ selector: String,
    of source: AnyObject,
    _ sender: Any?,
    _ identifier: String?
  ) -> UIViewController? {
    let result = Selector(selector).perform(on: source, with: [NSCoder(), sender, identifier])
    return (result ?? nil) as? UIViewController
  }
}
