import SwiftUI

/// The weather of the next days, side by side, and below each other at accessibility sizes.
struct ForecastStrip: View {
  @Environment(\.dynamicTypeSize) private var size

  private let days = [("Sat", "sun.max", "21°"), ("Sun", "cloud.rain", "14°")]

  var body: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: 12))
    VStack(alignment: .leading, spacing: 16) {
      layout {
        ForEach(days, id: \.0) { day in
          Label("\(day.0) \(day.2)", systemImage: day.1)
        }
      }
      ShareButton()
    }
    .padding()
  }
}

/// A button with a symbol alone.
struct ShareButton: View {
  var body: some View {
    // A planted fault: 24 by 24 points, where a finger needs 44.
    Button {
    } label: {
      Image(systemName: "square.and.arrow.up")
        .resizable()
        .scaledToFit()
        .frame(width: 24, height: 24)
    }
    .accessibilityLabel("Share the forecast")
  }
}

#Preview("Forecast") {
  ForecastStrip()
}
