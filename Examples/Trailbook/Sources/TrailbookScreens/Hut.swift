/// A hut with its beds and its place.
struct Hut: Identifiable {
  var id: String { name }
  let name: String
  let place: String
  let altitude: Int
  let freeBeds: Int

  static let samples = [
    Hut(name: "Lake Hut", place: "Silver valley, below the ridge", altitude: 2140, freeBeds: 28),
    Hut(name: "Larch Hut", place: "East side of the gorge", altitude: 1760, freeBeds: 4),
    Hut(name: "Saddle Hut", place: "Between the two summits", altitude: 2480, freeBeds: 0),
  ]
}
