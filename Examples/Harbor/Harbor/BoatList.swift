import Boats
import Kingfisher
import SwiftUI

/// The boats at the pier, each with a picture from the network.
struct BoatList: View {
  let boats: [Boat]

  var body: some View {
    NavigationStack {
      List(boats) { boat in
        HStack {
          KFImage(boat.picture).resizable().frame(width: 44, height: 44)
          VStack(alignment: .leading) {
            Text(boat.name).font(.headline)
            Text("\(boat.length, specifier: "%.1f") m").foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Boats")
    }
  }
}

#Preview("Boats at the pier") { BoatList(boats: Boat.samples) }
