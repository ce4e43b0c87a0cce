import SwiftUI

/// A greeting that comes a moment after its card.
struct Greeting: View {
  @State private var text = "…"

  var body: some View {
    Text(text)
      .font(.title2)
      .padding()
      .task {
        try? await Task.sleep(for: .seconds(1))
        text = "Wish you were here"
      }
  }
}

#Preview("Held sideways", traits: .landscapeLeft) {
  Greeting()
}

#Preview("A small greeting", traits: .sizeThatFitsLayout) {
  Text("We saw **\(3)** lighthouses.").padding()
}
