import SwiftUI

/// The huts around, with a button that filters them.
struct HutList: View {
  let huts: [Hut]

  var body: some View {
    NavigationStack {
      List {
        Section("Open tonight") {
          ForEach(huts) { HutRow(hut: $0) }
        }
        Section {
          Label("Beds are kept until six o’clock.", systemImage: "clock")
        }
      }
      .navigationTitle("Huts")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Image(systemName: "line.3.horizontal.decrease")
          }
          .accessibilityLabel("Filter")
        }
      }
    }
  }
}

/// A hut in a list: the beds move below the name where they do not fit beside it.
struct HutRow: View {
  let hut: Hut

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        name
        Spacer()
        beds.lineLimit(1)
      }
      VStack(alignment: .leading, spacing: 4) {
        name
        beds
      }
    }
  }

  private var name: some View {
    VStack(alignment: .leading) {
      Text(hut.name).font(.headline)
      // A planted fault: one line, and the place does not fit at larger sizes.
      Text(hut.place)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }

  private var beds: some View { Text("\(hut.freeBeds) beds") }
}

#Preview("Huts") {
  HutList(huts: Hut.samples)
}
