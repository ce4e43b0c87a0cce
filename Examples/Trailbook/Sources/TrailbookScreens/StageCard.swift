import SwiftUI

/// A stage of a hike as a card.
struct StageCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Stage 2").font(.caption).foregroundStyle(.secondary)
      Text("From Lake Hut to Saddle Hut").font(.headline)
      Text("A steep path along the stream, then open meadows with a view of both summits.")
        .font(.body)
    }
    .padding()
    // A planted fault: the height is fixed, and what does not fit is cut.
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .frame(height: 160, alignment: .top)
    .background(Color(red: 0.9, green: 0.95, blue: 0.9))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .padding()
  }
}

/// The same card with a height that is only a minimum.
struct GrowingStageCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Stage 3").font(.caption).foregroundStyle(.secondary)
      Text("From Saddle Hut to the valley").font(.headline)
    }
    .padding()
    .frame(maxWidth: .infinity, minHeight: 160, alignment: .topLeading)
    .background(Color(red: 0.9, green: 0.95, blue: 0.9))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .padding()
  }
}

#Preview("Stage") {
  StageCard()
}

#Preview("Stage that grows") {
  GrowingStageCard()
}
