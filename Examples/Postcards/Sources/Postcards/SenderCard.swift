import SwiftUI

/// The sender of a postcard.
struct SenderCard: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.headline)
      // A planted fault: this text keeps its size.
      Text("From the island").font(.system(size: 12))
    }
    .padding()
  }
}

#Preview("A sender") {
  SenderCard(name: "Wiebke Janssen")
}

struct SenderCard_Previews: PreviewProvider {
  static var previews: some View {
    SenderCard(name: "Ole")
    SenderCard(name: "The keeper of the lighthouse at the end of the long pier")
  }
}
