// Written by Scripts/generate-tables from Reference/swiftui/symbols.tsv. Do not edit.
// swift-format-ignore-file
import Combine
import Foundation
import SwiftUI
import Testing

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
private var url: URL { URL(fileURLWithPath: "/lake") }

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
@MainActor private func use484() -> Any { v.listRowSeparatorTint(.red) }
@MainActor private func use485() -> Any { v.labeledContentStyle(.automatic) }
@MainActor private func use486() -> Any { v.speechSpellsOutCharacters() }
@MainActor private func use487() -> Any { v.presentationSizing(.form) }
@MainActor private func use488() -> Any { v.moveDisabled(true) }
@MainActor private func use489() -> Any { v.selectionDisabled() }
@MainActor private func use491() -> Any { EmptyWidgetConfiguration().contentMarginsDisabled() }
@MainActor private func use493() -> Any { v.scrollEdgeEffectStyle(.soft, for: .top) }
@MainActor private func use496() -> Any { v.buttonStyle(BorderlessButtonStyle()) }
@MainActor private func use498() -> Any { ToolbarCommands() }
@MainActor private enum Use499 { struct Use<Content: View>: View { let content: Content; var body: some View { content } } }
@MainActor private func use500() -> Any { Animation.easeInOut(duration: 1) }
@MainActor private func use501() -> Any { v.colorMultiply(.red) }
@MainActor private enum Use502 { struct Use: LayoutValueKey { static let defaultValue = 1 } }
@MainActor private func use503() -> Any { v.tabViewStyle(PageTabViewStyle()) }
@MainActor private enum Use504 { struct Use: AnimatableModifier { var animatableData = 0.0; func body(content: Content) -> some View { content.opacity(animatableData) } } }
@MainActor private func use506() -> Any { AngularGradient(colors: [.red, .blue], center: .center) }
@MainActor private func use507() -> Any { EnvironmentValues().isEnabled }
@MainActor private func use508() -> Any { TabView { TabSection("Lakes") { Tab("Lake", systemImage: "star") { Text("Lake") } } } }
@MainActor private func use509() -> Any { v.focusEffectDisabled() }
@MainActor private func use510() -> Any { v.safeAreaBar(edge: .bottom) { Text("Lake") } }
@MainActor private func use511() -> Any { v.searchScopes(words) { Text("a").tag("a") } }
@MainActor private func use514() -> Any { Binding.constant(1) }
@MainActor private func use515() -> Any { Animation.easeIn(duration: 1) }
@MainActor private enum Use516 { struct Use: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } } }
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
    use484,
    use485,
    use486,
    use487,
    use488,
    use489,
    use491,
    use493,
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
