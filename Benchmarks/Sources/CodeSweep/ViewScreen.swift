import SwiftUI
import UIKit

/// The screens of ``Screen`` in SwiftUI: the same texts, controls and text styles in the same places.
struct ViewScreen: View {
  let kind: Screen
  let number: Int

  nonisolated init(_ kind: Screen, _ number: Int) {
    (self.kind, self.number) = (kind, number)
  }

  var body: some View {
    NavigationStack {
      content.navigationTitle(Screen.text(number))
    }
  }

  /// The controller that shows the screen.
  nonisolated static func controller(_ kind: Screen, _ number: Int) -> UIViewController {
    UIHostingController(rootView: ViewScreen(kind, number))
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .table: table
    case .form: page(form)
    case .article: page(article)
    case .cards: page(cards)
    }
  }

  private func page(_ content: some View) -> some View {
    ScrollView { content.padding(.horizontal) }
  }

  private var table: some View {
    List(0..<15, id: \.self) { row in
      VStack(alignment: .leading) {
        Text(verbatim: Screen.text(number + row))
        Text(verbatim: Screen.text(number + row + 2)).font(.subheadline)
      }
    }
    .listStyle(.plain)
  }

  private var form: some View {
    VStack(spacing: 8) {
      ForEach(0..<12, id: \.self) { row in
        Toggle(isOn: .constant(false)) { Text(verbatim: Screen.text(number + row)) }
      }
    }
  }

  private var article: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: Screen.text(number)).font(.largeTitle)
      ForEach(0..<8, id: \.self) { Text(verbatim: Screen.paragraph(number + $0)) }
    }
  }

  private var cards: some View {
    VStack(spacing: 8) {
      ForEach(0..<6, id: \.self) { row in
        HStack(alignment: .top, spacing: 8) {
          ForEach(0..<2, id: \.self) { card($0, in: row) }
        }
      }
    }
  }

  private func card(_ card: Int, in row: Int) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: Screen.text(number + row)).font(.headline)
      Text(verbatim: Screen.text(number + row + card)).font(.footnote)
      Button(Screen.text(number + card)) {}
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
