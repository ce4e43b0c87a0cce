import SwiftUI

/// Previews that cannot even be listed without the app around them.
struct LostPreviews: PreviewProvider {
  static var previews: some View { preconditionFailure("There is no post office") }
}
