import SwiftUI

/// A tip for the day, in SwiftUI.
struct TrailTip: View {
  @ScaledMetric(relativeTo: .body) private var iconSize = 24.0
  let text: String

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "sun.max")
        .resizable()
        .frame(width: iconSize, height: iconSize)
      VStack(alignment: .leading) {
        Text(text)
        // A fault: the size is a number, whatever the person has chosen.
        Text("Tip of the day")
          .font(.system(size: 11))
      }
    }
  }
}

#Preview {
  TrailTip(text: "Fill your bottles at the spring below the saddle.")
}
