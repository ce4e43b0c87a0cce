import Foundation

/// A row or a column of a grid as a length.
///
/// Its views share the track: it is as long as the longest of them.
struct GridTrack {
  var priority: Double
  var views: [(CGFloat?) -> CGFloat]

  /// The length of the track for a proposed length.
  func length(_ offer: CGFloat?) -> CGFloat { views.map { $0(offer) }.max() ?? 0 }
}

/// The way in which a grid divides a length among its tracks: as a stack does among its views.
enum TrackSharing {
  /// The lengths of the tracks; `nil` proposes none, which gives their ideal lengths.
  static func lengths(of tracks: [GridTrack], in whole: CGFloat?) -> [CGFloat] {
    guard let whole else { return tracks.map { $0.length(nil) } }
    let least = tracks.map { $0.length(0) }
    let flexibility = tracks.indices.map { tracks[$0].length(.infinity) - least[$0] }
    var lengths = least
    var room = whole
    for priority in Set(tracks.map(\.priority)).sorted(by: >) {
      let equals = tracks.indices.filter { tracks[$0].priority == priority }
      let kept = tracks.indices.filter { tracks[$0].priority < priority }
        .reduce(0) { $0 + least[$1] }
      var share = room - kept
      let order = equals.sorted {
        flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
      }
      for (position, index) in order.enumerated() {
        let offer = max(0, share) / CGFloat(order.count - position)
        lengths[index] = tracks[index].length(offer)
        // Infinite space stays infinite, whatever a track takes of it.
        guard lengths[index].isFinite else { continue }
        share -= lengths[index]
        room -= lengths[index]
      }
    }
    return lengths
  }
}
