import SwiftUI

/// The packing list, as a form.
struct GearForm: View {
  @ScaledMetric(relativeTo: .footnote) private var hintSize = 13.0
  @State private var hasRope = true

  var body: some View {
    Form {
      Section {
        Toggle("Rope", isOn: $hasRope)
        LabeledContent("Water", value: "3 liters")
        Label("Warm clothes for the night", systemImage: "moon")
      } header: {
        Text("Gear")
      } footer: {
        // The number follows the text size.
        Text("Huts lend blankets.").font(.system(size: hintSize))
      }
      Section {
        // A planted fault: the size is a number, whatever a person has chosen.
        Text("Last checked in May").font(.system(size: 13))
      }
    }
  }
}

#Preview("Gear") {
  GearForm()
}
