import UIKit

/// A subclass that overrides one method and adds another.
public final class DoublingController: CounterController {
  public override func reset(sender: UIBarButtonItem) {
    super.reset(sender: sender)
    perform(#selector(noteReset(times:)), with: 2)
  }

  @objc func noteReset(times: Int) { count = -times }
}
