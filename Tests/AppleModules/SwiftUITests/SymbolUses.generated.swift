// Written by Scripts/generate-tables from Reference/swiftui/symbols.tsv. Do not edit.
// swift-format-ignore-file
import Combine
import DynamicType
import Foundation
import LayoutGeometry
import Rendering
import Snapshots
import SwiftUI
import Testing

private typealias Color = SwiftUI.Color
private typealias Gradient = SwiftUI.Gradient
private typealias Path = SwiftUI.Path
private typealias StrokeStyle = SwiftUI.StrokeStyle
private typealias Material = SwiftUI.Material
private typealias EdgeInsets = SwiftUI.EdgeInsets
private typealias Font = SwiftUI.Font
private typealias Image = SwiftUI.Image

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
private struct AnchorKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}
private struct Person: Identifiable {
  var id = 1
  var name = "Ann"
}
@Observable private final class NameModel { var name = "Lake" }
@MainActor private var text: Text { Text("Lake") }
@MainActor private var v: some View { Text("Lake") }
@MainActor private var i: Image { Image(systemName: "star") }
@MainActor private var on: Binding<Bool> { .constant(false) }
@MainActor private var words: Binding<String> { .constant("a") }
@MainActor private var number: Binding<Double> { .constant(0.5) }
@MainActor private var long: Text { Text("A quiet lake in the mountains behind the shore") }
private var url: URL { URL(fileURLWithPath: "/lake") }
private struct TaskUse: View {
  @State private var count = 0
  var body: some View { Text("\(count)").task { count = 1 } }
}
private struct AppearUse: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear { count = 1 } }
}
private struct ChangeUse: View {
  @State private var count = 0
  @State private var seen = 0
  var body: some View {
    Text("\(seen)").onAppear { count = 1 }.onChange(of: count) { _, new in seen = new }
  }
}
private struct PreferenceUse: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").preference(key: CountKey.self, value: 7).onPreferenceChange(CountKey.self) { count = $0 }
  }
}

@MainActor private func use1() -> Any { Text("Lake") }
@MainActor private func use2() -> Any { v.padding(8) }
@MainActor private enum Use3 { struct Use: View { var body: some View { Text("Lake") } } }
@MainActor private func use4() -> Any { v.frame(maxWidth: .infinity, alignment: .leading) }
@MainActor private func use5() -> Any { VStack(spacing: 4) { Text("Lake") } }
@MainActor private func use6() -> Any { v.font(.headline) }
@MainActor private enum Use7 { struct Use: View { @ViewBuilder var body: some View { Text("Lake"); Divider() } } }
@MainActor private func use8() -> Any { Color(red: 1, green: 0.5, blue: 0) }
@MainActor private func use9() -> Any { Button("Go") {} }
@MainActor private enum Use10 { struct Use: View { @State private var on = false; var body: some View { Toggle("On", isOn: $on) } } }
@MainActor private enum Use11 { struct Use: View { @Environment(\.dynamicTypeSize) private var size; var body: some View { Text("\(size)") } } }
@MainActor private func use12() -> Any { v.foregroundColor(.red) }
@MainActor private func use13() -> Any { Image(systemName: "star") }
@MainActor private func use14() -> Any { HStack(alignment: .top) { Text("Lake") } }
@MainActor private enum Use15 { final class Use: ObservableObject { @Published var name = "Lake" } }
@MainActor private func use16() -> Any { v.background(Color.red) }
@MainActor private func use17() -> Any { [Color.red, Color.primary, Color.clear] }
@MainActor private func use18() -> Any { v.foregroundStyle(.secondary) }
@MainActor private func use19() -> Any { Spacer(minLength: 4) }
@MainActor private func use20() -> Any { ForEach(["a", "b"], id: \.self) { Text($0) } }
@MainActor private func use22() -> Any { Section("Lakes") { Text("Lake") } }
@MainActor private enum Use23 { struct Use: PreviewProvider { static var previews: some View { Text("Lake") } } }
@MainActor private func use24() -> Any { v.environment(\.locale, Locale(identifier: "de")) }
@MainActor private func use25() -> Any { v.opacity(0.5) }
@MainActor private func use26() -> Any { Label("Lake", systemImage: "star") }
@MainActor private enum Use27 { struct Use: View { @Binding var on: Bool; var body: some View { Toggle("On", isOn: $on) } } }
@MainActor private func use28() -> Any { v.buttonStyle(.bordered) }
@MainActor private func use29() -> Any { v.multilineTextAlignment(.center) }
@MainActor private enum Use30 { final class Model: ObservableObject {}; struct Use: View { @ObservedObject var model: Model; var body: some View { Text("Lake") } } }
@MainActor private func use31() -> Any { v.onAppear {} }
@MainActor private func use32() -> Any { NavigationLink("Lake") { Text("Lake") } }
@MainActor private func use33() -> Any { i.resizable() }
@MainActor private func use34() -> Any { ScrollView { Text("Lake") } }
@MainActor private func use35() -> Any { v.overlay { Circle() } }
@MainActor private func use36() -> Any { EmptyView() }
@MainActor private func use37() -> Any { List { Text("Lake") } }
@MainActor private func use38() -> Any { Toggle("On", isOn: on) }
@MainActor private func use39() -> Any { v.onChange(of: 1) { _, _ in } }
@MainActor private func use40() -> Any { v.navigationTitle("Lakes") }
@MainActor private func use41() -> Any { v.fontWeight(.bold) }
@MainActor private func use42() -> Any { RoundedRectangle(cornerRadius: 8) }
@MainActor private func use43() -> Any { ZStack { Text("Lake") } }
@MainActor private func use44() -> Any { v.disabled(true) }
@MainActor private func use45() -> Any { v.accessibilityLabel("Lake") }
@MainActor private enum Use46 { struct Use: ViewModifier { func body(content: Content) -> some View { content.padding() } } }
@MainActor private func use47() -> Any { v.previewDisplayName("Lake") }
@MainActor private func use48() -> Any { Divider() }
@MainActor private func use49() -> Any { v.clipShape(Circle()) }
@MainActor private func use50() -> Any { NavigationStack { Text("Lake") } }
@MainActor private func use51() -> Any { v.accessibilityIdentifier("lake") }
@MainActor private func use52() -> Any { [Font.body, Font.largeTitle, Font.system(size: 20)] }
@MainActor private func use53() -> Any { Group { Text("Lake") } }
@MainActor private enum Use54 { final class Model: ObservableObject {}; struct Use: View { @StateObject var model = Model(); var body: some View { Text("Lake") } } }
@MainActor private func use55() -> Any { v.toolbar { ToolbarItem(placement: .primaryAction) { Button("Go") {} } } }
@MainActor private func use56() -> Any { v.accessibilityAddTraits(.isHeader) }
@MainActor private func use57() -> Any { v.toolbar { Button("Go") {} } }
@MainActor private func use58() -> Any { v.modifier(EmptyModifier()) }
@MainActor private func use59() -> Any { v.accessibilityHidden(true) }
@MainActor private func use60() -> Any { Circle().fill(Color.red) }
@MainActor private func use61() -> Any { Rectangle() }
@MainActor private func use62() -> Any { ProgressView(value: 0.5) }
@MainActor private func use63() -> Any { AnyView(v) }
@MainActor private func use64() -> Any { v.fixedSize(horizontal: false, vertical: true) }
@MainActor private func use65() -> Any { v.accessibilityElement(children: .combine) }
@MainActor private func use66() -> Any { v.navigationBarTitleDisplayMode(.inline) }
@MainActor private enum Use67 { final class Model: ObservableObject {}; struct Use: View { @EnvironmentObject var model: Model; var body: some View { Text("Lake") } } }
@MainActor private func use68() -> Any { v.lineLimit(2) }
@MainActor private func use69() -> Any { i.aspectRatio(contentMode: .fit) }
@MainActor private func use70() -> Any { NavigationView { Text("Lake") } }
@MainActor private func use71() -> Any { v.tag(1) }
@MainActor private func use72() -> Any { v.sheet(isPresented: on) { Text("Lake") } }
@MainActor private enum Use73 { final class Model: ObservableObject {}; struct Use: View { var body: some View { Text("Lake").environmentObject(Model()) } } }
@MainActor private func use74() -> Any { v.animation(.default, value: 1) }
@MainActor private func use75() -> Any { v.bold() }
@MainActor private func use76() -> Any { v.tint(.red) }
@MainActor private func use77() -> Any { GeometryReader { Text("\($0.size.width)") } }
@MainActor private func use78() -> Any { Circle() }
@MainActor private func use79() -> Any { Picker("Lake", selection: words) { Text("a").tag("a") } }
@MainActor private func use80() -> Any { v.onTapGesture {} }
@MainActor private func use81() -> Any { v.task {} }
@MainActor private func use82() -> Any { Binding(get: { 1 }, set: { _ in }) }
@MainActor private func use83() -> Any { TextField("Lake", text: words) }
@MainActor private func use84() -> Any { Form { Text("Lake") } }
@MainActor private func use85() -> Any { i.scaledToFit() }
@MainActor private func use86() -> Any { v.previewLayout(.sizeThatFits) }
@MainActor private func use87() -> Any { v.accessibilityHint("Opens the lake") }
@MainActor private func use88() -> Any { Font.body.weight(.bold) }
@MainActor private func use89() -> Any { Circle().stroke(Color.red, lineWidth: 2) }
@MainActor private func use90() -> Any { v.navigationViewStyle(.stack) }
@MainActor private func use91() -> Any { v.cornerRadius(8) }
@MainActor private func use92() -> Any { v.ignoresSafeArea() }
@MainActor private func use93() -> Any { v.alert("Lake", isPresented: on) { Button("OK") {} } }
@MainActor private enum Use94 { struct Use: EnvironmentKey { static let defaultValue = 1 } }
@MainActor private func use95() -> Any { v.navigationBarTitle("Lakes") }
@MainActor private func use96() -> Any { v.preferredColorScheme(.dark) }
@MainActor private func use97() -> Any { LabeledContent("Lake", value: "12") }
@MainActor private func use99() -> Any { v.listRowBackground(Color.red) }
@MainActor private func use100() -> Any { v.offset(x: 4, y: 4) }
@MainActor private func use101() -> Any { v.transition(.opacity) }
@MainActor private func use102() -> Any { UIHostingController(rootView: v) }
@MainActor private func use103() -> Any { v.id("lake") }
@MainActor private func use104() -> Any { v.contentShape(Rectangle()) }
@MainActor private func use105() -> Any { v.shadow(radius: 4) }
@MainActor private func use106() -> Any { EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
@MainActor private enum Use107 { struct Use: View { @ScaledMetric(relativeTo: .title) var side = 10.0; var body: some View { Text("\(side)") } } }
@MainActor private enum Use108 { struct Use: View { @FocusState private var focus: Bool; var body: some View { Text("Lake").focused($focus) } } }
@MainActor private func use109() -> Any { DisclosureGroup("More") { Text("Lake") } }
@MainActor private func use110() -> Any { v.navigationBarHidden(true) }
@MainActor private enum Use111 { final class Model: ObservableObject {}; struct Use: View { @StateObject var model: Model; init() { _model = StateObject(wrappedValue: Model()) }; var body: some View { Text("Lake") } } }
@MainActor private enum Use112 { struct Use: View { @FocusState private var focus: Int?; var body: some View { Text("Lake").focused($focus, equals: 1) } } }
@MainActor private enum Use114 { struct Use: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } } }
@MainActor private enum Use115 { struct Use: View { @AppStorage("on") var on = false; var body: some View { Toggle("On", isOn: $on) } } }
@MainActor private func use116() -> Any { v.onDisappear {} }
@MainActor private func use117() -> Any { v.onPreferenceChange(CountKey.self) { _ in } }
@MainActor private func use118() -> Any { v.listRowInsets(EdgeInsets()) }
@MainActor private func use119() -> Any { v.listStyle(.insetGrouped) }
@MainActor private func use120() -> Any { v.edgesIgnoringSafeArea(.all) }
@MainActor private func use121() -> Any { v.preference(key: CountKey.self, value: 1) }
@MainActor private enum Use122 { struct Use: View { @State var count: Int; init() { _count = State(initialValue: 1) }; var body: some View { Text("\(count)") } } }
@MainActor private enum Use123 { struct Use: UIViewRepresentable { func makeUIView(context: Context) -> UILabel { UILabel() }; func updateUIView(_ view: UILabel, context: Context) {} } }
@MainActor private func use124() -> Any { v.labelStyle(.iconOnly) }
@MainActor private func use125() -> Any { v.border(Color.red) }
@MainActor private func use126() -> Any { Capsule() }
@Observable private final class ObservableUse { var name = "Lake" }
@MainActor private func use128() -> Any { v.onReceive(NotificationCenter.default.publisher(for: Notification.Name("lake"))) { _ in } }
@MainActor private enum Use129 { struct Use: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIViewController { UIViewController() }; func updateUIViewController(_ controller: UIViewController, context: Context) {} } }
@MainActor private func use130() -> Any { v.pickerStyle(.segmented) }
@MainActor private func use131() -> Any { v.allowsHitTesting(false) }
@MainActor private func use132() -> Any { GridItem(.flexible()) }
@MainActor private func use133() -> Any { v.textContentType(.username) }
@MainActor private enum Use134 { struct Use: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(proposal) }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} } }
@MainActor private func use135() -> Any { Menu("More") { Button("Go") {} } }
@MainActor private func use136() -> Any { i.renderingMode(.template) }
@MainActor private func use137() -> Any { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
@MainActor private func use138() -> Any { v.dynamicTypeSize(...DynamicTypeSize.xxLarge) }
@MainActor private func use139() -> Any { v.clipped() }
@MainActor private func use140() -> Any { v.redacted(reason: .placeholder) }
@MainActor private func use141() -> Any { i.imageScale(Image.Scale.large) }
@MainActor private func use142() -> Any { v.accessibilityValue("12") }
@MainActor private enum Use143 { struct Use: View { @Bindable var model: NameModel; var body: some View { TextField("Lake", text: $model.name) } } }
@MainActor private func use144() -> Any { v.presentationDetents([.medium]) }
@MainActor private func use145() -> Any { LazyVGrid(columns: [GridItem(.flexible())]) { Text("Lake") } }
@MainActor private enum Use146 { struct Use: View { @AccessibilityFocusState private var focus: Bool; var body: some View { Text("Lake").accessibilityFocused($focus) } } }
@MainActor private func use147() -> Any { Grid { GridRow { Text("Lake") } } }
@MainActor private func use148() -> Any { Circle().strokeBorder(Color.red, lineWidth: 2) }
@MainActor private func use149() -> Any { LazyVStack { Text("Lake") } }
@MainActor private func use150() -> Any { v.scaleEffect(2) }
@MainActor private func use152() -> Any { v.autocorrectionDisabled() }
@MainActor private enum Use153 { struct Use: View { @AccessibilityFocusState private var focus: Int?; var body: some View { Text("Lake").accessibilityFocused($focus, equals: 1) } } }
@MainActor private func use154() -> Any { v.textFieldStyle(.roundedBorder) }
@MainActor private func use155() -> Any { TapGesture().onEnded {} }
@MainActor private func use156() -> Any { v.keyboardType(.emailAddress) }
@MainActor private enum Use157 { struct Place: PreviewContext {}; struct Use: View { var body: some View { Text("Lake").previewContext(Place()) } } }
@MainActor private func use158() -> Any { v.controlSize(.large) }
@MainActor private func use159() -> Any { v.refreshable {} }
@MainActor private func use160() -> Any { v.navigationBarItems(trailing: Button("Go") {}) }
@MainActor private func use161() -> Any { v.imageScale(.large) }
@MainActor private enum Use162 { struct Use { @ToolbarContentBuilder var items: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Text("Lake") } } } }
@MainActor private func use163() -> Any { v.accessibilitySortPriority(1) }
@MainActor private func use164() -> Any { v.interactiveDismissDisabled() }
@MainActor private enum Use165 { struct Use: View { @Namespace private var space; var body: some View { Text("Lake").matchedGeometryEffect(id: 1, in: space) } } }
@MainActor private func use166() -> Any { v.safeAreaInset(edge: .bottom) { Text("Lake") } }
@MainActor private func use167() -> Any { v.italic() }
@MainActor private func use168() -> Any { Alert(title: Text("Lake")) }
@MainActor private enum Use169 { struct Use: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} } }
@MainActor private func use170() -> Any { v.accessibilityRemoveTraits(.isHeader) }
@MainActor private func use171() -> Any { i.symbolRenderingMode(.hierarchical) }
@MainActor private enum Use172 { final class Use: UIHostingController<Text> {} }
@MainActor private func use173() -> Any { ScrollViewReader { _ in Text("Lake") } }
@MainActor private func use174() -> Any { v.alignmentGuide(.leading) { $0[.trailing] } }
@MainActor private func use175() -> Any { v.progressViewStyle(.circular) }
@MainActor private func use176() -> Any { v.listRowSeparator(.hidden) }
@MainActor private func use177() -> Any { v.tabItem { Label("Lake", systemImage: "star") } }
@MainActor private func use178() -> Any { v.accessibilityAction {} }
@MainActor private func use179() -> Any { v.toolbar { ToolbarItemGroup(placement: .bottomBar) { Text("Lake") } } }
@MainActor private func use180() -> Any { v.layoutPriority(1) }
@MainActor private func use181() -> Any { v.hidden() }
@MainActor private func use182() -> Any { v.monospacedDigit() }
@MainActor private func use183() -> Any { v.mask(Circle()) }
@MainActor private func use184() -> Any { Link("Lake", destination: url) }
@MainActor private func use186() -> Any { WindowGroup { Text("Lake") } }
@MainActor private enum Use187 { struct Use: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) } } }
@MainActor private func use188() -> Any { v.navigationDestination(for: Int.self) { Text("\($0)") } }
@MainActor private func use189() -> Any { v.confirmationDialog("Lake", isPresented: on) { Button("OK") {} } }
@MainActor private func use190() -> Any { v.fullScreenCover(isPresented: on) { Text("Lake") } }
@MainActor private func use191() -> Any { LocalizedStringKey("Lake") }
@MainActor private func use192() -> Any { v.backgroundStyle(.red) }
@MainActor private func use193() -> Any { v.accentColor(.red) }
@MainActor private enum Use194 { struct Use: View { @Namespace var space; var body: some View { Text("Lake") } } }
@MainActor private func use195() -> Any { v.labelsHidden() }
@MainActor private func use196() -> Any { v.navigationBarBackButtonHidden(true) }
@MainActor private enum Use197 { struct Use: App { var body: some Scene { WindowGroup { Text("Lake") } } } }
@MainActor private enum Use198 { struct Use: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } } }
@MainActor private func use199() -> Any { v.previewInterfaceOrientation(.landscapeLeft) }
@MainActor private func use200() -> Any { Angle(degrees: 90) }
@MainActor private func use201() -> Any { Font.custom("Noto Sans", size: 20, relativeTo: .body) }
@MainActor private func use202() -> Any { v.rotationEffect(.degrees(45)) }
@MainActor private func use203() -> Any { v.accessibility(label: Text("Lake")) }
@MainActor private enum Use204 { struct Use: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.icon; configuration.title } } } }
@MainActor private func use205() -> Any { v.glassEffect(.regular.tint(.red), in: Circle()) }
@MainActor private func use206() -> Any { Circle().inset(by: 4) }
@MainActor private func use207() -> Any { v.toggleStyle(.button) }
@MainActor private func use208() -> Any { v.simultaneousGesture(TapGesture()) }
@MainActor private func use209() -> Any { AnyShapeStyle(Color.red) }
@MainActor private func use210() -> Any { Font.system(.body, design: .rounded) }
@MainActor private func use211() -> Any { GridRow { Text("Lake") } }
@MainActor private func use212() -> Any { ProposedViewSize(width: 10, height: nil) }
@MainActor private func use213() -> Any { i.scaledToFill() }
@MainActor private func use214() -> Any { v.truncationMode(.middle) }
@MainActor private func use215() -> Any { v.keyboardShortcut("s") }
@MainActor private func use216() -> Any { Path { $0.addRect(.zero) } }
@MainActor private func use217() -> Any { SecureField("Lake", text: words) }
@MainActor private func use218() -> Any { v.toolbarBackground(.visible, for: .navigationBar) }
@MainActor private func use219() -> Any { TabView { Text("Lake") } }
@MainActor private func use220() -> Any { v.transformEnvironment(\.lineLimit) { $0 = 1 } }
@MainActor private func use221() -> Any { v.minimumScaleFactor(0.5) }
@MainActor private func use222() -> Any { ForEach([1], id: \.self) { Text("\($0)") }.onDelete { _ in } }
@MainActor private func use223() -> Any { v.searchable(text: words) }
@MainActor private func use224() -> Any { Stepper("Lake", value: number, in: 0...1) }
@MainActor private func use225() -> Any { v.scrollContentBackground(.hidden) }
@MainActor private func use226() -> Any { v.textSelection(.enabled) }
@MainActor private func use227() -> Any { Gradient(colors: [.red, .blue]) }
@MainActor private func use228() -> Any { v.scrollIndicators(.hidden) }
@MainActor private func use229() -> Any { TextEditor(text: words) }
@MainActor private func use230() -> Any { DragGesture(minimumDistance: 4) }
@MainActor private func use231() -> Any { TapGesture(count: 2) }
@MainActor private func use232() -> Any { AnyLayout(HStackLayout()) }
@MainActor private func use233() -> Any { Animation.default }
@MainActor private func use234() -> Any { v.gesture(DragGesture()) }
@MainActor private func use235() -> Any { v.textInputAutocapitalization(.never) }
@MainActor private func use236() -> Any { OpenURLAction { _ in .handled } }
@MainActor private func use237() -> Any { v.presentationDragIndicator(.visible) }
@MainActor private func use238() -> Any { UnevenRoundedRectangle(topLeadingRadius: 8) }
@MainActor private func use239() -> Any { AsyncImage(url: url) }
@MainActor private func use240() -> Any { v.scrollBounceBehavior(.basedOnSize) }
@MainActor private enum Use241 { struct Use: ToolbarContent { var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Text("Lake") } } } }
@MainActor private func use242() -> Any { UnitPoint(x: 0.5, y: 1) }
@MainActor private func use243() -> Any { EmptyWidgetConfiguration().configurationDisplayName("Lake") }
@MainActor private func use244() -> Any { ViewThatFits { Text("Lake"); Text("L") } }
@MainActor private func use245() -> Any { ScaledMetric(wrappedValue: 10.0, relativeTo: .body) }
@MainActor private func use246() -> Any { ShareLink(item: url) }
@MainActor private func use247() -> Any { v.badge(3) }
@MainActor private func use249() -> Any { Animation.default.repeatForever() }
@MainActor private func use250() -> Any { v.compositingGroup() }
@MainActor private func use251() -> Any { v.buttonStyle(PlainButtonStyle()) }
@MainActor private func use252() -> Any { v.gridCellUnsizedAxes(.horizontal) }
@MainActor private func use253() -> Any { v.accessibilityHeading(.h1) }
@MainActor private func use254() -> Any { text.baselineOffset(4) }
@MainActor private func use255() -> Any { v.onSubmit {} }
@MainActor private func use257() -> Any { v.monospaced() }
@MainActor private func use258() -> Any { v.contextMenu { Button("Go") {} } }
@MainActor private func use259() -> Any { Animation.default.delay(1) }
@MainActor private func use260() -> Any { v.disableAutocorrection(true) }
@MainActor private func use261() -> Any { Table([Person()]) { TableColumn("Name", value: \.name) } }
@MainActor private func use264() -> Any { v.lineSpacing(4) }
@MainActor private func use265() -> Any { Circle().path(in: .zero) }
@MainActor private func use266() -> Any { DragGesture().onChanged { _ in } }
@MainActor private func use267() -> Any { StrokeStyle(lineWidth: 2, dash: [4]) }
@MainActor private func use268() -> Any { v.accessibilityRespondsToUserInteraction(true) }
@MainActor private func use270() -> Any { text.underline() }
@MainActor private func use271() -> Any { v.blur(radius: 4) }
@MainActor private enum Use272 { struct Use: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] } } }
@MainActor private func use273() -> Any { ImageRenderer(content: v) }
@MainActor private enum Use274 { struct Use: DynamicProperty { @State var count = 0 } }
@MainActor private func use275() -> Any { v.autocapitalization(.none) }
@MainActor private func use276() -> Any { i.interpolation(.high) }
@MainActor private func use277() -> Any { v.accessibilityShowsLargeContentViewer() }
@MainActor private func use278() -> Any { v.gridColumnAlignment(.leading) }
@MainActor private func use279() -> Any { Transaction(animation: .default) }
@MainActor private func use280() -> Any { ContainerRelativeShape() }
@MainActor private func use281() -> Any { v.tabViewStyle(.page) }
@MainActor private func use282() -> Any { AnyTransition.push(from: .leading) }
@MainActor private func use283() -> Any { Gauge(value: 0.5) { Text("Lake") } }
@MainActor private func use284() -> Any { v.formStyle(.grouped) }
@MainActor private func use285() -> Any { TimelineView(.everyMinute) { _ in Text("Lake") } }
@MainActor private func use286() -> Any { v.widgetURL(url) }
@MainActor private func use287() -> Any { v.scrollDismissesKeyboard(.interactively) }
@MainActor private enum Use289 { struct Use: Shape { func path(in rect: CGRect) -> Path { Path(rect) } } }
@MainActor private func use290() -> Any { v.hoverEffect() }
@MainActor private func use291() -> Any { HStackLayout(spacing: 4) }
@MainActor private func use292() -> Any { DatePicker("Lake", selection: .constant(Date(timeIntervalSince1970: 0))) }
@MainActor private func use293() -> Any { v.swipeActions { Button("Go") {} } }
@MainActor private func use294() -> Any { KeyboardShortcut("s") }
@MainActor private func use296() -> Any { VStackLayout(alignment: .leading) }
@MainActor private func use297() -> Any { Slider(value: number) }
@MainActor private func use298() -> Any { v.zIndex(1) }
@MainActor private func use299() -> Any { v.deleteDisabled(true) }
@MainActor private func use300() -> Any { v.contentMargins(8) }
@MainActor private func use301() -> Any { v.textCase(.uppercase) }
@MainActor private func use302() -> Any { v.submitLabel(.done) }
@MainActor private func use303() -> Any { v.accessibilityRepresentation { Text("Lake") } }
@MainActor private func use304() -> Any { ForEach([1], id: \.self) { Text("\($0)") }.onMove { _, _ in } }
@MainActor private func use305() -> Any { AnyTransition.opacity }
@MainActor private func use306() -> Any { v.anchorPreference(key: AnchorKey.self, value: .bounds) { $0 } }
@MainActor private func use307() -> Any { NavigationSplitView { Text("Lakes") } detail: { Text("Lake") } }
@MainActor private func use309() -> Any { Animation.default.speed(2) }
@MainActor private enum Use310 { struct One: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }; struct Use: WidgetBundle { var body: some Widget { One() } } }
@MainActor private func use311() -> Any { v.symbolEffect(.bounce, value: 1) }
@MainActor private enum Use312 { struct Use: View { @GestureState private var shift = CGSize.zero; var body: some View { Text("\(shift.width)") } } }
@MainActor private func use313() -> Any { v.position(x: 20, y: 20) }
@MainActor private func use315() -> Any { EditButton() }
@MainActor private func use316() -> Any { v.toggleStyle(SwitchToggleStyle()) }
@MainActor private func use317() -> Any { ContentUnavailableView("Nothing", systemImage: "star") }
@MainActor private func use318() -> Any { Material.regular }
@MainActor private func use319() -> Any { v.presentationBackground(Color.red) }
@MainActor private func use320() -> Any { CommandGroup(replacing: .newItem) { Text("Lake") } }
@MainActor private func use321() -> Any { v.transaction { $0.animation = nil } }
@MainActor private func use322() -> Any { v.containerShape(RoundedRectangle(cornerRadius: 8)) }
@MainActor private func use323() -> Any { v.presentationCornerRadius(8) }
@MainActor private func use324() -> Any { ControlGroup { Button("Go") {} } }
@MainActor private enum Use325 { struct Use: View { @GestureState private var shift = CGSize.zero; var body: some View { Text("Lake").gesture(DragGesture().updating($shift) { value, state, _ in state = value.translation }) } } }
@MainActor private enum Use326 { struct Use: ToggleStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } } }
@MainActor private func use328() -> Any { LazyHStack { Text("Lake") } }
@MainActor private func use329() -> Any { v.onOpenURL { _ in } }
@MainActor private func use330() -> Any { v.backgroundPreferenceValue(CountKey.self) { Text("\($0)") } }
@MainActor private func use331() -> Any { v.gaugeStyle(.accessoryCircular) }
@MainActor private func use333() -> Any { v.popover(isPresented: on) { Text("Lake") } }
@MainActor private func use334() -> Any { v.buttonBorderShape(.capsule) }
@MainActor private func use337() -> Any { VerticalAlignment.firstTextBaseline }
@MainActor private func use339() -> Any { Circle().trim(from: 0, to: 0.5) }
@MainActor private func use340() -> Any { v.overlayPreferenceValue(CountKey.self) { Text("\($0)") } }
@MainActor private func use341() -> Any { v.transformPreference(CountKey.self) { $0 += 1 } }
@MainActor private func use342() -> Any { Font.body.smallCaps() }
@MainActor private func use343() -> Any { Font.body.uppercaseSmallCaps() }
@MainActor private func use344() -> Any { Font.body.lowercaseSmallCaps() }
@MainActor private func use345() -> Any { v.contentTransition(.numericText()) }
@MainActor private func use346() -> Any { NavigationPath() }
@MainActor private func use347() -> Any { ColorPicker("Lake", selection: .constant(Color.red)) }
@MainActor private func use349() -> Any { v.colorScheme(.dark) }
@MainActor private func use351() -> Any { v.toolbar { ToolbarSpacer(.fixed) } }
@MainActor private enum Use352 { final class Delegate {}; struct Use { @UIApplicationDelegateAdaptor(Delegate.self) var delegate } }
@MainActor private enum Use353 { struct Use: View { @SceneStorage("on") var on = false; var body: some View { Toggle("On", isOn: $on) } } }
@MainActor private func use354() -> Any { AnyTransition.scale(scale: 0.5) }
@MainActor private func use355() -> Any { v.menuActionDismissBehavior(.disabled) }
@MainActor private func use356() -> Any { v.listSectionSeparator(.hidden) }
@MainActor private func use357() -> Any { v.toolbarVisibility(.hidden, for: .navigationBar) }
@MainActor private func use358() -> Any { v.scrollDisabled(true) }
@MainActor private func use359() -> Any { v.onLongPressGesture {} }
@MainActor private func use360() -> Any { Table([Person()]) { TableColumn("Name") { Text($0.name) } } }
@MainActor private func use361() -> Any { v.scrollTargetLayout() }
@MainActor private func use362() -> Any { Alignment.topLeading }
@MainActor private func use363() -> Any { i.symbolVariant(.fill) }
@MainActor private func use364() -> Any { ViewSpacing() }
@MainActor private func use365() -> Any { v.gridCellAnchor(.center) }
@MainActor private func use366() -> Any { v.toolbarRole(.editor) }
@MainActor private func use367() -> Any { LongPressGesture(minimumDuration: 1) }
@MainActor private func use368() -> Any { v.coordinateSpace(.named("lake")) }
@MainActor private func use369() -> Any { v.sensoryFeedback(.success, trigger: 1) }
@MainActor private func use370() -> Any { v.actionSheet(isPresented: on) { ActionSheet(title: Text("Lake")) } }
@MainActor private func use371() -> Any { ActionSheet(title: Text("Lake")) }
@MainActor private func use372() -> Any { Namespace() }
@MainActor private func use373() -> Any { v.defaultAppStorage(.standard) }
@MainActor private func use374() -> Any { v.scrollPosition(id: .constant(Int?.none)) }
@MainActor private func use375() -> Any { v.blendMode(.multiply) }
@MainActor private func use376() -> Any { v.accessibilityAdjustableAction { _ in } }
@MainActor private func use377() -> Any { Animation.linear(duration: 1) }
@MainActor private func use378() -> Any { v.toolbarTitleDisplayMode(.inline) }
@MainActor private enum Use379 { struct Use: InsettableShape { func path(in rect: CGRect) -> Path { Path(rect) }; func inset(by amount: CGFloat) -> Use { self } } }
@MainActor private func use380() -> Any { v.indexViewStyle(.page) }
@MainActor private enum Use381 { struct Use: ProgressViewStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text("\(configuration.fractionCompleted ?? 0)") } } } }
@MainActor private func use382() -> Any { v.accessibilityActions { Button("Go") {} } }
@MainActor private func use383() -> Any { text.kerning(1) }
@MainActor private func use384() -> Any { v.containerBackground(.red, for: .navigation) }
@MainActor private func use386() -> Any { AnyShape(Circle()) }
@MainActor private func use387() -> Any { v.accessibilityInputLabels(["Lake"]) }
@MainActor private func use388() -> Any { v.toolbar { ToolbarTitleMenu { Button("Go") {} } } }
@MainActor private func use389() -> Any { Font.custom("Noto Sans", fixedSize: 20) }
@MainActor private func use390() -> Any { v.datePickerStyle(.compact) }
@MainActor private enum Use391 { struct Drop: DropDelegate { func performDrop(info: DropInfo) -> Bool { true } }; struct Use: View { var body: some View { Text("Lake").onDrop(of: ["public.text"], delegate: Drop()) } } }
@MainActor private enum Use392 { struct Use: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical), height: 1) }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} } }
@MainActor private func use393() -> Any { v.environment(\.sizeCategory, .accessibilityLarge) }
@MainActor private func use394() -> Any { v.scrollClipDisabled() }
@MainActor private func use395() -> Any { v.highPriorityGesture(TapGesture()) }
@MainActor private func use396() -> Any { WindowGroup { Text("Lake") }.commands { ToolbarCommands() } }
@MainActor private func use400() -> Any { v.presentationCompactAdaptation(.popover) }
@MainActor private func use401() -> Any { v.scrollTargetBehavior(.paging) }
@MainActor private func use402() -> Any { v.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in } }
@MainActor private func use403() -> Any { v.headerProminence(.increased) }
@MainActor private func use405() -> Any { v.menuStyle(.button) }
@MainActor private func use406() -> Any { v.flipsForRightToLeftLayoutDirection(true) }
@MainActor private func use407() -> Any { v.fileImporter(isPresented: on, allowedContentTypes: []) { _ in } }
@MainActor private func use409() -> Any { v.previewDevice("iPhone 15") }
@MainActor private func use410() -> Any { PreviewDevice(rawValue: "iPhone 15") }
@MainActor private func use411() -> Any { v.containerRelativeFrame(.horizontal) }
@MainActor private func use412() -> Any { Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) } }
@MainActor private func use414() -> Any { v.statusBarHidden() }
@MainActor private func use415() -> Any { TabView { Tab("Lake", systemImage: "star") { Text("Lake") } } }
@MainActor private enum Use416 { struct Use: Scene { var body: some Scene { WindowGroup { Text("Lake") } } } }
@MainActor private func use417() -> Any { AppStorage(wrappedValue: 1, "count") }
@MainActor private func use418() -> Any { v.disclosureGroupStyle(.automatic) }
@MainActor private enum Use419 { struct Use: GaugeStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text("\(configuration.value)") } } } }
@MainActor private func use420() -> Any { v.tableStyle(.inset) }
@MainActor private func use421() -> Any { v.menuIndicator(.hidden) }
@MainActor private func use422() -> Any { TableRow(Person()) }
@MainActor private func use423() -> Any { v.listItemTint(Color.red) }
@MainActor private func use424() -> Any { i.antialiased(true) }
@MainActor private func use425() -> Any { v.presentationBackgroundInteraction(.enabled) }
@MainActor private enum Use426 { struct Use: View { @Namespace private var space; var body: some View { Text("Lake").matchedTransitionSource(id: 1, in: space) } } }
@MainActor private enum Use428 { struct Use: DisclosureGroupStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } } }
@MainActor private enum Use429 { struct Use: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } } }
@MainActor private func use430() -> Any { v.listSectionSpacing(8) }
@MainActor private func use431() -> Any { v.help("Lake") }
@MainActor private func use432() -> Any { v.tabPlacement(.pinned) }
@MainActor private func use434() -> Any { v.unredacted() }
@MainActor private func use435() -> Any { v.onDrag { NSItemProvider() } }
@MainActor private func use437() -> Any { CommandMenu("Lake") { Text("Lake") } }
@MainActor private func use438() -> Any { WindowGroup { Text("Lake") }.windowResizability(.contentSize) }
@MainActor private func use439() -> Any { v.onHover { _ in } }
@MainActor private func use440() -> Any { GlassEffectContainer(spacing: 8) { Text("Lake") } }
@MainActor private func use441() -> Any { v.brightness(0.2) }
@MainActor private enum Use442 { struct Use: DropDelegate { func performDrop(info: DropInfo) -> Bool { true } } }
@MainActor private func use445() -> Any { v.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
@MainActor private func use446() -> Any { GroupBox("Lakes") { Text("Lake") } }
@MainActor private func use447() -> Any { WindowGroup { Text("Lake") }.handlesExternalEvents(matching: ["lake"]) }
@MainActor private func use448() -> Any { v.controlGroupStyle(.navigation) }
@MainActor private func use449() -> Any { v.navigationTransition(.automatic) }
@MainActor private enum Use451 { final class Model: ObservableObject {}; struct Use: View { @ObservedObject var model: Model; init() { _model = ObservedObject(wrappedValue: Model()) }; var body: some View { Text("Lake") } } }
@MainActor private func use452() -> Any { text.strikethrough() }
@MainActor private func use453() -> Any { v.draggable("Lake") }
@MainActor private func use455() -> Any { v.geometryGroup() }
@MainActor private func use456() -> Any { v.accessibilityChildren { Text("Lake") } }
@MainActor private func use457() -> Any { v.onContinueUserActivity("lake") { _ in } }
@MainActor private func use459() -> Any { v.saturation(0.5) }
@MainActor private func use460() -> Any { WindowGroup { Text("Lake") }.defaultSize(width: 100, height: 100) }
@MainActor private func use461() -> Any { v.onKeyPress("a") { .handled } }
@MainActor private func use462() -> Any { v.accessibilityIgnoresInvertColors() }
@MainActor private func use463() -> Any { v.safeAreaPadding(8) }
@MainActor private enum Use464 { struct Use: Commands { var body: some Commands { ToolbarCommands() } } }
@MainActor private func use465() -> Any { v.persistentSystemOverlays(.hidden) }
@MainActor private func use466() -> Any { v.privacySensitive() }
@MainActor private func use468() -> Any { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40) }
@MainActor private func use469() -> Any { DropProposal(operation: .copy) }
@MainActor private func use470() -> Any { v.drawingGroup() }
@MainActor private func use471() -> Any { SpatialTapGesture() }
@MainActor private func use472() -> Any { v.focusable() }
@MainActor private func use473() -> Any { Animation.default.repeatCount(2) }
@MainActor private func use474() -> Any { GeometryReader { Text("\($0.frame(in: .named("lake")).width)") } }
@MainActor private func use476() -> Any { v.menuOrder(.fixed) }
@MainActor private func use477() -> Any { WindowGroup { Text("Lake") }.backgroundTask(.appRefresh("lake")) {} }
@MainActor private func use478() -> Any { Animation.easeOut(duration: 1) }
@MainActor private func use479() -> Any { Animation.spring() }
@MainActor private enum Use480 { struct Use: EnvironmentalModifier { func resolve(in environment: EnvironmentValues) -> EmptyModifier { EmptyModifier() } } }
@MainActor private func use481() -> Any { v.fontDesign(.serif) }
@MainActor private func use482() -> Any { text.tracking(1) }
@MainActor private func use483() -> Any { UIHostingConfiguration { v }.margins(.all, 8).background(Color.red) }
@MainActor private func use484() -> Any { v.listRowSeparatorTint(.red) }
@MainActor private func use485() -> Any { v.labeledContentStyle(.automatic) }
@MainActor private func use486() -> Any { v.speechSpellsOutCharacters() }
@MainActor private func use487() -> Any { v.presentationSizing(.form) }
@MainActor private func use488() -> Any { v.moveDisabled(true) }
@MainActor private func use489() -> Any { v.selectionDisabled() }
@MainActor private func use491() -> Any { EmptyWidgetConfiguration().contentMarginsDisabled() }
@MainActor private func use493() -> Any { v.scrollEdgeEffectStyle(.soft, for: .top) }
@MainActor private func use494() -> Any { v.dropDestination(for: String.self) { _, _ in true } }
@MainActor private func use496() -> Any { v.buttonStyle(BorderlessButtonStyle()) }
@MainActor private func use498() -> Any { ToolbarCommands() }
@MainActor private enum Use499 { struct Use<Content: View>: View { let content: Content; var body: some View { content } } }
@MainActor private func use500() -> Any { Animation.easeInOut(duration: 1) }
@MainActor private func use501() -> Any { v.colorMultiply(.red) }
@MainActor private enum Use502 { struct Use: LayoutValueKey { static let defaultValue = 1 } }
@MainActor private func use503() -> Any { v.tabViewStyle(PageTabViewStyle()) }
@MainActor private enum Use504 { struct Use: AnimatableModifier { var animatableData = 0.0; func body(content: Content) -> some View { content.opacity(animatableData) } } }
@MainActor private enum Use505 { struct Use: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(8).background(Color.red) } } }
@MainActor private func use506() -> Any { AngularGradient(colors: [.red, .blue], center: .center) }
@MainActor private func use507() -> Any { EnvironmentValues().isEnabled }
@MainActor private func use508() -> Any { TabView { TabSection("Lakes") { Tab("Lake", systemImage: "star") { Text("Lake") } } } }
@MainActor private func use509() -> Any { v.focusEffectDisabled() }
@MainActor private func use510() -> Any { v.safeAreaBar(edge: .bottom) { Text("Lake") } }
@MainActor private func use511() -> Any { v.searchScopes(words) { Text("a").tag("a") } }
@MainActor private func use514() -> Any { Binding.constant(1) }
@MainActor private func use515() -> Any { Animation.easeIn(duration: 1) }
@MainActor private enum Use516 { struct Use: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } } }
@MainActor private func use517() -> Any { v.accessibilityRotor("Lakes") { ForEach([Person()]) { AccessibilityRotorEntry($0.name, id: $0.id) } } }
@MainActor private func use518() -> Any { v.searchSuggestions { Text("Lake") } }
@MainActor private func use519() -> Any { v.searchCompletion("Lake") }
@MainActor private func use520() -> Any { v.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, _ in } }
@MainActor private func use522() -> Any { [any Layout.Type]([HStackLayout.self]) }
@MainActor private func use523() -> Any { GridLayout() }
@MainActor private func use524() -> Any { ZStackLayout(alignment: .top) }
@MainActor private func use525() -> Any { v.scrollIndicatorsFlash(onAppear: true) }
@MainActor private func use526() -> Any { KeyEquivalent("s") }
@MainActor private func use527() -> Any { AnyTransition.asymmetric(insertion: .opacity, removal: .opacity) }
@MainActor private enum Use528 { struct Use<Style: LabelStyle>: View { let style: Style; var body: some View { Label("Lake", systemImage: "star").labelStyle(style) } } }
@MainActor private func use529() -> Any { v.allowedDynamicRange(.standard) }
@MainActor private func use530() -> Any { v.navigationSplitViewStyle(.balanced) }
@MainActor private func use532() -> Any { SharePreview("Lake") }
@MainActor private func use533() -> Any { SimultaneousGesture(TapGesture(), DragGesture()) }
@MainActor private func use534() -> Any { MagnificationGesture() }
@MainActor private func use535() -> Any { Circle().rotation(.degrees(45)) }
@MainActor private enum Use536 { struct Use<Style: GaugeStyle>: View { let style: Style; var body: some View { Gauge(value: 0.5) { Text("Lake") }.gaugeStyle(style) } } }
@MainActor private func use538() -> Any { ModifiedContent(content: Text("Lake"), modifier: EmptyModifier()) }
@MainActor private func use540() -> Any { Settings { Text("Lake") } }
@MainActor private func use541() -> Any { Animation.interpolatingSpring(stiffness: 1, damping: 1) }
@MainActor private func use542() -> Any { v.speechAlwaysIncludesPunctuation() }
@MainActor private func use543() -> Any { v.tabBarMinimizeBehavior(.onScrollDown) }

@MainActor
@Suite("Symbols of SwiftUI that public apps use")
struct SymbolUses {
  private static let uses: [@MainActor () -> Any] = [
    use1,
    use2,
    use4,
    use5,
    use6,
    use8,
    use9,
    use12,
    use13,
    use14,
    use16,
    use17,
    use18,
    use19,
    use20,
    use22,
    use24,
    use25,
    use26,
    use28,
    use29,
    use31,
    use32,
    use33,
    use34,
    use35,
    use36,
    use37,
    use38,
    use39,
    use40,
    use41,
    use42,
    use43,
    use44,
    use45,
    use47,
    use48,
    use49,
    use50,
    use51,
    use52,
    use53,
    use55,
    use56,
    use57,
    use58,
    use59,
    use60,
    use61,
    use62,
    use63,
    use64,
    use65,
    use66,
    use68,
    use69,
    use70,
    use71,
    use72,
    use74,
    use75,
    use76,
    use77,
    use78,
    use79,
    use80,
    use81,
    use82,
    use83,
    use84,
    use85,
    use86,
    use87,
    use88,
    use89,
    use90,
    use91,
    use92,
    use93,
    use95,
    use96,
    use97,
    use99,
    use100,
    use101,
    use102,
    use103,
    use104,
    use105,
    use106,
    use109,
    use110,
    use116,
    use117,
    use118,
    use119,
    use120,
    use121,
    use124,
    use125,
    use126,
    use128,
    use130,
    use131,
    use132,
    use133,
    use135,
    use136,
    use137,
    use138,
    use139,
    use140,
    use141,
    use142,
    use144,
    use145,
    use147,
    use148,
    use149,
    use150,
    use152,
    use154,
    use155,
    use156,
    use158,
    use159,
    use160,
    use161,
    use163,
    use164,
    use166,
    use167,
    use168,
    use170,
    use171,
    use173,
    use174,
    use175,
    use176,
    use177,
    use178,
    use179,
    use180,
    use181,
    use182,
    use183,
    use184,
    use186,
    use188,
    use189,
    use190,
    use191,
    use192,
    use193,
    use195,
    use196,
    use199,
    use200,
    use201,
    use202,
    use203,
    use205,
    use206,
    use207,
    use208,
    use209,
    use210,
    use211,
    use212,
    use213,
    use214,
    use215,
    use216,
    use217,
    use218,
    use219,
    use220,
    use221,
    use222,
    use223,
    use224,
    use225,
    use226,
    use227,
    use228,
    use229,
    use230,
    use231,
    use232,
    use233,
    use234,
    use235,
    use236,
    use237,
    use238,
    use239,
    use240,
    use242,
    use243,
    use244,
    use245,
    use246,
    use247,
    use249,
    use250,
    use251,
    use252,
    use253,
    use254,
    use255,
    use257,
    use258,
    use259,
    use260,
    use261,
    use264,
    use265,
    use266,
    use267,
    use268,
    use270,
    use271,
    use273,
    use275,
    use276,
    use277,
    use278,
    use279,
    use280,
    use281,
    use282,
    use283,
    use284,
    use285,
    use286,
    use287,
    use290,
    use291,
    use292,
    use293,
    use294,
    use296,
    use297,
    use298,
    use299,
    use300,
    use301,
    use302,
    use303,
    use304,
    use305,
    use306,
    use307,
    use309,
    use311,
    use313,
    use315,
    use316,
    use317,
    use318,
    use319,
    use320,
    use321,
    use322,
    use323,
    use324,
    use328,
    use329,
    use330,
    use331,
    use333,
    use334,
    use337,
    use339,
    use340,
    use341,
    use342,
    use343,
    use344,
    use345,
    use346,
    use347,
    use349,
    use351,
    use354,
    use355,
    use356,
    use357,
    use358,
    use359,
    use360,
    use361,
    use362,
    use363,
    use364,
    use365,
    use366,
    use367,
    use368,
    use369,
    use370,
    use371,
    use372,
    use373,
    use374,
    use375,
    use376,
    use377,
    use378,
    use380,
    use382,
    use383,
    use384,
    use386,
    use387,
    use388,
    use389,
    use390,
    use393,
    use394,
    use395,
    use396,
    use400,
    use401,
    use402,
    use403,
    use405,
    use406,
    use407,
    use409,
    use410,
    use411,
    use412,
    use414,
    use415,
    use417,
    use418,
    use420,
    use421,
    use422,
    use423,
    use424,
    use425,
    use430,
    use431,
    use432,
    use434,
    use435,
    use437,
    use438,
    use439,
    use440,
    use441,
    use445,
    use446,
    use447,
    use448,
    use449,
    use452,
    use453,
    use455,
    use456,
    use457,
    use459,
    use460,
    use461,
    use462,
    use463,
    use465,
    use466,
    use468,
    use469,
    use470,
    use471,
    use472,
    use473,
    use474,
    use476,
    use477,
    use478,
    use479,
    use481,
    use482,
    use483,
    use484,
    use485,
    use486,
    use487,
    use488,
    use489,
    use491,
    use493,
    use494,
    use496,
    use498,
    use500,
    use501,
    use503,
    use506,
    use507,
    use508,
    use509,
    use510,
    use511,
    use514,
    use515,
    use517,
    use518,
    use519,
    use520,
    use522,
    use523,
    use524,
    use525,
    use526,
    use527,
    use529,
    use530,
    use532,
    use533,
    use534,
    use535,
    use538,
    use540,
    use541,
    use542,
    use543,
  ]

  @Test("Values of each symbol can be made")
  func values() {
    #expect(Self.uses.map { $0() }.count == Self.uses.count)
  }
}

@MainActor private func pair1() -> (AnyView, AnyView) { (AnyView(VStack { Text("Lake"); v }), AnyView(VStack { v })) }
@MainActor private func pair2() -> (AnyView, AnyView) { (AnyView(v.padding(8).background(Color.red)), AnyView(v.background(Color.red))) }
@MainActor private func pair3() -> (AnyView, AnyView) { (AnyView(Use3.Use()), AnyView(EmptyView())) }
@MainActor private func pair4() -> (AnyView, AnyView) { (AnyView(v.frame(maxWidth: .infinity, alignment: .leading)), AnyView(v)) }
@MainActor private func pair5() -> (AnyView, AnyView) { (AnyView(VStack(spacing: 40) { v; v }), AnyView(HStack(spacing: 40) { v; v })) }
@MainActor private func pair6() -> (AnyView, AnyView) { (AnyView(v.font(.headline)), AnyView(v)) }
@MainActor private func pair7() -> (AnyView, AnyView) { (AnyView(Use7.Use()), AnyView(Text("Lake"))) }
@MainActor private func pair8() -> (AnyView, AnyView) { (AnyView(Color(red: 1, green: 0.5, blue: 0)), AnyView(Color(red: 0, green: 0.5, blue: 0))) }
@MainActor private func pair9() -> (AnyView, AnyView) { (AnyView(VStack { Button("Go") {}; v }), AnyView(VStack { v })) }
@MainActor private func pair10() -> (AnyView, AnyView) { (AnyView(Use10.Use()), AnyView(Toggle("On", isOn: .constant(true)))) }
@MainActor private func pair11() -> (AnyView, AnyView) { (AnyView(Use11.Use().dynamicTypeSize(.small)), AnyView(Use11.Use().dynamicTypeSize(.medium))) }
@MainActor private func pair12() -> (AnyView, AnyView) { (AnyView(v.foregroundColor(.red)), AnyView(v)) }
@MainActor private func pair13() -> (AnyView, AnyView) { (AnyView(VStack { Image(systemName: "star"); v }), AnyView(VStack { v })) }
@MainActor private func pair14() -> (AnyView, AnyView) { (AnyView(HStack(alignment: .top) { v; v }), AnyView(ZStack { v; v })) }
@MainActor private func pair16() -> (AnyView, AnyView) { (AnyView(v.background(Color.red)), AnyView(v)) }
@MainActor private func pair17() -> (AnyView, AnyView) { (AnyView(Color.red), AnyView(Color.primary)) }
@MainActor private func pair18() -> (AnyView, AnyView) { (AnyView(v.foregroundStyle(.secondary)), AnyView(v)) }
@MainActor private func pair19() -> (AnyView, AnyView) { (AnyView(HStack { v; Spacer(minLength: 40); v }), AnyView(HStack { v; v })) }
@MainActor private func pair20() -> (AnyView, AnyView) { (AnyView(VStack { ForEach(["a", "b"], id: \.self) { Text($0) }; v }), AnyView(VStack { v })) }
@MainActor private func pair22() -> (AnyView, AnyView) { (AnyView(List { Section("Lakes") { v } }), AnyView(List { v })) }
@MainActor private func pair23() -> (AnyView, AnyView) { (AnyView(Use23.Use.previews), AnyView(EmptyView())) }
@MainActor private func pair24() -> (AnyView, AnyView) { (AnyView(v.textCase(.uppercase).environment(\.layoutDirection, .rightToLeft).frame(width: 200, alignment: .leading)), AnyView(v.textCase(.uppercase).frame(width: 200, alignment: .leading))) }
@MainActor private func pair25() -> (AnyView, AnyView) { (AnyView(v.opacity(0.5)), AnyView(v)) }
@MainActor private func pair26() -> (AnyView, AnyView) { (AnyView(VStack { Label("Lake", systemImage: "star"); v }), AnyView(VStack { v })) }
@MainActor private func pair27() -> (AnyView, AnyView) { (AnyView(Use27.Use(on: .constant(true))), AnyView(Use27.Use(on: .constant(false)))) }
@MainActor private func pair28() -> (AnyView, AnyView) { (AnyView(Button("Go") {}.buttonStyle(.bordered)), AnyView(Button("Go") {})) }
@MainActor private func pair29() -> (AnyView, AnyView) { (AnyView(Text("Lake\nLakeside").multilineTextAlignment(.center)), AnyView(Text("Lake\nLakeside"))) }
@MainActor private func pair30() -> (AnyView, AnyView) { (AnyView(Use30.Use(model: .init())), AnyView(EmptyView())) }
@MainActor private func pair31() -> (AnyView, AnyView) { (AnyView(AppearUse()), AnyView(v)) }
@MainActor private func pair32() -> (AnyView, AnyView) { (AnyView(NavigationStack { List { NavigationLink("Lake") { v } } }), AnyView(NavigationStack { List { Text("Lake") } })) }
@MainActor private func pair33() -> (AnyView, AnyView) { (AnyView(i.resizable()), AnyView(i)) }
@MainActor private func pair34() -> (AnyView, AnyView) { (AnyView(ScrollView { v }), AnyView(v)) }
@MainActor private func pair35() -> (AnyView, AnyView) { (AnyView(v.overlay { Circle() }), AnyView(v)) }
@MainActor private func pair36() -> (AnyView, AnyView) { (AnyView(HStack { EmptyView(); v }), AnyView(HStack { i; v })) }
@MainActor private func pair37() -> (AnyView, AnyView) { (AnyView(List { v }), AnyView(v)) }
@MainActor private func pair38() -> (AnyView, AnyView) { (AnyView(VStack { Toggle("On", isOn: on); v }), AnyView(VStack { v })) }
@MainActor private func pair39() -> (AnyView, AnyView) { (AnyView(ChangeUse()), AnyView(v)) }
@MainActor private func pair40() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.navigationTitle("Lakes") }), AnyView(NavigationStack { v })) }
@MainActor private func pair41() -> (AnyView, AnyView) { (AnyView(v.fontWeight(.bold)), AnyView(v)) }
@MainActor private func pair42() -> (AnyView, AnyView) { (AnyView(VStack { RoundedRectangle(cornerRadius: 8); v }), AnyView(VStack { v })) }
@MainActor private func pair43() -> (AnyView, AnyView) { (AnyView(ZStack { v; Circle() }), AnyView(VStack { v; Circle() })) }
@MainActor private func pair44() -> (AnyView, AnyView) { (AnyView(Toggle("On", isOn: .constant(true)).disabled(true)), AnyView(Toggle("On", isOn: .constant(true)))) }
@MainActor private func pair46() -> (AnyView, AnyView) { (AnyView(v.modifier(Use46.Use()).background(Color.red)), AnyView(v.background(Color.red))) }
@MainActor private func pair48() -> (AnyView, AnyView) { (AnyView(VStack { Divider(); v }), AnyView(VStack { v })) }
@MainActor private func pair49() -> (AnyView, AnyView) { (AnyView(v.clipShape(Circle())), AnyView(v)) }
@MainActor private func pair50() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.navigationTitle("Lakes") }), AnyView(v.navigationTitle("Lakes"))) }
@MainActor private func pair52() -> (AnyView, AnyView) { (AnyView(v.font(.largeTitle)), AnyView(v.font(.body))) }
@MainActor private func pair53() -> (AnyView, AnyView) { (AnyView(VStack { Group { v; v } }), AnyView(v)) }
@MainActor private func pair54() -> (AnyView, AnyView) { (AnyView(Use54.Use()), AnyView(EmptyView())) }
@MainActor private func pair55() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.toolbar { ToolbarItem(placement: .primaryAction) { Button("Go") {} } } }), AnyView(NavigationStack { v })) }
@MainActor private func pair57() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.toolbar { Button("Go") {} } }), AnyView(NavigationStack { v })) }
@MainActor private func pair58() -> (AnyView, AnyView) { (AnyView(v.modifier(Use46.Use()).background(Color.red)), AnyView(v.background(Color.red))) }
@MainActor private func pair60() -> (AnyView, AnyView) { (AnyView(VStack { Circle().fill(Color.red); v }), AnyView(VStack { v })) }
@MainActor private func pair61() -> (AnyView, AnyView) { (AnyView(VStack { Rectangle(); v }), AnyView(VStack { v })) }
@MainActor private func pair62() -> (AnyView, AnyView) { (AnyView(VStack { ProgressView(value: 0.5); v }), AnyView(VStack { v })) }
@MainActor private func pair63() -> (AnyView, AnyView) { (AnyView(AnyView(v)), AnyView(EmptyView())) }
@MainActor private func pair64() -> (AnyView, AnyView) { (AnyView(long.fixedSize(horizontal: true, vertical: true).frame(width: 60)), AnyView(long.frame(width: 60))) }
@MainActor private func pair66() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.navigationTitle("Lakes").navigationBarTitleDisplayMode(.inline) }), AnyView(NavigationStack { v.navigationTitle("Lakes") })) }
@MainActor private func pair67() -> (AnyView, AnyView) { (AnyView(Use67.Use().environmentObject(Use67.Model())), AnyView(EmptyView())) }
@MainActor private func pair68() -> (AnyView, AnyView) { (AnyView(long.frame(width: 60).lineLimit(2)), AnyView(long.frame(width: 60))) }
@MainActor private func pair69() -> (AnyView, AnyView) { (AnyView(i.resizable().aspectRatio(contentMode: .fit)), AnyView(i.resizable())) }
@MainActor private func pair70() -> (AnyView, AnyView) { (AnyView(NavigationView { v.navigationTitle("Lakes") }), AnyView(v.navigationTitle("Lakes"))) }
@MainActor private func pair71() -> (AnyView, AnyView) { (AnyView(Picker("Lake", selection: words) { Text("b").tag("b"); Text("a").tag("a") }.pickerStyle(.segmented)), AnyView(Picker("Lake", selection: words) { Text("b").tag("b"); Text("a").tag("c") }.pickerStyle(.segmented))) }
@MainActor private func pair72() -> (AnyView, AnyView) { (AnyView(v.sheet(isPresented: .constant(true)) { i }), AnyView(v)) }
@MainActor private func pair73() -> (AnyView, AnyView) { (AnyView(Use73.Use()), AnyView(EmptyView())) }
@MainActor private func pair75() -> (AnyView, AnyView) { (AnyView(v.bold()), AnyView(v)) }
@MainActor private func pair76() -> (AnyView, AnyView) { (AnyView(Button("Go") {}.tint(.red)), AnyView(Button("Go") {})) }
@MainActor private func pair77() -> (AnyView, AnyView) { (AnyView(VStack { GeometryReader { Text("\($0.size.width)") }; v }), AnyView(VStack { v })) }
@MainActor private func pair78() -> (AnyView, AnyView) { (AnyView(VStack { Circle(); v }), AnyView(VStack { v })) }
@MainActor private func pair79() -> (AnyView, AnyView) { (AnyView(VStack { Picker("Lake", selection: words) { Text("a").tag("a") }; v }), AnyView(VStack { v })) }
@MainActor private func pair81() -> (AnyView, AnyView) { (AnyView(TaskUse()), AnyView(Text("0"))) }
@MainActor private func pair82() -> (AnyView, AnyView) { (AnyView(Toggle("On", isOn: Binding(get: { true }, set: { _ in }))), AnyView(Toggle("On", isOn: Binding(get: { false }, set: { _ in })))) }
@MainActor private func pair83() -> (AnyView, AnyView) { (AnyView(VStack { TextField("Lake", text: words); v }), AnyView(VStack { v })) }
@MainActor private func pair84() -> (AnyView, AnyView) { (AnyView(Form { v }), AnyView(v)) }
@MainActor private func pair85() -> (AnyView, AnyView) { (AnyView(i.resizable().scaledToFit()), AnyView(i.resizable())) }
@MainActor private func pair88() -> (AnyView, AnyView) { (AnyView(v.font(Font.body.weight(.bold))), AnyView(v.font(Font.body))) }
@MainActor private func pair89() -> (AnyView, AnyView) { (AnyView(VStack { Circle().stroke(Color.red, lineWidth: 2); v }), AnyView(VStack { v })) }
@MainActor private func pair90() -> (AnyView, AnyView) { (AnyView(NavigationView { v.navigationTitle("Lakes") }.navigationViewStyle(.stack)), AnyView(v)) }
@MainActor private func pair91() -> (AnyView, AnyView) { (AnyView(Color.red.cornerRadius(80)), AnyView(Color.red)) }
@MainActor private func pair93() -> (AnyView, AnyView) { (AnyView(v.alert("Lake", isPresented: .constant(true)) { Button("OK") {} }), AnyView(v)) }
@MainActor private func pair95() -> (AnyView, AnyView) { (AnyView(NavigationView { v.navigationBarTitle("Lakes") }), AnyView(NavigationView { v })) }
@MainActor private func pair96() -> (AnyView, AnyView) { (AnyView(v.preferredColorScheme(.dark)), AnyView(v)) }
@MainActor private func pair97() -> (AnyView, AnyView) { (AnyView(VStack { LabeledContent("Lake", value: "12"); v }), AnyView(VStack { v })) }
@MainActor private func pair99() -> (AnyView, AnyView) { (AnyView(List { v.listRowBackground(Color.red) }), AnyView(List { v })) }
@MainActor private func pair100() -> (AnyView, AnyView) { (AnyView(v.offset(x: 4, y: 4)), AnyView(v)) }
@MainActor private func pair105() -> (AnyView, AnyView) { (AnyView(v.shadow(radius: 4)), AnyView(v)) }
@MainActor private func pair106() -> (AnyView, AnyView) { (AnyView(v.padding(EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4))), AnyView(v.padding(EdgeInsets()))) }
@MainActor private func pair107() -> (AnyView, AnyView) { (AnyView(Use107.Use().dynamicTypeSize(.accessibility3)), AnyView(Use107.Use().dynamicTypeSize(.large))) }
@MainActor private func pair109() -> (AnyView, AnyView) { (AnyView(VStack { DisclosureGroup("More") { Text("Lake") }; v }), AnyView(VStack { v })) }
@MainActor private func pair110() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.navigationTitle("Lakes").navigationBarHidden(true) }), AnyView(NavigationStack { v.navigationTitle("Lakes") })) }
@MainActor private func pair111() -> (AnyView, AnyView) { (AnyView(Use111.Use()), AnyView(EmptyView())) }
@MainActor private func pair114() -> (AnyView, AnyView) { (AnyView(v.preference(key: CountKey.self, value: 1).overlayPreferenceValue(CountKey.self) { Text("\($0)") }), AnyView(v.overlayPreferenceValue(CountKey.self) { Text("\($0)") })) }
@MainActor private func pair115() -> (AnyView, AnyView) { (AnyView(Use115.Use()), AnyView(EmptyView())) }
@MainActor private func pair117() -> (AnyView, AnyView) { (AnyView(PreferenceUse()), AnyView(v)) }
@MainActor private func pair118() -> (AnyView, AnyView) { (AnyView(List { v.listRowInsets(EdgeInsets()) }), AnyView(List { v })) }
@MainActor private func pair119() -> (AnyView, AnyView) { (AnyView(List { v }.listStyle(.plain)), AnyView(List { v })) }
@MainActor private func pair121() -> (AnyView, AnyView) { (AnyView(v.preference(key: CountKey.self, value: 1).overlayPreferenceValue(CountKey.self) { Text("\($0)") }), AnyView(v.overlayPreferenceValue(CountKey.self) { Text("\($0)") })) }
@MainActor private func pair122() -> (AnyView, AnyView) { (AnyView(Use122.Use()), AnyView(EmptyView())) }
@MainActor private func pair123() -> (AnyView, AnyView) { (AnyView(Use123.Use().background(Color.red)), AnyView(Color.blue)) }
@MainActor private func pair124() -> (AnyView, AnyView) { (AnyView(Label("Lake", systemImage: "star").labelStyle(.iconOnly)), AnyView(Label("Lake", systemImage: "star"))) }
@MainActor private func pair125() -> (AnyView, AnyView) { (AnyView(v.border(Color.red)), AnyView(v)) }
@MainActor private func pair126() -> (AnyView, AnyView) { (AnyView(VStack { Capsule(); v }), AnyView(VStack { v })) }
@MainActor private func pair130() -> (AnyView, AnyView) { (AnyView(Picker("Lake", selection: words) { Text("a").tag("a") }.pickerStyle(.segmented)), AnyView(Picker("Lake", selection: words) { Text("a").tag("a") })) }
@MainActor private func pair132() -> (AnyView, AnyView) { (AnyView(LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { v; v }), AnyView(LazyVGrid(columns: [GridItem(.flexible())]) { v; v })) }
@MainActor private func pair135() -> (AnyView, AnyView) { (AnyView(VStack { Menu("More") { Button("Go") {} }; v }), AnyView(VStack { v })) }
@MainActor private func pair137() -> (AnyView, AnyView) { (AnyView(VStack { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom); v }), AnyView(VStack { v })) }
@MainActor private func pair138() -> (AnyView, AnyView) { (AnyView(v.dynamicTypeSize(...DynamicTypeSize.small)), AnyView(v)) }
@MainActor private func pair139() -> (AnyView, AnyView) { (AnyView(v.offset(x: 40).clipped()), AnyView(v.offset(x: 40))) }
@MainActor private func pair140() -> (AnyView, AnyView) { (AnyView(v.redacted(reason: .placeholder)), AnyView(v)) }
@MainActor private func pair141() -> (AnyView, AnyView) { (AnyView(i.imageScale(Image.Scale.large)), AnyView(i)) }
@MainActor private func pair143() -> (AnyView, AnyView) { (AnyView(Use143.Use(model: NameModel())), AnyView(EmptyView())) }
@MainActor private func pair144() -> (AnyView, AnyView) { (AnyView(v.sheet(isPresented: .constant(true)) { i.presentationDetents([.medium]) }), AnyView(v.sheet(isPresented: .constant(true)) { i })) }
@MainActor private func pair145() -> (AnyView, AnyView) { (AnyView(LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { v; v }), AnyView(VStack { v; v })) }
@MainActor private func pair147() -> (AnyView, AnyView) { (AnyView(Grid { GridRow { v; v }; GridRow { v; i } }), AnyView(VStack { HStack { v; v }; HStack { v; i } })) }
@MainActor private func pair148() -> (AnyView, AnyView) { (AnyView(VStack { Circle().strokeBorder(Color.red, lineWidth: 2); v }), AnyView(VStack { v })) }
@MainActor private func pair149() -> (AnyView, AnyView) { (AnyView(LazyVStack(alignment: .leading) { v }), AnyView(VStack(alignment: .leading) { v })) }
@MainActor private func pair150() -> (AnyView, AnyView) { (AnyView(v.scaleEffect(2)), AnyView(v)) }
@MainActor private func pair154() -> (AnyView, AnyView) { (AnyView(TextField("Lake", text: words).textFieldStyle(.roundedBorder)), AnyView(TextField("Lake", text: words))) }
@MainActor private func pair158() -> (AnyView, AnyView) { (AnyView(Button("Go") {}.buttonStyle(.bordered).controlSize(.large)), AnyView(Button("Go") {}.buttonStyle(.bordered))) }
@MainActor private func pair160() -> (AnyView, AnyView) { (AnyView(NavigationView { v.navigationBarItems(trailing: Button("Go") {}) }), AnyView(NavigationView { v })) }
@MainActor private func pair161() -> (AnyView, AnyView) { (AnyView(i.imageScale(.large)), AnyView(i)) }
@MainActor private func pair162() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.toolbar { Use162.Use().items } }), AnyView(NavigationStack { v })) }
@MainActor private func pair166() -> (AnyView, AnyView) { (AnyView(v.safeAreaInset(edge: .bottom) { Text("Lake") }), AnyView(v)) }
@MainActor private func pair167() -> (AnyView, AnyView) { (AnyView(v.italic()), AnyView(v)) }
@MainActor private func pair169() -> (AnyView, AnyView) { (AnyView(HStack { Use134.Use()() { v }; v }), AnyView(v)) }
@MainActor private func pair173() -> (AnyView, AnyView) { (AnyView(ScrollViewReader { _ in v }), AnyView(EmptyView())) }
@MainActor private func pair174() -> (AnyView, AnyView) { (AnyView(VStack(alignment: .leading) { Color.red.frame(width: 40, height: 40).alignmentGuide(.leading) { $0[.trailing] }; v }), AnyView(VStack(alignment: .leading) { Color.red.frame(width: 40, height: 40); v })) }
@MainActor private func pair175() -> (AnyView, AnyView) { (AnyView(ProgressView(value: 0.5).progressViewStyle(.circular)), AnyView(ProgressView(value: 0.5))) }
@MainActor private func pair176() -> (AnyView, AnyView) { (AnyView(List { v.listRowSeparator(.hidden); v }), AnyView(List { v; v })) }
@MainActor private func pair177() -> (AnyView, AnyView) { (AnyView(TabView { v.tabItem { Label("Lake", systemImage: "star") } }), AnyView(TabView { v })) }
@MainActor private func pair179() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.toolbar { ToolbarItemGroup(placement: .bottomBar) { Text("Lake") } } }), AnyView(NavigationStack { v })) }
@MainActor private func pair180() -> (AnyView, AnyView) { (AnyView(HStack { long; long.layoutPriority(1) }), AnyView(HStack { long; long })) }
@MainActor private func pair181() -> (AnyView, AnyView) { (AnyView(v.hidden()), AnyView(v)) }
@MainActor private func pair182() -> (AnyView, AnyView) { (AnyView(Text("1711").monospacedDigit()), AnyView(Text("1711"))) }
@MainActor private func pair183() -> (AnyView, AnyView) { (AnyView(Color.red.mask(Circle())), AnyView(Color.red)) }
@MainActor private func pair184() -> (AnyView, AnyView) { (AnyView(VStack { Link("Lake", destination: url); v }), AnyView(VStack { v })) }
@MainActor private func pair187() -> (AnyView, AnyView) { (AnyView(Button("Go") {}.buttonStyle(Use187.Use())), AnyView(Button("Go") {})) }
@MainActor private func pair188() -> (AnyView, AnyView) { (AnyView(NavigationStack(path: .constant([1])) { v.navigationDestination(for: Int.self) { Text("\($0)") } }), AnyView(NavigationStack { v })) }
@MainActor private func pair189() -> (AnyView, AnyView) { (AnyView(v.confirmationDialog("Lake", isPresented: .constant(true)) { Button("OK") {} }), AnyView(v)) }
@MainActor private func pair190() -> (AnyView, AnyView) { (AnyView(v.fullScreenCover(isPresented: .constant(true)) { i }), AnyView(v)) }
@MainActor private func pair191() -> (AnyView, AnyView) { (AnyView(Text(LocalizedStringKey("Lake"))), AnyView(EmptyView())) }
@MainActor private func pair192() -> (AnyView, AnyView) { (AnyView(v.background(in: Rectangle()).backgroundStyle(.red)), AnyView(v.background(in: Rectangle()))) }
@MainActor private func pair193() -> (AnyView, AnyView) { (AnyView(Button("Go") {}.accentColor(.red)), AnyView(Button("Go") {})) }
@MainActor private func pair195() -> (AnyView, AnyView) { (AnyView(Toggle("On", isOn: on).labelsHidden()), AnyView(Toggle("On", isOn: on))) }
@MainActor private func pair196() -> (AnyView, AnyView) { (AnyView(NavigationStack(path: .constant([1])) { v.navigationDestination(for: Int.self) { _ in i.navigationBarBackButtonHidden(true) } }), AnyView(NavigationStack(path: .constant([1])) { v.navigationDestination(for: Int.self) { _ in i } })) }
@MainActor private func pair200() -> (AnyView, AnyView) { (AnyView(v.rotationEffect(Angle(degrees: 90))), AnyView(v)) }
@MainActor private func pair201() -> (AnyView, AnyView) { (AnyView(v.font(Font.custom("NotoSans-Regular", size: 30, relativeTo: .body))), AnyView(v)) }
@MainActor private func pair202() -> (AnyView, AnyView) { (AnyView(v.rotationEffect(.degrees(45))), AnyView(v)) }
@MainActor private func pair204() -> (AnyView, AnyView) { (AnyView(Label("Lake", systemImage: "star").labelStyle(Use204.Use())), AnyView(Label("Lake", systemImage: "star").labelStyle(.titleOnly))) }
@MainActor private func pair206() -> (AnyView, AnyView) { (AnyView(Circle().inset(by: 40)), AnyView(Circle())) }
@MainActor private func pair207() -> (AnyView, AnyView) { (AnyView(Toggle("On", isOn: .constant(true)).toggleStyle(.button)), AnyView(Toggle("On", isOn: .constant(true)))) }
@MainActor private func pair209() -> (AnyView, AnyView) { (AnyView(v.foregroundStyle(AnyShapeStyle(Color.red))), AnyView(v)) }
@MainActor private func pair210() -> (AnyView, AnyView) { (AnyView(v.font(Font.system(.body, design: .monospaced))), AnyView(v)) }
@MainActor private func pair211() -> (AnyView, AnyView) { (AnyView(Grid { GridRow { v; v } }), AnyView(Grid { v; v })) }
@MainActor private func pair213() -> (AnyView, AnyView) { (AnyView(i.resizable().scaledToFill()), AnyView(i.resizable())) }
@MainActor private func pair214() -> (AnyView, AnyView) { (AnyView(long.frame(width: 60).lineLimit(1).truncationMode(.middle)), AnyView(long.frame(width: 60).lineLimit(1))) }
@MainActor private func pair216() -> (AnyView, AnyView) { (AnyView(Path { $0.addRect(CGRect(x: 0, y: 0, width: 40, height: 40)) }), AnyView(EmptyView())) }
@MainActor private func pair217() -> (AnyView, AnyView) { (AnyView(VStack { SecureField("Lake", text: words); v }), AnyView(VStack { v })) }
@MainActor private func pair218() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.navigationTitle("Lakes").toolbarBackground(Color.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar) }), AnyView(NavigationStack { v.navigationTitle("Lakes") })) }
@MainActor private func pair219() -> (AnyView, AnyView) { (AnyView(TabView { v.tabItem { Label("Lake", systemImage: "star") } }), AnyView(v)) }
@MainActor private func pair220() -> (AnyView, AnyView) { (AnyView(long.frame(width: 60).transformEnvironment(\.lineLimit) { $0 = 1 }), AnyView(long.frame(width: 60))) }
@MainActor private func pair221() -> (AnyView, AnyView) { (AnyView(long.frame(width: 100).lineLimit(1).minimumScaleFactor(0.5)), AnyView(long.frame(width: 100).lineLimit(1))) }
@MainActor private func pair223() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.searchable(text: words) }), AnyView(NavigationStack { v })) }
@MainActor private func pair224() -> (AnyView, AnyView) { (AnyView(VStack { Stepper("Lake", value: number, in: 0...1); v }), AnyView(VStack { v })) }
@MainActor private func pair225() -> (AnyView, AnyView) { (AnyView(List { v }.scrollContentBackground(.hidden)), AnyView(List { v })) }
@MainActor private func pair227() -> (AnyView, AnyView) { (AnyView(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)), AnyView(Color.red)) }
@MainActor private func pair229() -> (AnyView, AnyView) { (AnyView(VStack { TextEditor(text: words); v }), AnyView(VStack { v })) }
@MainActor private func pair232() -> (AnyView, AnyView) { (AnyView(AnyLayout(HStackLayout()) { v; v }), AnyView(AnyLayout(VStackLayout()) { v; v })) }
@MainActor private func pair237() -> (AnyView, AnyView) { (AnyView(v.sheet(isPresented: .constant(true)) { i.presentationDragIndicator(.visible) }), AnyView(v.sheet(isPresented: .constant(true)) { i })) }
@MainActor private func pair238() -> (AnyView, AnyView) { (AnyView(UnevenRoundedRectangle(topLeadingRadius: 80)), AnyView(Rectangle())) }
@MainActor private func pair239() -> (AnyView, AnyView) { (AnyView(VStack { AsyncImage(url: url); v }), AnyView(VStack { v })) }
@MainActor private func pair241() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.toolbar { Use241.Use() } }), AnyView(NavigationStack { v })) }
@MainActor private func pair242() -> (AnyView, AnyView) { (AnyView(LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 0.5, y: 1))), AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))) }
@MainActor private func pair244() -> (AnyView, AnyView) { (AnyView(ViewThatFits { v.frame(width: 1000); i }), AnyView(v.frame(width: 1000))) }
@MainActor private func pair246() -> (AnyView, AnyView) { (AnyView(VStack { ShareLink(item: url); v }), AnyView(VStack { v })) }
@MainActor private func pair247() -> (AnyView, AnyView) { (AnyView(List { v.badge(3) }), AnyView(List { v })) }
@MainActor private func pair251() -> (AnyView, AnyView) { (AnyView(Button("Go") {}.buttonStyle(PlainButtonStyle())), AnyView(Button("Go") {})) }
@MainActor private func pair252() -> (AnyView, AnyView) { (AnyView(Grid { GridRow { v; v }; Divider().gridCellUnsizedAxes(.horizontal) }), AnyView(Grid { GridRow { v; v }; Divider() })) }
@MainActor private func pair254() -> (AnyView, AnyView) { (AnyView((text.baselineOffset(8) + text)), AnyView((text + text))) }
@MainActor private func pair257() -> (AnyView, AnyView) { (AnyView(v.monospaced()), AnyView(v)) }
@MainActor private func pair261() -> (AnyView, AnyView) { (AnyView(Table([Person()]) { TableColumn("Name", value: \.name) }), AnyView(EmptyView())) }
@MainActor private func pair264() -> (AnyView, AnyView) { (AnyView(Text("Lake\nLake").lineSpacing(40)), AnyView(Text("Lake\nLake"))) }
@MainActor private func pair265() -> (AnyView, AnyView) { (AnyView(Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40))), AnyView(EmptyView())) }
@MainActor private func pair267() -> (AnyView, AnyView) { (AnyView(Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4]))), AnyView(Circle().stroke(Color.red, lineWidth: 2))) }
@MainActor private func pair270() -> (AnyView, AnyView) { (AnyView(text.underline()), AnyView(text)) }
@MainActor private func pair272() -> (AnyView, AnyView) { (AnyView(VStack(alignment: HorizontalAlignment(Use272.Use.self)) { v; v.frame(width: 100) }), AnyView(VStack(alignment: .trailing) { v; v.frame(width: 100) })) }
@MainActor private func pair278() -> (AnyView, AnyView) { (AnyView(Grid { GridRow { v.gridColumnAlignment(.leading); v }; GridRow { long; v } }), AnyView(Grid { GridRow { v; v }; GridRow { long; v } })) }
@MainActor private func pair280() -> (AnyView, AnyView) { (AnyView(ContainerRelativeShape()), AnyView(EmptyView())) }
@MainActor private func pair281() -> (AnyView, AnyView) { (AnyView(TabView { v.tabItem { Text("Lake") }; v }.tabViewStyle(.page)), AnyView(TabView { v.tabItem { Text("Lake") }; v })) }
@MainActor private func pair283() -> (AnyView, AnyView) { (AnyView(VStack { Gauge(value: 0.5) { Text("Lake") }; v }), AnyView(VStack { v })) }
@MainActor private func pair285() -> (AnyView, AnyView) { (AnyView(VStack { TimelineView(.everyMinute) { _ in Text("Lake") }; v }), AnyView(VStack { v })) }
@MainActor private func pair289() -> (AnyView, AnyView) { (AnyView(Use289.Use()), AnyView(Circle())) }
@MainActor private func pair291() -> (AnyView, AnyView) { (AnyView(HStackLayout(spacing: 40) { v; v }), AnyView(HStackLayout(spacing: 4) { v; v })) }
@MainActor private func pair292() -> (AnyView, AnyView) { (AnyView(VStack { DatePicker("Lake", selection: .constant(Date(timeIntervalSince1970: 0))); v }), AnyView(VStack { v })) }
@MainActor private func pair296() -> (AnyView, AnyView) { (AnyView(VStackLayout(alignment: .leading) { v; v.frame(width: 100) }), AnyView(VStackLayout(alignment: .trailing) { v; v.frame(width: 100) })) }
@MainActor private func pair297() -> (AnyView, AnyView) { (AnyView(VStack { Slider(value: number); v }), AnyView(VStack { v })) }
@MainActor private func pair298() -> (AnyView, AnyView) { (AnyView(ZStack { Color.red.zIndex(1); Color.blue }), AnyView(ZStack { Color.red; Color.blue })) }
@MainActor private func pair300() -> (AnyView, AnyView) { (AnyView(ScrollView { v }.contentMargins(40)), AnyView(ScrollView { v })) }
@MainActor private func pair301() -> (AnyView, AnyView) { (AnyView(v.textCase(.uppercase)), AnyView(v)) }
@MainActor private func pair306() -> (AnyView, AnyView) { (AnyView(v.anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }.overlayPreferenceValue(AnchorKey.self) { $0 == nil ? Text("none") : Text("some") }), AnyView(v.overlayPreferenceValue(AnchorKey.self) { $0 == nil ? Text("none") : Text("some") })) }
@MainActor private func pair313() -> (AnyView, AnyView) { (AnyView(v.position(x: 20, y: 20)), AnyView(v)) }
@MainActor private func pair315() -> (AnyView, AnyView) { (AnyView(VStack { EditButton(); v }), AnyView(VStack { v })) }
@MainActor private func pair316() -> (AnyView, AnyView) { (AnyView(Toggle("On", isOn: on).toggleStyle(SwitchToggleStyle(tint: .red)).environment(\.isEnabled, true)), AnyView(Toggle("On", isOn: .constant(true)).toggleStyle(.button))) }
@MainActor private func pair317() -> (AnyView, AnyView) { (AnyView(VStack { ContentUnavailableView("Nothing", systemImage: "star"); v }), AnyView(VStack { v })) }
@MainActor private func pair318() -> (AnyView, AnyView) { (AnyView(Color.red.overlay { Rectangle().fill(Material.regular) }), AnyView(Color.red)) }
@MainActor private func pair319() -> (AnyView, AnyView) { (AnyView(v.sheet(isPresented: .constant(true)) { i.presentationBackground(Color.red) }), AnyView(v.sheet(isPresented: .constant(true)) { i })) }
@MainActor private func pair322() -> (AnyView, AnyView) { (AnyView(ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: 80))), AnyView(ContainerRelativeShape())) }
@MainActor private func pair323() -> (AnyView, AnyView) { (AnyView(v.sheet(isPresented: .constant(true)) { i.presentationCornerRadius(80) }), AnyView(v.sheet(isPresented: .constant(true)) { i })) }
@MainActor private func pair324() -> (AnyView, AnyView) { (AnyView(VStack { ControlGroup { Button("Go") {} }; v }), AnyView(VStack { v })) }
@MainActor private func pair326() -> (AnyView, AnyView) { (AnyView(Toggle("On", isOn: on).toggleStyle(Use326.Use())), AnyView(Toggle("On", isOn: on))) }
@MainActor private func pair328() -> (AnyView, AnyView) { (AnyView(VStack { LazyHStack { v }; Color.red.frame(height: 10) }), AnyView(VStack { HStack { v }; Color.red.frame(height: 10) })) }
@MainActor private func pair330() -> (AnyView, AnyView) { (AnyView(v.backgroundPreferenceValue(CountKey.self) { Text("\($0)") }), AnyView(v)) }
@MainActor private func pair333() -> (AnyView, AnyView) { (AnyView(v.popover(isPresented: .constant(true)) { i }), AnyView(v)) }
@MainActor private func pair337() -> (AnyView, AnyView) { (AnyView(HStack(alignment: VerticalAlignment.top) { v; i.font(.largeTitle) }), AnyView(HStack(alignment: VerticalAlignment.firstTextBaseline) { v; i.font(.largeTitle) })) }
@MainActor private func pair339() -> (AnyView, AnyView) { (AnyView(Circle().trim(from: 0, to: 0.5)), AnyView(Circle())) }
@MainActor private func pair340() -> (AnyView, AnyView) { (AnyView(v.overlayPreferenceValue(CountKey.self) { Text("\($0)") }), AnyView(v)) }
@MainActor private func pair341() -> (AnyView, AnyView) { (AnyView(v.transformPreference(CountKey.self) { $0 += 1 }.overlayPreferenceValue(CountKey.self) { Text("\($0)") }), AnyView(v.overlayPreferenceValue(CountKey.self) { Text("\($0)") })) }
@MainActor private func pair342() -> (AnyView, AnyView) { (AnyView(v.font(Font.custom("NotoSans-Regular", size: 20).smallCaps())), AnyView(v.font(Font.custom("NotoSans-Regular", size: 20)))) }
@MainActor private func pair343() -> (AnyView, AnyView) { (AnyView(v.font(Font.custom("NotoSans-Regular", size: 20).uppercaseSmallCaps())), AnyView(v.font(Font.custom("NotoSans-Regular", size: 20)))) }
@MainActor private func pair344() -> (AnyView, AnyView) { (AnyView(v.font(Font.custom("NotoSans-Regular", size: 20).lowercaseSmallCaps())), AnyView(v.font(Font.custom("NotoSans-Regular", size: 20)))) }
@MainActor private func pair346() -> (AnyView, AnyView) { (AnyView(NavigationStack(path: .constant(NavigationPath([1]))) { v.navigationDestination(for: Int.self) { _ in i } }), AnyView(NavigationStack { v })) }
@MainActor private func pair347() -> (AnyView, AnyView) { (AnyView(VStack { ColorPicker("Lake", selection: .constant(Color.red)); v }), AnyView(VStack { v })) }
@MainActor private func pair349() -> (AnyView, AnyView) { (AnyView(v.colorScheme(.dark)), AnyView(v)) }
@MainActor private func pair353() -> (AnyView, AnyView) { (AnyView(Use353.Use()), AnyView(EmptyView())) }
@MainActor private func pair357() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.navigationTitle("Lakes").toolbarVisibility(.hidden, for: .navigationBar) }), AnyView(NavigationStack { v.navigationTitle("Lakes") })) }
@MainActor private func pair360() -> (AnyView, AnyView) { (AnyView(VStack { Table([Person()]) { TableColumn("Name") { Text($0.name) } }; v }), AnyView(VStack { v })) }
@MainActor private func pair362() -> (AnyView, AnyView) { (AnyView(ZStack(alignment: Alignment.topLeading) { Color.red.frame(width: 100, height: 100); v }), AnyView(ZStack { Color.red.frame(width: 100, height: 100); v })) }
@MainActor private func pair363() -> (AnyView, AnyView) { (AnyView(i.symbolVariant(.fill)), AnyView(i)) }
@MainActor private func pair365() -> (AnyView, AnyView) { (AnyView(Grid { GridRow { v.gridCellAnchor(.topLeading); Color.red.frame(width: 90, height: 90) } }), AnyView(Grid { GridRow { v; Color.red.frame(width: 90, height: 90) } })) }
@MainActor private func pair368() -> (AnyView, AnyView) { (AnyView(Color.red.frame(width: 50, height: 50).overlay { GeometryReader { Text("\($0.frame(in: .named("lake")).minX)") } }.padding(20).coordinateSpace(.named("lake"))), AnyView(Color.red.frame(width: 50, height: 50).overlay { GeometryReader { Text("\($0.frame(in: .local).minX)") } }.padding(20))) }
@MainActor private func pair370() -> (AnyView, AnyView) { (AnyView(v.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("Lake")) }), AnyView(v)) }
@MainActor private func pair374() -> (AnyView, AnyView) { (AnyView(ScrollView { VStack { ForEach(0..<90) { Text("Row \($0)") } } }.scrollPosition(id: .constant(Optional(80)))), AnyView(ScrollView { VStack { ForEach(0..<90) { Text("Row \($0)") } } })) }
@MainActor private func pair378() -> (AnyView, AnyView) { (AnyView(NavigationStack { v.navigationTitle("Lakes").toolbarTitleDisplayMode(.inline) }), AnyView(NavigationStack { v.navigationTitle("Lakes") })) }
@MainActor private func pair379() -> (AnyView, AnyView) { (AnyView(Use379.Use()), AnyView(Circle())) }
@MainActor private func pair380() -> (AnyView, AnyView) { (AnyView(TabView { Text("A"); Text("B") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))), AnyView(TabView { Text("A"); Text("B") }.tabViewStyle(.page))) }
@MainActor private func pair381() -> (AnyView, AnyView) { (AnyView(ProgressView("Lake", value: 0.5).progressViewStyle(Use381.Use())), AnyView(ProgressView("Lake", value: 0.5))) }
@MainActor private func pair383() -> (AnyView, AnyView) { (AnyView(text.kerning(1)), AnyView(text)) }
@MainActor private func pair386() -> (AnyView, AnyView) { (AnyView(AnyShape(Circle())), AnyView(Rectangle())) }
@MainActor private func pair389() -> (AnyView, AnyView) { (AnyView(v.font(Font.custom("NotoSans-Regular", fixedSize: 30))), AnyView(v)) }
@MainActor private func pair390() -> (AnyView, AnyView) { (AnyView(DatePicker("Lake", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.wheel)), AnyView(DatePicker("Lake", selection: .constant(Date(timeIntervalSince1970: 0))))) }
@MainActor private func pair392() -> (AnyView, AnyView) { (AnyView(Use392.Use()() { v; v }), AnyView(v)) }
@MainActor private func pair393() -> (AnyView, AnyView) { (AnyView(v.environment(\.sizeCategory, .accessibilityLarge)), AnyView(v)) }
@MainActor private func pair403() -> (AnyView, AnyView) { (AnyView(List { Section("Lakes") { v } }.headerProminence(.increased)), AnyView(List { Section("Lakes") { v } })) }
@MainActor private func pair406() -> (AnyView, AnyView) { (AnyView(Rectangle().trim(from: 0, to: 0.4).flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)), AnyView(Rectangle().trim(from: 0, to: 0.4).environment(\.layoutDirection, .rightToLeft))) }
@MainActor private func pair411() -> (AnyView, AnyView) { (AnyView(v.background(Color.red).containerRelativeFrame(.horizontal).background(Color.blue)), AnyView(v.background(Color.red).background(Color.blue))) }
@MainActor private func pair412() -> (AnyView, AnyView) { (AnyView(VStack { Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }; v }), AnyView(VStack { v })) }
@MainActor private func pair415() -> (AnyView, AnyView) { (AnyView(TabView { Tab("Lake", systemImage: "star") { v } }), AnyView(v)) }
@MainActor private func pair419() -> (AnyView, AnyView) { (AnyView(Gauge(value: 0.5) { v }.gaugeStyle(Use419.Use())), AnyView(Gauge(value: 0.5) { v })) }
@MainActor private func pair421() -> (AnyView, AnyView) { (AnyView(Menu("More") { Button("Go") {} }.menuIndicator(.hidden)), AnyView(EmptyView())) }
@MainActor private func pair423() -> (AnyView, AnyView) { (AnyView(List { Label("Lake", systemImage: "star") }.listItemTint(Color.red)), AnyView(List { Label("Lake", systemImage: "star") })) }
@MainActor private func pair428() -> (AnyView, AnyView) { (AnyView(DisclosureGroup("More") { v }.disclosureGroupStyle(Use428.Use())), AnyView(DisclosureGroup("More") { v })) }
@MainActor private func pair429() -> (AnyView, AnyView) { (AnyView(Button("Go") {}.buttonStyle(Use429.Use())), AnyView(Button("Go") {})) }
@MainActor private func pair430() -> (AnyView, AnyView) { (AnyView(List { Section { Text("A") }; Section { Text("B") } }.listSectionSpacing(90)), AnyView(List { Section { Text("A") }; Section { Text("B") } })) }
@MainActor private func pair434() -> (AnyView, AnyView) { (AnyView(v.unredacted().redacted(reason: .placeholder)), AnyView(v.redacted(reason: .placeholder))) }
@MainActor private func pair440() -> (AnyView, AnyView) { (AnyView(GlassEffectContainer { v }), AnyView(EmptyView())) }
@MainActor private func pair441() -> (AnyView, AnyView) { (AnyView(Color.red.brightness(0.2)), AnyView(Color.red)) }
@MainActor private func pair446() -> (AnyView, AnyView) { (AnyView(VStack { GroupBox("Lakes") { Text("Lake") }; v }), AnyView(VStack { v })) }
@MainActor private func pair451() -> (AnyView, AnyView) { (AnyView(Use451.Use()), AnyView(EmptyView())) }
@MainActor private func pair452() -> (AnyView, AnyView) { (AnyView(text.strikethrough()), AnyView(text)) }
@MainActor private func pair459() -> (AnyView, AnyView) { (AnyView(Color.red.saturation(0.5)), AnyView(Color.red)) }
@MainActor private func pair463() -> (AnyView, AnyView) { (AnyView(Color.red.safeAreaPadding(40)), AnyView(Color.red)) }
@MainActor private func pair466() -> (AnyView, AnyView) { (AnyView(v.privacySensitive().redacted(reason: .privacy)), AnyView(v.redacted(reason: .privacy))) }
@MainActor private func pair468() -> (AnyView, AnyView) { (AnyView(VStack { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40); v }), AnyView(VStack { v })) }
@MainActor private func pair474() -> (AnyView, AnyView) { (AnyView(Color.red.frame(width: 50, height: 50).overlay { GeometryReader { Text("\($0.frame(in: .named("lake")).minX)") } }.padding(20).coordinateSpace(.named("lake"))), AnyView(Color.red.frame(width: 50, height: 50).overlay { GeometryReader { Text("\($0.frame(in: .local).minX)") } }.padding(20))) }
@MainActor private func pair481() -> (AnyView, AnyView) { (AnyView(v.fontDesign(.serif)), AnyView(v)) }
@MainActor private func pair482() -> (AnyView, AnyView) { (AnyView(text.tracking(1)), AnyView(text)) }
@MainActor private func pair496() -> (AnyView, AnyView) { (AnyView(Button("Go") {}.buttonStyle(BorderlessButtonStyle())), AnyView(Button("Go") {}.buttonStyle(.bordered))) }
@MainActor private func pair499() -> (AnyView, AnyView) { (AnyView(Use499.Use(content: v)), AnyView(EmptyView())) }
@MainActor private func pair501() -> (AnyView, AnyView) { (AnyView(Color.white.colorMultiply(.red)), AnyView(Color.white)) }
@MainActor private func pair503() -> (AnyView, AnyView) { (AnyView(TabView { v.tabItem { Text("Lake") }; v }.tabViewStyle(PageTabViewStyle())), AnyView(TabView { v.tabItem { Text("Lake") }; v })) }
@MainActor private func pair504() -> (AnyView, AnyView) { (AnyView(v.modifier(Use504.Use())), AnyView(v)) }
@MainActor private func pair505() -> (AnyView, AnyView) { (AnyView(TextField("Lake", text: words).textFieldStyle(Use505.Use())), AnyView(TextField("Lake", text: words))) }
@MainActor private func pair506() -> (AnyView, AnyView) { (AnyView(VStack { AngularGradient(colors: [.red, .blue], center: .center); v }), AnyView(VStack { v })) }
@MainActor private func pair508() -> (AnyView, AnyView) { (AnyView(TabView { TabSection("Lakes") { Tab("Lake", systemImage: "star") { v } } }), AnyView(v)) }
@MainActor private func pair510() -> (AnyView, AnyView) { (AnyView(v.safeAreaBar(edge: .bottom) { Text("Lake") }), AnyView(v)) }
@MainActor private func pair514() -> (AnyView, AnyView) { (AnyView(Toggle("On", isOn: Binding.constant(true))), AnyView(Toggle("On", isOn: Binding.constant(false)))) }
@MainActor private func pair516() -> (AnyView, AnyView) { (AnyView(LabeledContent("Lake", value: "12").labeledContentStyle(Use516.Use())), AnyView(LabeledContent("Lake", value: "12"))) }
@MainActor private func pair522() -> (AnyView, AnyView) { (AnyView(HStackLayout() { v; v }), AnyView(VStackLayout() { v; v })) }
@MainActor private func pair523() -> (AnyView, AnyView) { (AnyView(GridLayout() { GridRow { v; v } }), AnyView(v)) }
@MainActor private func pair524() -> (AnyView, AnyView) { (AnyView(ZStackLayout(alignment: .top) { Color.red; v }), AnyView(ZStackLayout(alignment: .center) { Color.red; v })) }
@MainActor private func pair528() -> (AnyView, AnyView) { (AnyView(Use528.Use(style: .iconOnly)), AnyView(Use528.Use(style: .titleOnly))) }
@MainActor private func pair535() -> (AnyView, AnyView) { (AnyView(Rectangle().rotation(.degrees(45))), AnyView(Rectangle())) }
@MainActor private func pair536() -> (AnyView, AnyView) { (AnyView(Use536.Use(style: .linearCapacity)), AnyView(EmptyView())) }
@MainActor private func pair538() -> (AnyView, AnyView) { (AnyView(ModifiedContent(content: v, modifier: EmptyModifier())), AnyView(EmptyView())) }

@MainActor
@Suite("Pictures of the symbols of SwiftUI")
struct SymbolPictures {
  private static let pairs: [(symbol: String, make: @MainActor () -> (AnyView, AnyView))] = [
    ("Text", pair1),
    (".padding", pair2),
    (": View", pair3),
    (".frame", pair4),
    ("VStack", pair5),
    (".font", pair6),
    ("@ViewBuilder", pair7),
    ("Color", pair8),
    ("Button", pair9),
    ("@State", pair10),
    ("@Environment", pair11),
    (".foregroundColor", pair12),
    ("Image", pair13),
    ("HStack", pair14),
    (".background", pair16),
    ("Color.*", pair17),
    (".foregroundStyle", pair18),
    ("Spacer", pair19),
    ("ForEach", pair20),
    ("Section", pair22),
    (": PreviewProvider", pair23),
    (".environment", pair24),
    (".opacity", pair25),
    ("Label", pair26),
    ("@Binding", pair27),
    (".buttonStyle", pair28),
    (".multilineTextAlignment", pair29),
    ("@ObservedObject", pair30),
    (".onAppear", pair31),
    ("NavigationLink", pair32),
    (".resizable", pair33),
    ("ScrollView", pair34),
    (".overlay", pair35),
    ("EmptyView", pair36),
    ("List", pair37),
    ("Toggle", pair38),
    (".onChange", pair39),
    (".navigationTitle", pair40),
    (".fontWeight", pair41),
    ("RoundedRectangle", pair42),
    ("ZStack", pair43),
    (".disabled", pair44),
    (": ViewModifier", pair46),
    ("Divider", pair48),
    (".clipShape", pair49),
    ("NavigationStack", pair50),
    ("Font.*", pair52),
    ("Group", pair53),
    ("@StateObject", pair54),
    ("ToolbarItem", pair55),
    (".toolbar", pair57),
    (".modifier", pair58),
    (".fill", pair60),
    ("Rectangle", pair61),
    ("ProgressView", pair62),
    ("AnyView", pair63),
    (".fixedSize", pair64),
    (".navigationBarTitleDisplayMode", pair66),
    ("@EnvironmentObject", pair67),
    (".lineLimit", pair68),
    (".aspectRatio", pair69),
    ("NavigationView", pair70),
    (".tag", pair71),
    (".sheet", pair72),
    (".environmentObject", pair73),
    (".bold", pair75),
    (".tint", pair76),
    ("GeometryReader", pair77),
    ("Circle", pair78),
    ("Picker", pair79),
    (".task", pair81),
    ("Binding", pair82),
    ("TextField", pair83),
    ("Form", pair84),
    (".scaledToFit", pair85),
    (".weight", pair88),
    (".stroke", pair89),
    (".navigationViewStyle", pair90),
    (".cornerRadius", pair91),
    (".alert", pair93),
    (".navigationBarTitle", pair95),
    (".preferredColorScheme", pair96),
    ("LabeledContent", pair97),
    (".listRowBackground", pair99),
    (".offset", pair100),
    (".shadow", pair105),
    ("EdgeInsets", pair106),
    ("@ScaledMetric", pair107),
    ("DisclosureGroup", pair109),
    (".navigationBarHidden", pair110),
    ("StateObject", pair111),
    (": PreferenceKey", pair114),
    ("@AppStorage", pair115),
    (".onPreferenceChange", pair117),
    (".listRowInsets", pair118),
    (".listStyle", pair119),
    (".preference", pair121),
    ("State", pair122),
    (": UIViewRepresentable", pair123),
    (".labelStyle", pair124),
    (".border", pair125),
    ("Capsule", pair126),
    (".pickerStyle", pair130),
    ("GridItem", pair132),
    ("Menu", pair135),
    ("LinearGradient", pair137),
    (".dynamicTypeSize", pair138),
    (".clipped", pair139),
    (".redacted", pair140),
    ("Image.*", pair141),
    ("@Bindable", pair143),
    (".presentationDetents", pair144),
    ("LazyVGrid", pair145),
    ("Grid", pair147),
    (".strokeBorder", pair148),
    ("LazyVStack", pair149),
    (".scaleEffect", pair150),
    (".textFieldStyle", pair154),
    (".controlSize", pair158),
    (".navigationBarItems", pair160),
    (".imageScale", pair161),
    ("@ToolbarContentBuilder", pair162),
    (".safeAreaInset", pair166),
    (".italic", pair167),
    (": Layout", pair169),
    ("ScrollViewReader", pair173),
    (".alignmentGuide", pair174),
    (".progressViewStyle", pair175),
    (".listRowSeparator", pair176),
    (".tabItem", pair177),
    ("ToolbarItemGroup", pair179),
    (".layoutPriority", pair180),
    (".hidden", pair181),
    (".monospacedDigit", pair182),
    (".mask", pair183),
    ("Link", pair184),
    (": ButtonStyle", pair187),
    (".navigationDestination", pair188),
    (".confirmationDialog", pair189),
    (".fullScreenCover", pair190),
    ("LocalizedStringKey", pair191),
    (".backgroundStyle", pair192),
    (".accentColor", pair193),
    (".labelsHidden", pair195),
    (".navigationBarBackButtonHidden", pair196),
    ("Angle", pair200),
    ("Font", pair201),
    (".rotationEffect", pair202),
    (": LabelStyle", pair204),
    (".inset", pair206),
    (".toggleStyle", pair207),
    ("AnyShapeStyle", pair209),
    (".system", pair210),
    ("GridRow", pair211),
    (".scaledToFill", pair213),
    (".truncationMode", pair214),
    ("Path", pair216),
    ("SecureField", pair217),
    (".toolbarBackground", pair218),
    ("TabView", pair219),
    (".transformEnvironment", pair220),
    (".minimumScaleFactor", pair221),
    (".searchable", pair223),
    ("Stepper", pair224),
    (".scrollContentBackground", pair225),
    ("Gradient", pair227),
    ("TextEditor", pair229),
    ("AnyLayout", pair232),
    (".presentationDragIndicator", pair237),
    ("UnevenRoundedRectangle", pair238),
    ("AsyncImage", pair239),
    (": ToolbarContent", pair241),
    ("UnitPoint", pair242),
    ("ViewThatFits", pair244),
    ("ShareLink", pair246),
    (".badge", pair247),
    ("PlainButtonStyle", pair251),
    (".gridCellUnsizedAxes", pair252),
    (".baselineOffset", pair254),
    (".monospaced", pair257),
    ("TableColumn", pair261),
    (".lineSpacing", pair264),
    (".path", pair265),
    ("StrokeStyle", pair267),
    (".underline", pair270),
    (": AlignmentID", pair272),
    (".gridColumnAlignment", pair278),
    ("ContainerRelativeShape", pair280),
    (".tabViewStyle", pair281),
    ("Gauge", pair283),
    ("TimelineView", pair285),
    (": Shape", pair289),
    ("HStackLayout", pair291),
    ("DatePicker", pair292),
    ("VStackLayout", pair296),
    ("Slider", pair297),
    (".zIndex", pair298),
    (".contentMargins", pair300),
    (".textCase", pair301),
    (".anchorPreference", pair306),
    (".position", pair313),
    ("EditButton", pair315),
    ("SwitchToggleStyle", pair316),
    ("ContentUnavailableView", pair317),
    ("Material.*", pair318),
    (".presentationBackground", pair319),
    (".containerShape", pair322),
    (".presentationCornerRadius", pair323),
    ("ControlGroup", pair324),
    (": ToggleStyle", pair326),
    ("LazyHStack", pair328),
    (".backgroundPreferenceValue", pair330),
    (".popover", pair333),
    ("VerticalAlignment", pair337),
    (".trim", pair339),
    (".overlayPreferenceValue", pair340),
    (".transformPreference", pair341),
    (".smallCaps", pair342),
    (".uppercaseSmallCaps", pair343),
    (".lowercaseSmallCaps", pair344),
    ("NavigationPath", pair346),
    ("ColorPicker", pair347),
    (".colorScheme", pair349),
    ("@SceneStorage", pair353),
    (".toolbarVisibility", pair357),
    ("Table", pair360),
    ("Alignment", pair362),
    (".symbolVariant", pair363),
    (".gridCellAnchor", pair365),
    (".coordinateSpace", pair368),
    (".actionSheet", pair370),
    (".scrollPosition", pair374),
    (".toolbarTitleDisplayMode", pair378),
    (": InsettableShape", pair379),
    (".indexViewStyle", pair380),
    (": ProgressViewStyle", pair381),
    (".kerning", pair383),
    ("AnyShape", pair386),
    (".custom", pair389),
    (".datePickerStyle", pair390),
    (".spacing", pair392),
    ("ContentSizeCategory", pair393),
    (".headerProminence", pair403),
    (".flipsForRightToLeftLayoutDirection", pair406),
    (".containerRelativeFrame", pair411),
    ("Canvas", pair412),
    ("Tab", pair415),
    (": GaugeStyle", pair419),
    (".menuIndicator", pair421),
    (".listItemTint", pair423),
    (": DisclosureGroupStyle", pair428),
    (": PrimitiveButtonStyle", pair429),
    (".listSectionSpacing", pair430),
    (".unredacted", pair434),
    ("GlassEffectContainer", pair440),
    (".brightness", pair441),
    ("GroupBox", pair446),
    ("ObservedObject", pair451),
    (".strikethrough", pair452),
    (".saturation", pair459),
    (".safeAreaPadding", pair463),
    (".privacySensitive", pair466),
    ("RadialGradient", pair468),
    (".named", pair474),
    (".fontDesign", pair481),
    (".tracking", pair482),
    ("BorderlessButtonStyle", pair496),
    ("View", pair499),
    (".colorMultiply", pair501),
    ("PageTabViewStyle", pair503),
    (": AnimatableModifier", pair504),
    (": TextFieldStyle", pair505),
    ("AngularGradient", pair506),
    ("TabSection", pair508),
    (".safeAreaBar", pair510),
    ("Binding.*", pair514),
    (": LabeledContentStyle", pair516),
    ("Layout", pair522),
    ("GridLayout", pair523),
    ("ZStackLayout", pair524),
    ("LabelStyle", pair528),
    (".rotation", pair535),
    ("GaugeStyle", pair536),
    ("ModifiedContent", pair538),
  ]

  private func picture(_ view: AnyView) throws -> [UInt8] {
    let traits = TraitCollection(preferredContentSizeCategory: .large, displayScale: 1)
    let screen = Size(width: 320, height: 320)
    return try ViewHost(view).snapshot(screen: screen, covered: .zero, traits: traits).pngData()
  }

  @Test("A picture with a symbol differs from the one without it", arguments: 0..<284)
  func pictures(index: Int) throws {
    let (symbol, make) = Self.pairs[index]
    let (with, without) = make()
    #expect(try picture(with) != picture(without), "\(symbol)")
  }
}
