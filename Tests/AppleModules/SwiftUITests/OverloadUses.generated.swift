// Written by Scripts/generate-tables from Reference/swiftui/uses.tsv. Do not edit.
// swift-format-ignore-file
import Combine
import Foundation
import SwiftUI

private typealias Color = SwiftUI.Color
private typealias Font = SwiftUI.Font
private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
private struct AnchorKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}
private struct Person: Identifiable, Hashable {
  var id = 1
  var name = "Ann"
}
@Observable private final class NameModel { var name = "Lake" }
private final class ObjectModel: ObservableObject {}
private struct ErrorUse: LocalizedError {}
private struct DropUse: DropDelegate { func performDrop(info: DropInfo) -> Bool { true } }
private enum GuideUse: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private struct FocusUse: View {
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?
  @AccessibilityFocusState private var isRead: Bool
  @AccessibilityFocusState private var part: Int?
  var body: some View {
    v.focused($isFocused).focused($field, equals: 1).accessibilityFocused($isRead).accessibilityFocused($part, equals: 1)
  }
}
private struct StorageUse: View {
  @AppStorage("a") private var on = false
  var body: some View { v }
}
private struct LayoutUse: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(.unspecified) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor private var text: Text { Text("Lake") }
@MainActor private var v: some View { Text("Lake") }
@MainActor private var i: SwiftUI.Image { Image(systemName: "star") }
@MainActor private var on: Binding<Bool> { .constant(false) }
@MainActor private var words: Binding<String> { .constant("a") }
@MainActor private var number: Binding<Double> { .constant(0.5) }
@MainActor private var date: Binding<Date> { .constant(day) }
@MainActor private var person: Binding<Person?> { .constant(nil) }
@MainActor private var publisher: AnyPublisher<Notification, Never> { NotificationCenter.default.publisher(for: Notification.Name("lake")).eraseToAnyPublisher() }
private var day: Date { Date(timeIntervalSince1970: 0) }
private var url: URL { URL(fileURLWithPath: "/lake") }

@MainActor private func use1() -> Any { v.font(.body) }
@MainActor private func use2() -> Any { v.padding(.top, 8) }
@MainActor private func use3() -> Any { v.foregroundColor(.red) }
@MainActor private func use4() -> Any { v.padding(8) }
@MainActor private func use5() -> Any { v.frame(maxWidth: .infinity, alignment: .leading) }
@MainActor private func use6() -> Any { v.background(Color.red) }
@MainActor private func use7() -> Any { v.foregroundStyle(.red) }
@MainActor private func use8() -> Any { v.buttonStyle(.bordered) }
@MainActor private func use9() -> Any { v.padding() }
@MainActor private func use10() -> Any { v.opacity(0.5) }
@MainActor private func use11() -> Any { v.frame(width: 10, height: 10) }
@MainActor private func use12() -> Any { v.fontWeight(.bold) }
@MainActor private func use13() -> Any { v.accessibilityAddTraits(.isHeader) }
@MainActor private func use14() -> Any { v.previewDisplayName("a") }
@MainActor private func use15() -> Any { v.accessibilityLabel("a") }
@MainActor private func use16() -> Any { v.navigationTitle("a") }
@MainActor private func use17() -> Any { v.multilineTextAlignment(.center) }
@MainActor private func use18() -> Any { v.environment(\.lineLimit, 2) }
@MainActor private func use19() -> Any { v.disabled(true) }
@MainActor private func use20() -> Any { v.frame(maxWidth: .infinity) }
@MainActor private func use21() -> Any { v.accessibilityIdentifier("a") }
@MainActor private func use22() -> Any { i.resizable() }
@MainActor private func use23() -> Any { v.onChange(of: 1) { _, _ in } }
@MainActor private func use24() -> Any { v.onAppear {} }
@MainActor private func use25() -> Any { v.accessibilityHint("a") }
@MainActor private func use26() -> Any { v.frame(height: 10) }
@MainActor private func use27() -> Any { v.toolbar { Button("Go") {} } }
@MainActor private func use28() -> Any { Circle().fill(Color.red) }
@MainActor private func use29() -> Any { v.lineLimit(2) }
@MainActor private func use30() -> Any { v.bold() }
@MainActor private func use31() -> Any { v.accessibilityHidden(true) }
@MainActor private func use32() -> Any { v.navigationBarTitleDisplayMode(.inline) }
@MainActor private func use33() -> Any { v.previewLayout(.sizeThatFits) }
@MainActor private func use34() -> Any { v.clipShape(Circle()) }
@MainActor private func use35() -> Any { v.tint(.red) }
@MainActor private func use36() -> Any { v.environmentObject(ObjectModel()) }
@MainActor private func use37() -> Any { v.fixedSize(horizontal: false, vertical: true) }
@MainActor private func use38() -> Any { v.cornerRadius(8) }
@MainActor private func use39() -> Any { v.accessibilityElement(children: .combine) }
@MainActor private func use40() -> Any { v.modifier(EmptyModifier()) }
@MainActor private func use41() -> Any { v.overlay(Color.red) }
@MainActor private func use42() -> Any { v.tag(1) }
@MainActor private func use43() -> Any { v.aspectRatio(contentMode: .fit) }
@MainActor private func use44() -> Any { v.onTapGesture {} }
@MainActor private func use45() -> Any { v.animation(.default, value: 1) }
@MainActor private func use46() -> Any { v.frame(width: 10) }
@MainActor private func use47() -> Any { v.sheet(isPresented: on) { v } }
@MainActor private func use48() -> Any { v.overlay { v } }
@MainActor private func use49() -> Any { v.frame(height: 10, alignment: .leading) }
@MainActor private func use50() -> Any { v.contentShape(Rectangle()) }
@MainActor private func use51() -> Any { v.listRowBackground(Color.red) }
@MainActor private func use52() -> Any { Circle().stroke(Color.red, lineWidth: 2) }
@MainActor private func use54() -> Any { v.textFieldStyle(.roundedBorder) }
@MainActor private func use55() -> Any { v.frame(maxWidth: .infinity, maxHeight: .infinity) }
@MainActor private func use56() -> Any { v.preferredColorScheme(.dark) }
@MainActor private func use57() -> Any { v.task {} }
@MainActor private func use58() -> Any { Font.body.weight(.bold) }
@MainActor private func use59() -> Any { v.border(Color.red) }
@MainActor private func use60() -> Any { v.id(1) }
@MainActor private func use61() -> Any { v.ignoresSafeArea() }
@MainActor private func use62() -> Any { v.transition(.opacity) }
@MainActor private func use64() -> Any { v.redacted(reason: .placeholder) }
@MainActor private func use65() -> Any { v.scaledToFit() }
@MainActor private func use66() -> Any { v.onDisappear {} }
@MainActor private func use67() -> Any { v.alert("a", isPresented: on) { v } }
@MainActor private func use68() -> Any { v.navigationViewStyle(.stack) }
@MainActor private func use69() -> Any { v.textContentType(.name) }
@MainActor private func use70() -> Any { FocusUse() }
@MainActor private func use71() -> Any { v.overlay(alignment: .leading) { v } }
@MainActor private func use72() -> Any { FocusUse() }
@MainActor private func use73() -> Any { v.listRowInsets(EdgeInsets()) }
@MainActor private func use74() -> Any { v.allowsHitTesting(false) }
@MainActor private func use75() -> Any { i.renderingMode(.template) }
@MainActor private func use76() -> Any { v.accessibilityValue("a") }
@MainActor private func use77() -> Any { v.background { v } }
@MainActor private func use78() -> Any { v.listStyle(.plain) }
@MainActor private func use79() -> Any { v.matchedGeometryEffect(id: "a", in: Namespace().wrappedValue, properties: .frame) }
@MainActor private func use80() -> Any { v.frame(minHeight: 10) }
@MainActor private func use81() -> Any { v.environment(NameModel()) }
@MainActor private func use82() -> Any { v.edgesIgnoringSafeArea(.all) }
@MainActor private func use83() -> Any { TapGesture().onEnded { } }
@MainActor private func use84() -> Any { v.onReceive(publisher) { _ in } }
@MainActor private func use85() -> Any { v.background(Color.red, in: Circle()) }
@MainActor private func use86() -> Any { v.sheet(item: person) { _ in v } }
@MainActor private func use87() -> Any { v.autocorrectionDisabled(true) }
@MainActor private func use88() -> Any { v.shadow(color: .red, radius: 4, x: 1, y: 1) }
@MainActor private func use89() -> Any { v.frame(maxHeight: .infinity) }
@MainActor private func use90() -> Any { v.keyboardType(.URL) }
@MainActor private func use91() -> Any { v.labelStyle(.iconOnly) }
@MainActor private func use92() -> Any { v.progressViewStyle(.linear) }
@MainActor private func use93() -> Any { v.presentationDetents([.medium]) }
@MainActor private func use94() -> Any { v.clipped() }
@MainActor private func use95() -> Any { v.preference(key: CountKey.self, value: 1) }
@MainActor private func use96() -> Any { v.pickerStyle(.segmented) }
@MainActor private func use97() -> Any { v.safeAreaInset(edge: .bottom) { v } }
@MainActor private func use98() -> Any { v.minimumScaleFactor(0.5) }
@MainActor private func use99() -> Any { v.accessibilityHeading(.h1) }
@MainActor private func use100() -> Any { v.aspectRatio(1, contentMode: .fit) }
@MainActor private func use101() -> Any { v.offset(x: 4, y: 4) }
@MainActor private func use102() -> Any { v.offset(y: 4) }
@MainActor private func use103() -> Any { v.onPreferenceChange(CountKey.self) { _ in } }
@MainActor private func use104() -> Any { v.simultaneousGesture(TapGesture()) }
@MainActor private func use105() -> Any { v.accessibilityRemoveTraits(.isHeader) }
@MainActor private func use106() -> Any { v.scaleEffect(2) }
@MainActor private func use107() -> Any { v.dynamicTypeSize(.large) }
@MainActor private func use110() -> Any { v.alert(isPresented: on) { Alert(title: Text("a")) } }
@MainActor private func use111() -> Any { v.hidden() }
@MainActor private func use112() -> Any { v.frame(width: 10, height: 10, alignment: .leading) }
@MainActor private func use113() -> Any { v.toggleStyle(.switch) }
@MainActor private func use114() -> Any { v.controlSize(.large) }
@MainActor private func use115() -> Any { v.italic() }
@MainActor private func use116() -> Any { v.listRowSeparator(.hidden) }
@MainActor private func use117() -> Any { v.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading) }
@MainActor private func use118() -> Any { v.offset(x: 4) }
@MainActor private func use119() -> Any { v.alignmentGuide(.leading) { $0[.leading] } }
@MainActor private func use120() -> Any { v.truncationMode(.middle) }
@MainActor private func use121() -> Any { v.backgroundStyle(.red) }
@MainActor private func use123() -> Any { Circle().inset(by: 4) }
@MainActor private func use124() -> Any { v.textInputAutocapitalization(.never) }
@MainActor private func use125() -> Any { v.layoutPriority(1) }
@MainActor private func use126() -> Any { v.onAppear(perform: {}) }
@MainActor private func use129() -> Any { v.background() }
@MainActor private func use130() -> Any { FocusUse() }
@MainActor private func use131() -> Any { v.refreshable {} }
@MainActor private func use132() -> Any { v.scrollContentBackground(.hidden) }
@MainActor private func use133() -> Any { v.textSelection(.enabled) }
@MainActor private func use134() -> Any { v.accessibilitySortPriority(1) }
@MainActor private func use135() -> Any { v.presentationDragIndicator(.visible) }
@MainActor private func use136() -> Any { GeometryReader { Text("\($0.frame(in: .global).width)") } }
@MainActor private func use137() -> Any { v.ignoresSafeArea(.keyboard, edges: .top) }
@MainActor private func use138() -> Any { v.fixedSize() }
@MainActor private func use139() -> Any { Circle().strokeBorder(Color.red, lineWidth: 2) }
@MainActor private func use140() -> Any { v.task(id: 1) {} }
@MainActor private func use141() -> Any { v.gesture(TapGesture()) }
@MainActor private func use142() -> Any { v.ignoresSafeArea(edges: .top) }
@MainActor private func use143() -> Any { v.navigationBarBackButtonHidden(true) }
@MainActor private func use144() -> Any { LayoutUse.self }
@MainActor private func use145() -> Any { v.imageScale(.large) }
@MainActor private func use146() -> Any { v.labelsHidden() }
@MainActor private func use147() -> Any { v.interactiveDismissDisabled() }
@MainActor private func use149() -> Any { v.monospacedDigit() }
@MainActor private func use150() -> Any { Circle().stroke(Color.red) }
@MainActor private func use151() -> Any { v.accentColor(.red) }
@MainActor private func use152() -> Any { text.baselineOffset(1) }
@MainActor private func use153() -> Any { ForEach([1], id: \.self) { _ in v }.onDelete { _ in } }
@MainActor private func use154() -> Any { v.navigationBarTitle("a") }
@MainActor private func use155() -> Any { v.rotationEffect(.degrees(4)) }
@MainActor private func use157() -> Any { v.glassEffect(.regular, in: Circle()) }
@MainActor private func use158() -> Any { v.submitLabel(.done) }
@MainActor private func use159() -> Any { v.animation(.default) }
@MainActor private func use160() -> Any { v.sheet(isPresented: on, content: { v }) }
@MainActor private func use161() -> Any { v.autocorrectionDisabled() }
@MainActor private func use162() -> Any { v.frame(alignment: .leading) }
@MainActor private func use164() -> Any { v.scaledToFill() }
@MainActor private func use165() -> Any { v.navigationBarHidden(true) }
@MainActor private func use166() -> Any { v.onChange(of: 1, perform: { _ in }) }
@MainActor private func use167() -> Any { v.tabItem { v } }
@MainActor private func use168() -> Any { v.confirmationDialog("a", isPresented: on, titleVisibility: .visible) { v } }
@MainActor private func use169() -> Any { v.frame(width: 10, alignment: .leading) }
@MainActor private func use170() -> Any { v.fullScreenCover(isPresented: on) { v } }
@MainActor private func use171() -> Any { v.contextMenu { Button("Go") {} } }
@MainActor private func use172() -> Any { v.foregroundStyle(.red, .blue) }
@MainActor private func use173() -> Any { v.compositingGroup() }
@MainActor private func use174() -> Any { v.symbolRenderingMode(.hierarchical) }
@MainActor private func use175() -> Any { v.scrollDismissesKeyboard(.immediately) }
@MainActor private func use176() -> Any { v.keyboardShortcut("a", modifiers: .command) }
@MainActor private func use177() -> Any { v.scrollBounceBehavior(.basedOnSize) }
@MainActor private func use178() -> Any { v.toolbar(.hidden, for: .navigationBar) }
@MainActor private func use179() -> Any { v.textCase(.uppercase) }
@MainActor private func use180() -> Any { v.onAppear() }
@MainActor private func use181() -> Any { v.shadow(color: .red, radius: 4, y: 4) }
@MainActor private func use182() -> Any { v.position(x: 4, y: 4) }
@MainActor private func use183() -> Any { v.matchedGeometryEffect(id: "a", in: Namespace().wrappedValue) }
@MainActor private func use184() -> Any { v.frame(maxWidth: .infinity, minHeight: 10) }
@MainActor private func use185() -> Any { v.blur(radius: 4) }
@MainActor private func use186() -> Any { v.accessibilityAction {} }
@MainActor private func use187() -> Any { v.navigationDestination(for: Int.self) { _ in v } }
@MainActor private func use189() -> Any { v.interactiveDismissDisabled(true) }
@MainActor private func use190() -> Any { Animation.default.delay(1) }
@MainActor private func use191() -> Any { Circle().stroke(Color.red, style: StrokeStyle()) }
@MainActor private func use192() -> Any { v.frame(minWidth: 10) }
@MainActor private func use194() -> Any { v.onPreferenceChange(CountKey.self, perform: { _ in }) }
@MainActor private func use195() -> Any { Font.system(size: 4, weight: .bold) }
@MainActor private func use196() -> Any { v.mask(Circle()) }
@MainActor private func use197() -> Any { v.presentationBackground(Color.red) }
@MainActor private func use198() -> Any { DragGesture().onChanged { _ in } }
@MainActor private func use199() -> Any { v.sheet(isPresented: on, onDismiss: {}) { v } }
@MainActor private func use200() -> Any { v.zIndex(1) }
@MainActor private func use201() -> Any { Animation.default.repeatForever(autoreverses: true) }
@MainActor private func use202() -> Any { v.onSubmit {} }
@MainActor private func use203() -> Any { v.scrollIndicators(.hidden) }
@MainActor private func use204() -> Any { v.navigationBarTitle("a", displayMode: .inline) }
@MainActor private func use205() -> Any { v.previewInterfaceOrientation(.portrait) }
@MainActor private func use206() -> Any { v.monospaced() }
@MainActor private func use207() -> Any { v.frame(minWidth: 10, minHeight: 10) }
@MainActor private func use208() -> Any { v.hoverEffect() }
@MainActor private func use209() -> Any { v.underline() }
@MainActor private func use210() -> Any { v.accessibilityAction(named: "a") {} }
@MainActor private func use211() -> Any { v.autocapitalization(.none) }
@MainActor private func use212() -> Any { v.lineSpacing(4) }
@MainActor private func use213() -> Any { v.tabViewStyle(.page) }
@MainActor private func use214() -> Any { v.accessibilityRespondsToUserInteraction(true) }
@MainActor private func use215() -> Any { v.searchable(text: words) }
@MainActor private func use217() -> Any { v.frame(maxHeight: .infinity, alignment: .leading) }
@MainActor private func use218() -> Any { v.disableAutocorrection(true) }
@MainActor private func use219() -> Any { v.widgetURL(nil) }
@MainActor private func use220() -> Any { v.accessibilityShowsLargeContentViewer { v } }
@MainActor private func use222() -> Any { Font.system(size: 4) }
@MainActor private func use223() -> Any { v.accessibilityElement() }
@MainActor private func use224() -> Any { v.accessibility(addTraits: .isHeader) }
@MainActor private func use225() -> Any { v.keyboardShortcut("a") }
@MainActor private func use226() -> Any { v.toolbarBackground(.visible, for: .navigationBar) }
@MainActor private func use227() -> Any { v.transformEnvironment(\.lineLimit) { $0 = 1 } }
@MainActor private func use228() -> Any { v.ignoresSafeArea(.keyboard) }
@MainActor private func use229() -> Any { v.frame(minHeight: 10, maxHeight: .infinity) }
@MainActor private func use230() -> Any { v.confirmationDialog("a", isPresented: on) { v } }
@MainActor private func use231() -> Any { v.datePickerStyle(.compact) }
@MainActor private func use233() -> Any { v.shadow(color: .red, radius: 4) }
@MainActor private func use234() -> Any { v.onReceive(publisher, perform: { _ in }) }
@MainActor private func use235() -> Any { Animation.default.speed(2) }
@MainActor private func use236() -> Any { v.toolbar(content: { v }) }
@MainActor private func use237() -> Any { v.sheet(isPresented: on, onDismiss: {}, content: { v }) }
@MainActor private func use238() -> Any { v.frame(minWidth: 10, alignment: .leading) }
@MainActor private func use239() -> Any { v.overlay(Color.red, alignment: .top) }
@MainActor private func use240() -> Any { Circle().trim(from: 0, to: 0.5) }
@MainActor private func use241() -> Any { v.buttonBorderShape(.capsule) }
@MainActor private func use242() -> Any { v.searchable(text: words, placement: .automatic) }
@MainActor private func use243() -> Any { v.glassEffect(.regular) }
@MainActor private func use244() -> Any { v.accessibilityAction(.escape) {} }
@MainActor private func use246() -> Any { v.flipsForRightToLeftLayoutDirection(true) }
@MainActor private func use248() -> Any { v.alert("a", isPresented: on, actions: { v }, message: { v }) }
@MainActor private func use249() -> Any { v.badge(3) }
@MainActor private func use250() -> Any { v.overlay(content: { v }) }
@MainActor private func use251() -> Any { v.accessibility(hidden: true) }
@MainActor private func use252() -> Any { v.accessibilityRepresentation { v } }
@MainActor private func use253() -> Any { Circle().strokeBorder(Color.red) }
@MainActor private func use254() -> Any { DragGesture().updating(GestureState(initialValue: 0)) { _, _, _ in } }
@MainActor private func use255() -> Any { FocusUse() }
@MainActor private func use256() -> Any { ForEach([1], id: \.self) { _ in v }.onDelete(perform: nil) }
@MainActor private func use257() -> Any { ForEach([1], id: \.self) { _ in v }.onMove { _, _ in } }
@MainActor private func use258() -> Any { ForEach([1], id: \.self) { _ in v }.onMove(perform: nil) }
@MainActor private func use259() -> Any { v.colorScheme(.dark) }
@MainActor private func use260() -> Any { v.shadow(radius: 4) }
@MainActor private func use261() -> Any { v.scrollTargetLayout() }
@MainActor private func use262() -> Any { v.contentTransition(.opacity) }
@MainActor private func use263() -> Any { v.mask { Circle() } }
@MainActor private func use264() -> Any { v.navigationDestination(isPresented: on) { v } }
@MainActor private func use265() -> Any { v.sheet(item: person, content: { _ in v }) }
@MainActor private func use267() -> Any { Circle().fill() }
@MainActor private func use268() -> Any { v.frame(minWidth: 10, maxWidth: .infinity) }
@MainActor private func use269() -> Any { v.navigationBarBackButtonHidden() }
@MainActor private func use270() -> Any { v.accessibility(identifier: "a") }
@MainActor private func use271() -> Any { v.onOpenURL { _ in } }
@MainActor private func use272() -> Any { v.accessibilityActions { v } }
@MainActor private func use273() -> Any { v.toolbarBackground(.visible) }
@MainActor private func use274() -> Any { v.gaugeStyle(.linearCapacity) }
@MainActor private func use275() -> Any { v.lineLimit(2, reservesSpace: true) }
@MainActor private func use276() -> Any { v.onTapGesture(perform: {}) }
@MainActor private func use277() -> Any { v.toolbarVisibility(.hidden, for: .navigationBar) }
@MainActor private func use278() -> Any { v.safeAreaInset(edge: .bottom, content: { v }) }
@MainActor private func use282() -> Any { v.listSectionSpacing(.compact) }
@MainActor private func use284() -> Any { DragGesture().onChanged({ _ in }) }
@MainActor private func use285() -> Any { text.kerning(1) }
@MainActor private func use286() -> Any { Circle().stroke(lineWidth: 2) }
@MainActor private func use287() -> Any { v.formStyle(.grouped) }
@MainActor private func use288() -> Any { on.animation() }
@MainActor private func use289() -> Any { v.fileImporter(isPresented: on, allowedContentTypes: [], allowsMultipleSelection: false) { _ in } }
@MainActor private func use290() -> Any { v.accessibilityInputLabels(["a"]) }
@MainActor private func use291() -> Any { v.shadow(radius: 4, x: 4, y: 4) }
@MainActor private func use292() -> Any { i.interpolation(.high) }
@MainActor private func use293() -> Any { v.statusBarHidden(true) }
@MainActor private func use294() -> Any { v.frame(maxWidth: .infinity, minHeight: 10, alignment: .leading) }
@MainActor private func use295() -> Any { v.sensoryFeedback(.success, trigger: 1) }
@MainActor private func use296() -> Any { v.frame(idealHeight: 10) }
@MainActor private func use300() -> Any { v.scrollDisabled(true) }
@MainActor private func use301() -> Any { v.scaleEffect(x: 1, y: 2) }
@MainActor private func use302() -> Any { v.background(alignment: .leading) { v } }
@MainActor private func use303() -> Any { Circle().stroke(style: StrokeStyle()) }
@MainActor private func use304() -> Any { v.symbolVariant(.fill) }
@MainActor private func use305() -> Any { WindowGroup { v }.commands { CommandMenu("a") { v } } }
@MainActor private func use306() -> Any { v.scrollTargetBehavior(.paging) }
@MainActor private func use307() -> Any { v.scrollClipDisabled() }
@MainActor private func use308() -> Any { v.swipeActions(edge: .leading) { v } }
@MainActor private func use309() -> Any { v.onChange(of: 1, initial: true) { _, _ in } }
@MainActor private func use310() -> Any { v.frame(minHeight: 10, idealHeight: 10) }
@MainActor private func use311() -> Any { v.toolbarRole(.editor) }
@MainActor private func use312() -> Any { v.blendMode(.multiply) }
@MainActor private func use313() -> Any { v.foregroundStyle(.red.shadow(.drop(radius: 2))) }
@MainActor private func use315() -> Any { v.accessibilityIgnoresInvertColors() }
@MainActor private func use316() -> Any { v.fullScreenCover(isPresented: on, onDismiss: {}) { v } }
@MainActor private func use317() -> Any { v.bold(true) }
@MainActor private func use318() -> Any { v.accessibilityAdjustableAction { _ in } }
@MainActor private func use319() -> Any { WindowGroup { v }.handlesExternalEvents(matching: []) }
@MainActor private func use320() -> Any { v.offset(CGSize.zero) }
@MainActor private func use321() -> Any { v.alert("a", isPresented: on, presenting: Person()) { _ in v } }
@MainActor private func use322() -> Any { v.searchable(text: words, placement: .automatic, prompt: "a") }
@MainActor private func use325() -> Any { v.background(Color.red, ignoresSafeAreaEdges: .all) }
@MainActor private func use327() -> Any { v.swipeActions { v } }
@MainActor private func use329() -> Any { v.onDisappear(perform: {}) }
@MainActor private func use330() -> Any { v.navigationBarItems(trailing: v) }
@MainActor private func use331() -> Any { Font.system(.body) }
@MainActor private func use332() -> Any { v.alert(item: person) { _ in Alert(title: Text("a")) } }
@MainActor private func use333() -> Any { v.alert(isPresented: on, content: { Alert(title: Text("a")) }) }
@MainActor private func use334() -> Any { Animation.linear(duration: 1) }
@MainActor private func use335() -> Any { v.onDrop(of: ["public.text"], delegate: DropUse()) }
@MainActor private func use336() -> Any { v.onDrag { NSItemProvider() } }
@MainActor private func use337() -> Any { v.matchedTransitionSource(id: "a", in: Namespace().wrappedValue) }
@MainActor private func use338() -> Any { v.presentationCornerRadius(8) }
@MainActor private func use339() -> Any { v.containerBackground(.red, for: .navigation) }
@MainActor private func use340() -> Any { v.listRowSeparator(.hidden, edges: .top) }
@MainActor private func use341() -> Any { v.scrollPosition(id: .constant(Int?.none), anchor: .top) }
@MainActor private func use342() -> Any { v.presentationBackgroundInteraction(.enabled) }
@MainActor private func use343() -> Any { v.confirmationDialog("a", isPresented: on, actions: { v }) }
@MainActor private func use344() -> Any { v.listSectionSeparator(.hidden) }
@MainActor private func use345() -> Any { v.safeAreaInset(edge: .bottom, spacing: 4) { v } }
@MainActor private func use346() -> Any { v.scrollBounceBehavior(.basedOnSize, axes: .vertical) }
@MainActor private func use347() -> Any { v.coordinateSpace(name: "a") }
@MainActor private func use348() -> Any { v.frame(idealWidth: 10) }
@MainActor private func use350() -> Any { v.defaultAppStorage(.standard) }
@MainActor private func use351() -> Any { v.underline(true) }
@MainActor private func use352() -> Any { v.onContinueUserActivity("a") { _ in } }
@MainActor private func use353() -> Any { v.persistentSystemOverlays(.hidden) }
@MainActor private func use354() -> Any { v.geometryGroup() }
@MainActor private func use355() -> Any { v.privacySensitive() }
@MainActor private func use356() -> Any { v.sheet(item: person, onDismiss: {}) { _ in v } }
@MainActor private func use357() -> Any { v.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in } }
@MainActor private func use358() -> Any { v.transaction { _ in } }
@MainActor private func use359() -> Any { v.actionSheet(isPresented: on) { ActionSheet(title: Text("a")) } }
@MainActor private func use364() -> Any { v.highPriorityGesture(TapGesture()) }
@MainActor private func use365() -> Any { v.anchorPreference(key: AnchorKey.self, value: .bounds, transform: { $0 }) }
@MainActor private func use366() -> Any { v.deleteDisabled(true) }
@MainActor private func use367() -> Any { v.unredacted() }
@MainActor private func use368() -> Any { v.frame(minWidth: 10, maxWidth: .infinity, maxHeight: .infinity) }
@MainActor private func use369() -> Any { v.accessibility(label: Text("a")) }
@MainActor private func use370() -> Any { v.tabPlacement(.sidebarOnly) }
@MainActor private func use371() -> Any { v.navigationTransition(.automatic) }
@MainActor private func use372() -> Any { WindowGroup { v }.windowResizability(.contentSize) }
@MainActor private func use373() -> Any { v.glassEffect() }
@MainActor private func use374() -> Any { v.listSectionSeparator(.hidden, edges: .top) }
@MainActor private func use375() -> Any { v.help("a") }
@MainActor private func use376() -> Any { v.alignmentGuide(.leading, computeValue: { $0[.leading] }) }
@MainActor private func use377() -> Any { v.contentMargins(.top, 8, for: .scrollContent) }
@MainActor private func use381() -> Any { Circle().path(in: .zero) }
@MainActor private func use382() -> Any { v.indexViewStyle(.page) }
@MainActor private func use383() -> Any { v.labeledContentStyle(.automatic) }
@MainActor private func use384() -> Any { v.accessibility(removeTraits: .isHeader) }
@MainActor private func use385() -> Any { v.border(Color.red, width: 2) }
@MainActor private func use386() -> Any { v.speechSpellsOutCharacters() }
@MainActor private func use387() -> Any { v.presentationCompactAdaptation(.sheet) }
@MainActor private func use388() -> Any { v.gridCellUnsizedAxes(.horizontal) }
@MainActor private func use391() -> Any { v.onSubmit({}) }
@MainActor private func use393() -> Any { v.navigationBarItems(leading: v) }
@MainActor private func use395() -> Any { v.refreshable(action: {}) }
@MainActor private func use396() -> Any { v.fullScreenCover(item: person) { _ in v } }
@MainActor private func use397() -> Any { v.navigationDestination(for: Int.self, destination: { _ in v }) }
@MainActor private func use398() -> Any { v.onTapGesture(count: 2) {} }
@MainActor private func use400() -> Any { v.frame(minWidth: 10, maxWidth: .infinity, alignment: .leading) }
@MainActor private func use404() -> Any { UIHostingController(rootView: v).sizeThatFits(in: .zero) }
@MainActor private func use406() -> Any { v.onDisappear() }
@MainActor private func use407() -> Any { v.saturation(0.5) }
@MainActor private func use408() -> Any { v.actionSheet(isPresented: on, content: { ActionSheet(title: text) }) }
@MainActor private func use409() -> Any { Animation.default.repeatForever() }
@MainActor private func use410() -> Any { v.drawingGroup() }
@MainActor private func use411() -> Any { v.navigationDestination(isPresented: on, destination: { v }) }
@MainActor private func use412() -> Any { WindowGroup { v }.defaultSize(width: 4, height: 4) }
@MainActor private func use413() -> Any { v.draggable("a") }
@MainActor private func use414() -> Any { v.containerRelativeFrame(.horizontal) }
@MainActor private func use415() -> Any { v.focusable() }
@MainActor private func use416() -> Any { v.controlGroupStyle(.navigation) }
@MainActor private func use418() -> Any { v.presentationDetents([.medium], selection: .constant(.medium)) }
@MainActor private func use420() -> Any { v.popover(isPresented: on) { v } }
@MainActor private func use421() -> Any { v.onHover { _ in } }
@MainActor private func use422() -> Any { v.disclosureGroupStyle(.automatic) }
@MainActor private func use423() -> Any { v.scaleEffect(2, anchor: .top) }
@MainActor private func use424() -> Any { Circle().scale(2) }
@MainActor private func use425() -> Any { v.background(in: Circle()) }
@MainActor private func use426() -> Any { Canvas { context, _ in context.fill(Path(), with: .color(.red)) } }
@MainActor private func use427() -> Any { v.gridColumnAlignment(.leading) }
@MainActor private func use428() -> Any { Circle().strokeBorder(Color.red, style: StrokeStyle()) }
@MainActor private func use429() -> Any { Animation.easeInOut(duration: 1) }
@MainActor private func use430() -> Any { v.safeAreaPadding(.top, 8) }
@MainActor private func use431() -> Any { v.accessibilityAction(named: "a", { }) }
@MainActor private func use435() -> Any { i.symbolEffect(.pulse, options: .default) }
@MainActor private func use436() -> Any { v.sheet(item: person, onDismiss: {}, content: { _ in v }) }
@MainActor private func use437() -> Any { v.task(id: 1, { }) }
@MainActor private func use438() -> Any { v.fullScreenCover(item: person, onDismiss: {}) { _ in v } }
@MainActor private func use439() -> Any { Font.custom("a", size: 4, relativeTo: .body) }
@MainActor private func use444() -> Any { v.listRowSeparatorTint(.red) }
@MainActor private func use445() -> Any { v.previewDevice("iPhone 15") }
@MainActor private func use446() -> Any { v.colorMultiply(.red) }
@MainActor private func use448() -> Any { Font.system(size: 4, weight: .bold, design: .serif) }
@MainActor private func use450() -> Any { v.rotationEffect(.zero, anchor: .top) }
@MainActor private func use451() -> Any { v.frame(minWidth: 10, maxWidth: .infinity, minHeight: 10, maxHeight: .infinity, alignment: .leading) }
@MainActor private func use452() -> Any { v.contentShape(.interaction, Circle()) }
@MainActor private func use454() -> Any { v.popover(isPresented: on, arrowEdge: .top) { v } }
@MainActor private func use455() -> Any { v.headerProminence(.increased) }
@MainActor private func use457() -> Any { TapGesture().onEnded({ }) }
@MainActor private func use458() -> Any { v.safeAreaInset(edge: .bottom, alignment: .center) { v } }
@MainActor private func use460() -> Any { v.frame(minWidth: 10, maxWidth: .infinity, minHeight: 10) }
@MainActor private func use464() -> Any { v.fontDesign(.serif) }
@MainActor private func use465() -> Any { v.presentationSizing(.form) }
@MainActor private func use466() -> Any { v.scrollPosition(id: .constant(Int?.none)) }
@MainActor private func use467() -> Any { v.onKeyPress(.return, action: { .handled }) }
@MainActor private func use468() -> Any { v.menuStyle(.button) }
@MainActor private func use469() -> Any { v.background(Color.red, alignment: .top) }
@MainActor private func use470() -> Any { v.fullScreenCover(isPresented: on, content: { v }) }
@MainActor private func use471() -> Any { v.swipeActions(edge: .leading, allowsFullSwipe: false) { v } }
@MainActor private func use472() -> Any { v.searchable(text: words, isPresented: on, placement: .automatic, prompt: "a") }
@MainActor private func use473() -> Any { v.frame(minHeight: 10, maxHeight: .infinity, alignment: .leading) }
@MainActor private func use475() -> Any { v.navigationBarItems(leading: v, trailing: v) }
@MainActor private func use476() -> Any { v.alert("a", isPresented: on, actions: { v }) }
@MainActor private func use477() -> Any { ViewSpacing().distance(to: ViewSpacing(), along: .vertical) }
@MainActor private func use479() -> Any { v.frame(minWidth: 10, maxWidth: .infinity, minHeight: 10, maxHeight: .infinity) }
@MainActor private func use480() -> Any { v.gridCellAnchor(.center) }
@MainActor private func use482() -> Any { v.containerShape(Circle()) }
@MainActor private func use483() -> Any { v.fullScreenCover(isPresented: on, onDismiss: {}, content: { v }) }
@MainActor private func use484() -> Any { v.toolbarTitleDisplayMode(.inline) }
@MainActor private func use485() -> Any { v.menuOrder(.fixed) }
@MainActor private func use486() -> Any { v.strikethrough() }
@MainActor private func use488() -> Any { Path().offsetBy(dx: 1, dy: 1) }
@MainActor private func use489() -> Any { v.backgroundPreferenceValue(CountKey.self) { _ in v } }
@MainActor private func use490() -> Any { v.anchorPreference(key: AnchorKey.self, value: .bounds) { $0 } }
@MainActor private func use491() -> Any { v.accessibilityLabel("a", isEnabled: true) }
@MainActor private func use492() -> Any { v.overlay(Color.red, in: Circle()) }
@MainActor private func use493() -> Any { v.accessibilityRotor("a", entries: [Person()], entryLabel: \.name) }
@MainActor private func use494() -> Any { v.searchSuggestions { v } }
@MainActor private func use495() -> Any { v.searchCompletion("a") }
@MainActor private func use496() -> Any { v.popover(isPresented: on, content: { v }) }
@MainActor private func use497() -> Any { text.tracking(1) }
@MainActor private func use498() -> Any { v.onSubmit(of: .text) {} }
@MainActor private func use500() -> Any { i.symbolEffect(.bounce, options: .default, value: 1) }
@MainActor private func use501() -> Any { v.contentMargins(.top, 8) }
@MainActor private func use505() -> Any { i.symbolEffect(.pulse) }
@MainActor private func use506() -> Any { v.scrollClipDisabled(true) }
@MainActor private func use512() -> Any { v.accessibilityShowsLargeContentViewer() }
@MainActor private func use513() -> Any { v.frame(maxWidth: .infinity, idealHeight: 10) }
@MainActor private func use515() -> Any { v.scaleEffect(x: 4, y: 4, anchor: .center) }
@MainActor private func use516() -> Any { v.frame(idealWidth: 10, idealHeight: 10) }
@MainActor private func use518() -> Any { Animation.easeIn(duration: 1) }
@MainActor private func use524() -> Any { v.swipeActions(edge: .leading, content: { v }) }
@MainActor private func use527() -> Any { v.popover(item: person) { _ in v } }
@MainActor private func use528() -> Any { v.onLongPressGesture {} }
@MainActor private func use529() -> Any { v.rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0)) }
@MainActor private func use532() -> Any { v.selectionDisabled() }
@MainActor private func use538() -> Any { Font.system(.body, design: .serif) }
@MainActor private func use541() -> Any { v.navigationDestination(item: person) { _ in v } }
@MainActor private func use542() -> Any { v.focusEffectDisabled() }
@MainActor private func use543() -> Any { v.onTapGesture(count: 2, perform: {}) }
@MainActor private func use546() -> Any { v.brightness(0.5) }
@MainActor private func use547() -> Any { v.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 4, alignment: .center) }
@MainActor private func use548() -> Any { v.safeAreaBar(edge: .bottom) { v } }
@MainActor private func use550() -> Any { v.searchScopes(words) { Text("a").tag("a") } }
@MainActor private func use551() -> Any { v.hoverEffect(.lift) }
@MainActor private func use552() -> Any { v.symbolEffect(.bounce, value: 1) }
@MainActor private func use557() -> Any { v.foregroundStyle(.red, .blue, .green) }
@MainActor private func use558() -> Any { v.tableStyle(.inset) }
@MainActor private func use559() -> Any { v.menuIndicator(.hidden) }
@MainActor private func use560() -> Any { v.listItemTint(Color.red) }
@MainActor private func use562() -> Any { v.frame(minWidth: 10, idealWidth: 10, maxHeight: .infinity, alignment: .leading) }
@MainActor private func use563() -> Any { Circle().strokeBorder(lineWidth: 2) }
@MainActor private func use564() -> Any { i.antialiased(true) }
@MainActor private func use565() -> Any { v.popover(item: person, arrowEdge: .top) { _ in v } }
@MainActor private func use567() -> Any { v.scrollEdgeEffectStyle(.soft, for: .top) }
@MainActor private func use569() -> Any { v.dropDestination(for: String.self) { _, _ in true } }
@MainActor private func use570() -> Any { v.contextMenu(forSelectionType: Int.self) { _ in v } }
@MainActor private func use572() -> Any { v.onDrop(of: ["public.text"], isTargeted: nil, perform: { _ in true }) }
@MainActor private func use574() -> Any { v.toolbar(id: "a") { ToolbarItem(id: "b", placement: .primaryAction) { v } } }
@MainActor private func use576() -> Any { LayoutUse.self }
@MainActor private func use577() -> Any { v.overlayPreferenceValue(CountKey.self) { _ in v } }
@MainActor private func use579() -> Any { v.transformPreference(CountKey.self) { $0 += 1 } }
@MainActor private func use580() -> Any { Font.body.smallCaps() }
@MainActor private func use581() -> Any { Font.body.uppercaseSmallCaps() }
@MainActor private func use582() -> Any { Font.body.lowercaseSmallCaps() }
@MainActor private func use583() -> Any { v.shadow(radius: 4, y: 4) }
@MainActor private func use584() -> Any { v.speechAlwaysIncludesPunctuation() }
@MainActor private func use585() -> Any { v.accessibilityRespondsToUserInteraction() }
@MainActor private func use586() -> Any { v.tabBarMinimizeBehavior(.onScrollDown) }
@MainActor private func use588() -> Any { v.menuActionDismissBehavior(.disabled) }
@MainActor private func use590() -> Any { v.confirmationDialog("a", isPresented: on, titleVisibility: .visible, actions: { v }) }
@MainActor private func use591() -> Any { v.fullScreenCover(item: person, content: { _ in v }) }
@MainActor private func use592() -> Any { v.position(CGPoint.zero) }
@MainActor private func use593() -> Any { v.scaleEffect(y: 4) }
@MainActor private func use594() -> Any { Circle().rotation(.zero) }
@MainActor private func use595() -> Any { v.animation(.default) { $0.opacity(0.5) } }
@MainActor private func use597() -> Any { i.symbolEffect(.pulse, options: .default, isActive: true) }
@MainActor private func use600() -> Any { v.searchable(text: words, prompt: nil) }
@MainActor private func use602() -> Any { v.selectionDisabled(true) }
@MainActor private func use603() -> Any { Circle().stroke() }
@MainActor private func use606() -> Any { v.simultaneousGesture(TapGesture(), isEnabled: true) }
@MainActor private func use611() -> Any { v.background(content: { v }) }
@MainActor private func use613() -> Any { Animation.default.repeatCount(2) }
@MainActor private func use614() -> Any { v.alert(isPresented: on, error: ErrorUse?.none, actions: { v }) }
@MainActor private func use617() -> Any { v.frame(minHeight: 10, alignment: .leading) }
@MainActor private func use618() -> Any { v.popover(isPresented: on, attachmentAnchor: .point(.top)) { v } }
@MainActor private func use620() -> Any { Animation.interpolatingSpring(stiffness: 1, damping: 1, initialVelocity: 1) }
@MainActor private func use621() -> Any { v.overlay(alignment: .leading, content: { v }) }
@MainActor private func use622() -> Any { v.fullScreenCover(item: person, onDismiss: {}, content: { _ in v }) }
@MainActor private func use623() -> Any { Font.custom("a", fixedSize: 4) }
@MainActor private func use630() -> Any { v.alert(isPresented: on, error: ErrorUse?.none) { v } }
@MainActor private func use631() -> Any { v.task(priority: .high) {} }
@MainActor private func use632() -> Any { v.confirmationDialog("a", isPresented: on, actions: { v }, message: { v }) }
@MainActor private func use633() -> Any { v.alert(isPresented: on, error: ErrorUse?.none, actions: { _ in v }, message: { _ in v }) }
@MainActor private func use634() -> Any { v.safeAreaPadding() }
@MainActor private func use642() -> Any { Animation.spring(response: 1, dampingFraction: 1) }
@MainActor private func use643() -> Any { Animation.easeOut(duration: 1) }
@MainActor private func use644() -> Any { v.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in } }
@MainActor private func use645() -> Any { v.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, _ in } }
@MainActor private func use646() -> Any { v.fileImporter(isPresented: on, allowedContentTypes: []) { _ in } }
@MainActor private func use647() -> Any { v.onSubmit(of: .text, { }) }
@MainActor private func use648() -> Any { v.onDrop(of: ["public.text"], isTargeted: nil) { _ in true } }
@MainActor private func use649() -> Any { v.accessibilityHint("a", isEnabled: true) }
@MainActor private func use651() -> Any { v.scrollIndicatorsFlash(onAppear: true) }
@MainActor private func use652() -> Any { v.onKeyPress(keys: [.return]) { _ in .handled } }
@MainActor private func use654() -> Any { v.accessibilityValue("a", isEnabled: true) }
@MainActor private func use655() -> Any { AnyTransition.asymmetric(insertion: .opacity, removal: .opacity) }
@MainActor private func use657() -> Any { Canvas { context, _ in context.stroke(Path(), with: .color(.red), lineWidth: 2) } }
@MainActor private func use658() -> Any { v.allowedDynamicRange(.high) }
@MainActor private func use659() -> Any { v.frame(idealWidth: 10, maxWidth: .infinity, alignment: .leading) }
@MainActor private func use660() -> Any { i.resizable(capInsets: EdgeInsets()) }
@MainActor private func use661() -> Any { v.navigationSplitViewStyle(.balanced) }
@MainActor private func use665() -> Any { v.moveDisabled(true) }
@MainActor private func use666() -> Any { v.onLongPressGesture(perform: {}) }
@MainActor private func use668() -> Any { v.scrollTargetLayout(isEnabled: true) }
@MainActor private func use670() -> Any { Animation.default.repeatCount(2, autoreverses: true) }
@MainActor private func use671() -> Any { v.onOpenURL(perform: { _ in }) }
@MainActor private func use676() -> Any { v.animation(.default, body: { $0 }) }
@MainActor private func use677() -> Any { v.frame(minWidth: 10, minHeight: 10, alignment: .leading) }
@MainActor private func use678() -> Any { v.accessibilityChildren { v } }
@MainActor private func use680() -> Any { v.onLongPressGesture(minimumDuration: 1, maximumDistance: 4, pressing: { _ in }, perform: {}) }
@MainActor private func use681() -> Any { Text("a") }
@MainActor private func use682() -> Any { Color("a") }
@MainActor private func use683() -> Any { Spacer() }
@MainActor private func use684() -> Any { Button { } label: { v } }
@MainActor private func use685() -> Any { HStack { v } }
@MainActor private func use686() -> Any { VStack(spacing: 4) { v } }
@MainActor private func use687() -> Any { VStack(alignment: .leading, spacing: 4) { v } }
@MainActor private func use688() -> Any { VStack { v } }
@MainActor private func use689() -> Any { Image(systemName: "star") }
@MainActor private func use690() -> Any { Button("a") {} }
@MainActor private func use691() -> Any { ForEach([1], id: \.self) { _ in v } }
@MainActor private func use692() -> Any { Section { v } }
@MainActor private func use693() -> Any { Text(verbatim: "Lake") }
@MainActor private func use694() -> Any { Divider() }
@MainActor private func use695() -> Any { HStack(spacing: 4) { v } }
@MainActor private func use696() -> Any { ScrollView { v } }
@MainActor private func use697() -> Any { ForEach([Person()]) { _ in v } }
@MainActor private func use698() -> Any { v.toolbar { ToolbarItem(placement: .primaryAction) { v } } }
@MainActor private func use699() -> Any { RoundedRectangle(cornerRadius: 8) }
@MainActor private func use700() -> Any { EmptyView() }
@MainActor private func use701() -> Any { Image(uiImage: UIImage()) }
@MainActor private func use702() -> Any { Button(action: {}) { v } }
@MainActor private func use703() -> Any { Label("Lake", systemImage: "star") }
@MainActor private func use704() -> Any { Group { v } }
@MainActor private func use705() -> Any { List { v } }
@MainActor private func use706() -> Any { Rectangle() }
@MainActor private func use707() -> Any { Color(uiColor: .red) }
@MainActor private func use708() -> Any { ZStack { v } }
@MainActor private func use709() -> Any { NavigationStack { v } }
@MainActor private func use710() -> Any { DisclosureGroup("a") { v } }
@MainActor private func use711() -> Any { Image("a") }
@MainActor private func use712() -> Any { VStack(alignment: .leading) { v } }
@MainActor private func use715() -> Any { Circle() }
@MainActor private func use716() -> Any { NavigationView { v } }
@MainActor private func use717() -> Any { Color(red: 1, green: 0.5, blue: 0) }
@MainActor private func use718() -> Any { ProgressView() }
@MainActor private func use719() -> Any { AnyView(v) }
@MainActor private func use720() -> Any { GeometryReader { _ in v } }
@MainActor private func use721() -> Any { Button("a", role: .cancel) {} }
@MainActor private func use722() -> Any { Section("a") { v } }
@MainActor private func use723() -> Any { HStack(alignment: .top, spacing: 4) { v } }
@MainActor private func use724() -> Any { NavigationLink(destination: v) { v } }
@MainActor private func use725() -> Any { Button(action: {}, label: { v }) }
@MainActor private func use726() -> Any { Toggle(isOn: on) { v } }
@MainActor private func use727() -> Any { NavigationLink { v } label: { v } }
@MainActor private func use728() -> Any { TextField("a", text: words) }
@MainActor private func use730() -> Any { Label { v } icon: { v } }
@MainActor private func use731() -> Any { Form { v } }
@MainActor private func use732() -> Any { Button("a", action: {}) }
@MainActor private func use733() -> Any { Toggle("Lake", isOn: on) }
@MainActor private func use734() -> Any { Picker("a", selection: words) { v } }
@MainActor private func use735() -> Any { Binding(get: { 1 }, set: { _ in }) }
@MainActor private func use736() -> Any { StateObject(wrappedValue: ObjectModel()) }
@MainActor private func use737() -> Any { Spacer(minLength: 4) }
@MainActor private func use738() -> Any { ZStack(alignment: .top) { v } }
@MainActor private func use739() -> Any { Capsule() }
@MainActor private func use740() -> Any { HStack(alignment: .top) { v } }
@MainActor private func use741() -> Any { TextField("Lake", text: words, axis: .vertical) }
@MainActor private func use742() -> Any { UIHostingController(rootView: v) }
@MainActor private func use743() -> Any { EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
@MainActor private func use744() -> Any { Button(role: .cancel) { } label: { v } }
@MainActor private func use746() -> Any { State(initialValue: 1) }
@MainActor private func use747() -> Any { Image("a", bundle: nil) }
@MainActor private func use748() -> Any { Text("a", bundle: nil) }
@MainActor private func use749() -> Any { Menu { v } label: { v } }
@MainActor private func use750() -> Any { ScrollView(.vertical) { v } }
@MainActor private func use751() -> Any { RoundedRectangle(cornerRadius: 4, style: .continuous) }
@MainActor private func use753() -> Any { NavigationLink(value: 1) { v } }
@MainActor private func use754() -> Any { Section(header: v) { v } }
@MainActor private func use755() -> Any { TapGesture() }
@MainActor private func use756() -> Any { ScrollViewReader { _ in v } }
@MainActor private func use757() -> Any { LazyVStack(spacing: 4) { v } }
@MainActor private func use758() -> Any { LazyVGrid(columns: [GridItem(.flexible())], spacing: 4) { v } }
@MainActor private func use760() -> Any { v.toolbar { ToolbarItemGroup(placement: .bottomBar) { v } } }
@MainActor private func use761() -> Any { ScrollView(.vertical, showsIndicators: false) { v } }
@MainActor private func use762() -> Any { Link(destination: url) { v } }
@MainActor private func use763() -> Any { EdgeInsets() }
@MainActor private func use765() -> Any { LabeledContent("a") { v } }
@MainActor private func use766() -> Any { Image(decorative: "a") }
@MainActor private func use767() -> Any { TextEditor(text: words) }
@MainActor private func use768() -> Any { Alert(title: Text("Lake"), message: Text("Lake"), dismissButton: .cancel()) }
@MainActor private func use769() -> Any { PlainButtonStyle() }
@MainActor private func use771() -> Any { Font(UIFont.systemFont(ofSize: 4)) }
@MainActor private func use772() -> Any { LocalizedStringKey("a") }
@MainActor private func use773() -> Any { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
@MainActor private func use774() -> Any { LabeledContent("a", value: "b") }
@MainActor private func use775() -> Any { Section(header: v, footer: v) { v } }
@MainActor private func use776() -> Any { Text(Date(timeIntervalSince1970: 0), style: .date) }
@MainActor private func use777() -> Any { WindowGroup { v } }
@MainActor private func use778() -> Any { AnyLayout(HStackLayout()) }
@MainActor private func use779() -> Any { Alert(title: Text("Lake"), message: Text("Lake"), primaryButton: .cancel(), secondaryButton: .cancel()) }
@MainActor private func use780() -> Any { DragGesture() }
@MainActor private func use781() -> Any { Transaction() }
@MainActor private func use782() -> Any { Button("a", systemImage: "star") {} }
@MainActor private func use783() -> Any { OpenURLAction { _ in .handled } }
@MainActor private func use784() -> Any { GridItem(.flexible(), spacing: 4) }
@MainActor private func use785() -> Any { Section(footer: v) { v } }
@MainActor private func use786() -> Any { SecureField("Lake", text: words) }
@MainActor private func use787() -> Any { Angle(degrees: 4) }
@MainActor private func use788() -> Any { LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom) }
@MainActor private func use789() -> Any { Button(role: .cancel, action: {}) { v } }
@MainActor private func use790() -> Any { State(wrappedValue: 1) }
@MainActor private func use791() -> Any { Link("a", destination: url) }
@MainActor private func use792() -> Any { RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)) }
@MainActor private func use793() -> Any { Picker(selection: words) { v } label: { v } }
@MainActor private func use794() -> Any { DatePicker("a", selection: date, displayedComponents: .date) }
@MainActor private func use795() -> Any { v.toolbar { ToolbarItem(id: "a", placement: .primaryAction) { v } } }
@MainActor private func use796() -> Any { NavigationLink(destination: v, isActive: on) { v } }
@MainActor private func use797() -> Any { NavigationStack(path: .constant(NavigationPath())) { v } }
@MainActor private func use799() -> Any { Text(1, format: .number) }
@MainActor private func use800() -> Any { Label("Lake", image: "star") }
@MainActor private func use801() -> Any { GridItem(.flexible()) }
@MainActor private func use802() -> Any { UnitPoint(x: 0, y: 0) }
@MainActor private func use804() -> Any { List([1], id: \.self) { _ in v } }
@MainActor private func use805() -> Any { ShareLink(item: url) { v } }
@MainActor private func use806() -> Any { TabView { v } }
@MainActor private func use807() -> Any { List([Person()]) { _ in v } }
@MainActor private func use808() -> Any { GridRow { v } }
@MainActor private func use810() -> Any { ColorPicker("a", selection: .constant(Color.red), supportsOpacity: false) }
@MainActor private func use812() -> Any { Path() }
@MainActor private func use813() -> Any { TabView(selection: words) { v } }
@MainActor private func use814() -> Any { Link(destination: url, label: { v }) }
@MainActor private func use815() -> Any { AnyShapeStyle(Color.red) }
@MainActor private func use816() -> Any { Stepper("a", value: number, in: 0...1) }
@MainActor private func use818() -> Any { Gradient(colors: [.red, .blue]) }
@MainActor private func use820() -> Any { CommandGroup(replacing: .newItem) { v } }
@MainActor private func use821() -> Any { NavigationLink("a") { v } }
@MainActor private func use822() -> Any { NavigationLink("a", destination: v) }
@MainActor private func use823() -> Any { Toggle(isOn: on, label: { v }) }
@MainActor private func use824() -> Any { Picker(selection: words, label: v) { v } }
@MainActor private func use825() -> Any { ProposedViewSize(CGSize.zero) }
@MainActor private func use826() -> Any { ProgressView(value: 1) }
@MainActor private func use827() -> Any { VStack(alignment: .leading, spacing: 4, content: { v }) }
@MainActor private func use828() -> Any { NavigationLink(isActive: on) { v } label: { v } }
@MainActor private func use829() -> Any { GridItem(.flexible(), spacing: 4, alignment: .top) }
@MainActor private func use830() -> Any { EditButton() }
@MainActor private func use831() -> Any { SwitchToggleStyle(tint: .red) }
@MainActor private func use832() -> Any { Color("a", bundle: nil) }
@MainActor private func use833() -> Any { ControlGroup { v } }
@MainActor private func use834() -> Any { Menu("a") { v } }
@MainActor private func use836() -> Any { ScaledMetric(wrappedValue: 1.0) }
@MainActor private func use837() -> Any { AsyncImage(url: url) { _ in v } }
@MainActor private func use838() -> Any { AnyShape(Circle()) }
@MainActor private func use840() -> Any { Button("a", role: .cancel, action: {}) }
@MainActor private func use841() -> Any { Slider(value: number, in: 0...1, step: 0.1) }
@MainActor private func use842() -> Any { ImageRenderer(content: v) }
@MainActor private func use843() -> Any { ViewThatFits { v } }
@MainActor private func use844() -> Any { LazyVStack { v } }
@MainActor private func use845() -> Any { VerticalAlignment(GuideUse.self) }
@MainActor private func use846() -> Any { StrokeStyle(lineWidth: 2, dash: [4]) }
@MainActor private func use847() -> Any { StrokeStyle(lineWidth: 2, lineCap: .round) }
@MainActor private func use848() -> Any { VStackLayout() }
@MainActor private func use849() -> Any { HStackLayout() }
@MainActor private func use851() -> Any { Color(red: 1, green: 0.5, blue: 0, opacity: 0.5) }
@MainActor private func use852() -> Any { HStack(alignment: .top, spacing: 4, content: { v }) }
@MainActor private func use853() -> Any { NavigationLink(destination: v, isActive: on, label: { v }) }
@MainActor private func use854() -> Any { Alignment(horizontal: .leading, vertical: .top) }
@MainActor private func use855() -> Any { ProposedViewSize(width: 10, height: 10) }
@MainActor private func use856() -> Any { LinearGradient(stops: [], startPoint: .top, endPoint: .bottom) }
@MainActor private func use857() -> Any { ViewThatFits(in: .horizontal) { v } }
@MainActor private func use858() -> Any { Color(white: 0.5) }
@MainActor private func use859() -> Any { TimelineView(.everyMinute) { _ in v } }
@MainActor private func use860() -> Any { Path(CGRect.zero) }
@MainActor private func use861() -> Any { KeyboardShortcut("a", modifiers: .command) }
@MainActor private func use862() -> Any { ScaledMetric(wrappedValue: 1.0, relativeTo: .body) }
@MainActor private func use863() -> Any { DragGesture(minimumDistance: 4) }
@MainActor private func use864() -> Any { Gauge(value: 1) { v } }
@MainActor private func use866() -> Any { GridItem(.flexible(), alignment: .top) }
@MainActor private func use867() -> Any { Text(timerInterval: day...day, countsDown: true) }
@MainActor private func use868() -> Any { LazyHStack { v } }
@MainActor private func use869() -> Any { v.toolbar { ToolbarItem { v } } }
@MainActor private func use871() -> Any { LazyVStack(alignment: .leading, spacing: 4) { v } }
@MainActor private func use872() -> Any { NavigationPath() }
@MainActor private func use873() -> Any { TextField("a", text: words, prompt: Text("b")) }
@MainActor private func use874() -> Any { StrokeStyle(lineWidth: 2) }
@MainActor private func use875() -> Any { LabeledContent { v } label: { v } }
@MainActor private func use876() -> Any { Capsule(style: .continuous) }
@MainActor private func use879() -> Any { Button(role: .cancel, action: {}, label: { v }) }
@MainActor private func use880() -> Any { v.toolbar { ToolbarSpacer(placement: .bottomBar) } }
@MainActor private func use881() -> Any { LazyHStack(spacing: 4) { v } }
@MainActor private func use882() -> Any { ContainerRelativeShape() }
@MainActor private func use883() -> Any { NavigationSplitView { v } detail: { v } }
@MainActor private func use884() -> Any { Grid(horizontalSpacing: 4, verticalSpacing: 4) { v } }
@MainActor private func use885() -> Any { LongPressGesture() }
@MainActor private func use887() -> Any { Slider(value: number, in: 0...1) { v } }
@MainActor private func use889() -> Any { Label(title: { v }, icon: { v }) }
@MainActor private func use890() -> Any { LazyVGrid(columns: [GridItem(.flexible())], alignment: .leading, spacing: 4) { v } }
@MainActor private func use891() -> Any { UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 4, style: .continuous) }
@MainActor private func use892() -> Any { NavigationLink(tag: 1, selection: .constant(Int?.none)) { v } label: { v } }
@MainActor private func use893() -> Any { List(selection: .constant(Int?.none)) { v } }
@MainActor private func use894() -> Any { ActionSheet(title: text, message: text, buttons: [.cancel()]) }
@MainActor private func use896() -> Any { ColorPicker("a", selection: .constant(Color.red)) }
@MainActor private func use897() -> Any { CommandMenu("Lake") { v } }
@MainActor private func use898() -> Any { ProgressView(value: 1, total: 2) }
@MainActor private func use901() -> Any { Table([Person()]) { TableColumn("a", value: \.name) { _ in v } } }
@MainActor private func use902() -> Any { Grid { v } }
@MainActor private func use903() -> Any { v.toolbar { ToolbarSpacer(.fixed, placement: .bottomBar) } }
@MainActor private func use904() -> Any { Slider(value: number, in: 0...1, step: 0.1) { v } }
@MainActor private func use905() -> Any { DatePicker("a", selection: date, in: day..., displayedComponents: .date) }
@MainActor private func use906() -> Any { HStackLayout(alignment: .top, spacing: 4) }
@MainActor private func use907() -> Any { Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1) }
@MainActor private func use908() -> Any { Path { $0.addRect(.zero) } }
@MainActor private func use909() -> Any { TextField(text: words) { v } }
@MainActor private func use910() -> Any { ActionSheet(title: text, buttons: [.cancel()]) }
@MainActor private func use912() -> Any { DropProposal(operation: .copy) }
@MainActor private func use914() -> Any { v.toolbar { ToolbarTitleMenu { v } } }
@MainActor private func use915() -> Any { WindowGroup(for: Int.self) { _ in v } }
@MainActor private func use916() -> Any { WindowGroup(id: "a") { v } }
@MainActor private func use917() -> Any { ShareLink(item: url) }
@MainActor private func use918() -> Any { GlassEffectContainer { v } }
@MainActor private func use919() -> Any { Gradient(stops: []) }
@MainActor private func use920() -> Any { Gauge(value: 0.5, in: 0...1) { v } }
@MainActor private func use921() -> Any { v.toolbar { ToolbarItemGroup { v } } }
@MainActor private func use924() -> Any { StorageUse() }
@MainActor private func use925() -> Any { CommandGroup(after: .newItem) { v } }
@MainActor private func use926() -> Any { DragGesture(minimumDistance: 4, coordinateSpace: .local) }
@MainActor private func use927() -> Any { Stepper("a", value: number) }
@MainActor private func use928() -> Any { PageTabViewStyle(indexDisplayMode: .never) }
@MainActor private func use929() -> Any { LazyVStack(alignment: .leading) { v } }
@MainActor private func use930() -> Any { DatePicker(selection: date, in: day..., displayedComponents: .date) { v } }
@MainActor private func use931() -> Any { Table([Person()]) { TableColumn("a", value: \.name) } }
@MainActor private func use932() -> Any { DisclosureGroup("a", isExpanded: on) { v } }
@MainActor private func use933() -> Any { ProgressView("a") }
@MainActor private func use934() -> Any { Grid(horizontalSpacing: 4) { v } }
@MainActor private func use935() -> Any { ShareLink(item: url, preview: SharePreview("a")) { v } }
@MainActor private func use936() -> Any { Picker("a", selection: words, content: { v }) }
@MainActor private func use937() -> Any { LazyVGrid(columns: [GridItem(.flexible())]) { v } }
@MainActor private func use938() -> Any { LongPressGesture(minimumDuration: 1) }
@MainActor private func use939() -> Any { ContentUnavailableView { v } }
@MainActor private func use940() -> Any { SecureField(text: words) { v } }
@MainActor private func use941() -> Any { UIHostingConfiguration { v } }
@MainActor private func use942() -> Any { PreviewDevice(rawValue: "a") }
@MainActor private func use943() -> Any { Grid(alignment: .top) { v } }
@MainActor private func use944() -> Any { Menu("a", systemImage: "star") { v } }
@MainActor private func use945() -> Any { NavigationLink("a", value: 1) }
@MainActor private func use947() -> Any { ContentSizeCategory(UIContentSizeCategory.large) as Any }
@MainActor private func use950() -> Any { GeometryReader(content: { _ in v }) }
@MainActor private func use951() -> Any { ScrollView(showsIndicators: false) { v } }
@MainActor private func use952() -> Any { Text(timerInterval: day...day, pauseTime: nil, countsDown: true) }
@MainActor private func use953() -> Any { Alert(title: Text("Lake"), dismissButton: .cancel()) }
@MainActor private func use955() -> Any { Namespace() }
@MainActor private func use956() -> Any { StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round) }
@MainActor private func use957() -> Any { Alert(title: Text("Lake"), primaryButton: .cancel(), secondaryButton: .cancel()) }
@MainActor private func use958() -> Any { TabView(selection: words) { Tab(value: "a") { v } label: { v } } }
@MainActor private func use959() -> Any { TabView(selection: words) { Tab(value: "a", role: .search) { v } } }
@MainActor private func use960() -> Any { ShareLink(item: url, subject: text, message: text) { v } }
@MainActor private func use961() -> Any { GroupBox { v } }
@MainActor private func use963() -> Any { ViewSpacing() }
@MainActor private func use964() -> Any { Table([Person()]) { TableColumn("a") { _ in v } } }
@MainActor private func use965() -> Any { Canvas { _, _ in } }
@MainActor private func use967() -> Any { ObservedObject(wrappedValue: ObjectModel()) }
@MainActor private func use968() -> Any { TapGesture(count: 2) }
@MainActor private func use969() -> Any { SpatialTapGesture() }
@MainActor private func use970() -> Any { NavigationSplitView(columnVisibility: .constant(.all)) { v } detail: { v } }
@MainActor private func use971() -> Any { WindowGroup("a", id: "a", for: Int.self) { _ in v } }
@MainActor private func use972() -> Any { TextField("a", value: number, formatter: NumberFormatter()) }
@MainActor private func use973() -> Any { Stepper(value: number) { v } }
@MainActor private func use974() -> Any { Slider(value: number, in: 0...1) }
@MainActor private func use977() -> Any { VStackLayout(alignment: .leading, spacing: 4) }
@MainActor private func use979() -> Any { Color(hue: 0.5, saturation: 0.5, brightness: 0.5) }
@MainActor private func use980() -> Any { Stepper(value: number, in: 0...1, step: 0.1) { v } }
@MainActor private func use981() -> Any { GridItem() }
@MainActor private func use982() -> Any { NavigationView(content: { v }) }
@MainActor private func use983() -> Any { Text("a", comment: "b") }
@MainActor private func use986() -> Any { AsyncImage(url: url, scale: 1, content: { _ in v }) }
@MainActor private func use987() -> Any { TextField("Lake", text: words, onEditingChanged: { _ in }) }
@MainActor private func use989() -> Any { RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 10) }
@MainActor private func use993() -> Any { TextField(text: words, axis: .vertical) { v } }
@MainActor private func use996() -> Any { Image(decorative: "a", bundle: nil) }
@MainActor private func use1000() -> Any { LazyVGrid(columns: [GridItem(.flexible())], content: { v }) }
@MainActor private func use1001() -> Any { Picker(selection: words, content: { v }, label: { v }) }
@MainActor private func use1002() -> Any { Section("a", content: { v }) }
@MainActor private func use1003() -> Any { LazyVGrid(columns: [], alignment: .leading, spacing: 4, content: { v }) }
@MainActor private func use1005() -> Any { AngularGradient(gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .zero) }
@MainActor private func use1006() -> Any { EnvironmentValues() }
@MainActor private func use1007() -> Any { TabView { TabSection("a") { Tab("a", systemImage: "star") { v } } } }
@MainActor private func use1008() -> Any { ShareLink(item: url, preview: SharePreview("a")) }
@MainActor private func use1009() -> Any { AsyncImage(url: url, content: { $0 }, placeholder: { v }) }
@MainActor private func use1010() -> Any { UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 4) }
@MainActor private func use1011() -> Any { GlassEffectContainer(spacing: 4) { v } }
@MainActor private func use1012() -> Any { VStackLayout(spacing: 4) { v } }
@MainActor private func use1014() -> Any { ContentUnavailableView("a", systemImage: "star", description: text) }
@MainActor private func use1015() -> Any { ContentUnavailableView("a", systemImage: "star") }
@MainActor private func use1016() -> Any { Transaction(animation: .default) }
@MainActor private func use1017() -> Any { ShareLink(item: url, subject: text) { v } }
@MainActor private func use1018() -> Any { DisclosureGroup { v } label: { v } }
@MainActor private func use1019() -> Any { Text("a", tableName: "b") }
@MainActor private func use1020() -> Any { ForEach([1], id: \.self, content: { _ in v }) }
@MainActor private func use1021() -> Any { Gauge(value: 0.5, in: 0...1, label: { v }) }
@MainActor private func use1022() -> Any { List([Person()], selection: .constant(Int?.none)) { _ in v } }
@MainActor private func use1023() -> Any { TableRow(Person()) }
@MainActor private func use1025() -> Any { Table([Person()], selection: .constant(Int?.none)) { TableColumn("a", value: \.name) } }
@MainActor private func use1027() -> Any { WindowGroup(id: "a", for: Int.self) { _ in v } }
@MainActor private func use1028() -> Any { DatePicker("a", selection: date, in: day...) }
@MainActor private func use1030() -> Any { BorderlessButtonStyle() }
@MainActor private func use1031() -> Any { Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) { v } }
@MainActor private func use1032() -> Any { GridRow(alignment: .top) { v } }
@MainActor private func use1033() -> Any { ToolbarCommands() }
@MainActor private func use1035() -> Any { Alert(title: text, message: text) }
@MainActor private func use1036() -> Any { Table([Person()]) { TableColumn("a", value: \.name) } }
@MainActor private func use1037() -> Any { Slider(value: number, in: 0...1) { v } minimumValueLabel: { v } maximumValueLabel: { v } }
@MainActor private func use1038() -> Any { ProgressView("a", value: 1, total: 2) }
@MainActor private func use1039() -> Any { LabeledContent("a", value: 1, format: .number) }
@MainActor private func use1040() -> Any { LabeledContent(content: { v }, label: { v }) }
@MainActor private func use1041() -> Any { Text("a", bundle: nil, comment: "b") }
@MainActor private func use1043() -> Any { TextField(text: words, prompt: nil) { v } }
@MainActor private func use1044() -> Any { TextField(text: words, label: { v }) }
@MainActor private func use1045() -> Any { SecureField(text: words, label: { v }) }
@MainActor private func use1047() -> Any { SharePreview("a") }
@MainActor private func use1048() -> Any { Section(content: { v }, header: { v }) }
@MainActor private func use1050() -> Any { SimultaneousGesture(TapGesture(), TapGesture()) }
@MainActor private func use1051() -> Any { MagnificationGesture() }
@MainActor private func use1052() -> Any { ProgressView(timerInterval: day...day, countsDown: true) { Text("Lake") } currentValueLabel: { Text("1") } }
@MainActor private func use1053() -> Any { ShareLink(item: url, label: { v }) }
@MainActor private func use1055() -> Any { NavigationLink("a", isActive: on) { v } }
@MainActor private func use1056() -> Any { Stepper { v } onIncrement: { } onDecrement: { } }
@MainActor private func use1058() -> Any { ShareLink("a", item: url) }
@MainActor private func use1059() -> Any { TextField("Lake", text: words, onEditingChanged: { _ in }, onCommit: {}) }
@MainActor private func use1060() -> Any { SecureField("Lake", text: words, onCommit: {}) }
@MainActor private func use1061() -> Any { TextField("a", value: number, formatter: NumberFormatter(), prompt: Text("b")) }
@MainActor private func use1062() -> Any { TextField("a", value: number, format: .number, prompt: Text("b")) }
@MainActor private func use1063() -> Any { SecureField("Lake", text: words, prompt: nil) }
@MainActor private func use1066() -> Any { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii()) }
@MainActor private func use1067() -> Any { Menu(content: { v }, label: { v }) }
@MainActor private func use1069() -> Any { Color(white: 0.5, opacity: 0.5) }
@MainActor private func use1071() -> Any { ModifiedContent(content: v, modifier: EmptyModifier()) }
@MainActor private func use1076() -> Any { Button("a", systemImage: "star", action: {}) }
@MainActor private func use1077() -> Any { NavigationLink(destination: { v }, label: { v }) }
@MainActor private func use1080() -> Any { VStack(spacing: 4, content: { v }) }
@MainActor private func use1081() -> Any { HStack(spacing: 4, content: { v }) }
@MainActor private func use1082() -> Any { TextField("a", value: number, format: .number) }
@MainActor private func use1083() -> Any { Section(content: { v }, header: { v }, footer: { v }) }
@MainActor private func use1084() -> Any { Stepper(value: number, in: 0...1) { v } }
@MainActor private func use1086() -> Any { VStack(alignment: .leading, content: { v }) }
@MainActor private func use1087() -> Any { NavigationStack(root: { v }) }
@MainActor private func use1089() -> Any { GroupBox("a") { v } }
@MainActor private func use1091() -> Any { Stepper("a", value: number, in: 0...1, step: 0.1) }
@MainActor private func use1096() -> Any { StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4], dashPhase: 1) }
@MainActor private func use1097() -> Any { Group(subviews: v) { ForEach($0) { $0 } } }
@MainActor private func use1099() -> Any { Section(isExpanded: on) { v } header: { v } }
@MainActor private func use1100() -> Any { TextField("Lake", text: words, prompt: nil, axis: .vertical) }
@MainActor private func use1102() -> Any { GridLayout(alignment: .top, verticalSpacing: 4) }
@MainActor private func use1103() -> Any { ZStackLayout(alignment: .top) }
@MainActor private func use1104() -> Any { HStackLayout(spacing: 4) }
@MainActor private func use1105() -> Any { Binding(words) }
@MainActor private func use1106() -> Any { KeyEquivalent("a") }
@MainActor private func use1107() -> Any { v.toolbar { ToolbarSpacer() } }
@MainActor private func use1108() -> Any { LazyVStack(spacing: 4, pinnedViews: []) { v } }
@MainActor private func use1110() -> Any { Path(ellipseIn: .zero) }
@MainActor private func use1111() -> Any { DragGesture(coordinateSpace: .local) }
@MainActor private func use1112() -> Any { Grid(alignment: .leading, verticalSpacing: 4) { v } }
@MainActor private func use1113() -> Any { ShareLink(item: url, subject: text, message: text) }
@MainActor private func use1115() -> Any { NavigationLink(isActive: on, destination: { v }) { v } }
@MainActor private func use1116() -> Any { LazyVGrid(columns: [GridItem(.flexible())], alignment: .leading) { v } }
@MainActor private func use1117() -> Any { LazyVStack(alignment: .leading, spacing: 4, content: { v }) }
@MainActor private func use1118() -> Any { LazyHStack(alignment: .top, spacing: 4, content: { v }) }
@MainActor private func use1119() -> Any { ProgressView(value: 1, total: 2) { v } }
@MainActor private func use1120() -> Any { ProgressView { v } }
@MainActor private func use1122() -> Any { \EnvironmentValues.colorScheme }
@MainActor private func use1123() -> Any { \EnvironmentValues.dismiss }
@MainActor private func use1125() -> Any { \EnvironmentValues.isEnabled }
@MainActor private func use1126() -> Any { \EnvironmentValues.verticalSizeClass }
@MainActor private func use1128() -> Any { \EnvironmentValues.horizontalSizeClass }
@MainActor private func use1130() -> Any { \EnvironmentValues.dynamicTypeSize }
@MainActor private func use1131() -> Any { \EnvironmentValues.presentationMode }
@MainActor private func use1132() -> Any { \EnvironmentValues.openURL }
@MainActor private func use1139() -> Any { \EnvironmentValues.openWindow }
@MainActor private func use1148() -> Any { \EnvironmentValues.locale }
@MainActor private func use1149() -> Any { \EnvironmentValues.sizeCategory }
@MainActor private func use1151() -> Any { \EnvironmentValues.scenePhase }
@MainActor private func use1152() -> Any { \EnvironmentValues.redactionReasons }
@MainActor private func use1160() -> Any { \EnvironmentValues.editMode }
@MainActor private func use1161() -> Any { \EnvironmentValues.accessibilityReduceMotion }
@MainActor private func use1164() -> Any { \EnvironmentValues.layoutDirection }
@MainActor private func use1179() -> Any { \EnvironmentValues.dismissWindow }
@MainActor private func use1185() -> Any { \EnvironmentValues.accessibilityVoiceOverEnabled }
@MainActor private func use1187() -> Any { \EnvironmentValues.isLuminanceReduced }
@MainActor private func use1204() -> Any { \EnvironmentValues.calendar }
@MainActor private func use1211() -> Any { \EnvironmentValues.displayScale }
@MainActor private func use1216() -> Any { \EnvironmentValues.multilineTextAlignment }
@MainActor private func use1218() -> Any { \EnvironmentValues.colorSchemeContrast }
@MainActor private func use1219() -> Any { \EnvironmentValues.accessibilityDimFlashingLights }
@MainActor private func use1230() -> Any { \EnvironmentValues.isSearching }
@MainActor private func use1239() -> Any { \EnvironmentValues.accessibilityShowButtonShapes }
@MainActor private func use1246() -> Any { \EnvironmentValues.colorScheme }
@MainActor private func use1276() -> Any { \EnvironmentValues.accessibilityReduceTransparency }
@MainActor private func use1277() -> Any { \EnvironmentValues.accessibilityPlayAnimatedImages }
@MainActor private func use1278() -> Any { \EnvironmentValues.accessibilityLargeContentViewerEnabled }
@MainActor private func use1281() -> Any { \EnvironmentValues.labelsVisibility }
@MainActor private func use1322() -> Any { Text.init(verbatim: "a") }
@MainActor private func use1323() -> Any { HorizontalAlignment.leading }
@MainActor private func use1324() -> Any { ProposedViewSize.infinity }
@MainActor private func use1326() -> Any { VerticalAlignment.bottom }
@MainActor private func use1327() -> Any { Edge.Set.horizontal }
@MainActor private func use1328() -> Any { HorizontalAlignment.center }
@MainActor private func use1329() -> Any { VerticalAlignment.top }
@MainActor private func use1330() -> Any { Edge.Set.vertical }
@MainActor private func use1331() -> Any { Binding.constant(1) }
@MainActor private func use1332() -> Any { SensoryFeedback.success }
@MainActor private func use1334() -> Any { ColorScheme.dark }
@MainActor private func use1335() -> Any { Color.secondary }
@MainActor private func use1336() -> Any { Font.Design.default }
@MainActor private func use1337() -> Any { Font.Weight.bold }
@MainActor private func use1338() -> Any { Font.subheadline }
@MainActor private func use1339() -> Any { ContentMode.fit }
@MainActor private func use1340() -> Any { AccessibilityTraits.isHeader }
@MainActor private func use1341() -> Any { Result<Int, ErrorUse>.failure(ErrorUse()) }
@MainActor private func use1342() -> Any { Date.now }
@MainActor private func use1343() -> Any { UIButton.ButtonType.system }
@MainActor private func use1344() -> Any { ListStyleKind.plain }
@MainActor private func use1345() -> Any { ButtonRole.cancel }
@MainActor private func use1346() -> Any { UnitPoint.zero }
@MainActor private func use1347() -> Any { Font.Weight.medium }
@MainActor private func use1349() -> Any { MenuOrder.fixed }
@MainActor private func use1350() -> Any { SubmitTriggers.text }
@MainActor private func use1351() -> Any { HorizontalAlignment.trailing }
@MainActor private func use1352() -> Any { Color.white }
@MainActor private func use1354() -> Any { PickerStyleKind.inline }
@MainActor private func use1355() -> Any { Color.primary }
@MainActor private func use1356() -> Any { GestureMask.none }
@MainActor private func use1357() -> Any { SensoryFeedback.error }
@MainActor private func use1359() -> Any { UIAccessibilityTraits.image }
@MainActor private func use1360() -> Any { RedactionReasons.placeholder }
@MainActor private func use1361() -> Any { Font.Weight.light }
@MainActor private func use1362() -> Any { Font.Weight.semibold }
@MainActor private func use1364() -> Any { Font.body }
@MainActor private func use1365() -> Any { Font.footnote }
@MainActor private func use1366() -> Any { UIButton.ButtonType.custom }
@MainActor private func use1367() -> Any { Color.black }
@MainActor private func use1368() -> Any { ShapeRole.fill }
@MainActor private func use1369() -> Any { ButtonRole.destructive }
@MainActor private func use1371() -> Any { Font.caption }
@MainActor private func use1372() -> Any { Font.headline }
@MainActor private func use1374() -> Any { ControlSize.large }
@MainActor private func use1375() -> Any { Color.clear }
@MainActor private func use1376() -> Any { UIColor.systemRed }
@MainActor private func use1377() -> Any { Font.title }
@MainActor private func use1378() -> Any { Edge.Set.all }
@MainActor private func use1379() -> Any { Color.red }
@MainActor private func use1380() -> Any { Visibility.hidden }
@MainActor private func use1381() -> Any { StackNavigationViewStyle.stack }
@MainActor private func use1383() -> Any { Animation.easeInOut }
@MainActor private func use1384() -> Any { PreviewLayout.sizeThatFits }
@MainActor private func use1385() -> Any { Color.gray }
@MainActor private func use1388() -> Any { UIColor.systemGreen }
@MainActor private func use1389() -> Any { ScenePhase.background }
@MainActor private func use1390() -> Any { Font.Weight.regular }
@MainActor private func use1391() -> Any { ButtonMenuStyle.button }
@MainActor private func use1394() -> Any { UIDeviceOrientation.unknown }
@MainActor private func use1396() -> Any { Color.green }
@MainActor private func use1397() -> Any { Color.blue }
@MainActor private func use1398() -> Any { ControlSize.small }
@MainActor private func use1399() -> Any { UIActivity.ActivityType.message }
@MainActor private func use1400() -> Any { AccessibilityChildBehavior.combine }
@MainActor private func use1404() -> Any { TimelineViewDefaultContext.Cadence.seconds }
@MainActor private func use1405() -> Any { Font.caption2 }
@MainActor private func use1406() -> Any { AccessibilityChildBehavior.contain }
@MainActor private func use1407() -> Any { UIBarButtonItem.SystemItem.edit }
@MainActor private func use1408() -> Any { ListSectionSpacing.compact }
@MainActor private func use1409() -> Any { ToolbarItemPlacement.cancellationAction }
@MainActor private func use1410() -> Any { SymbolVariants.rectangle }
@MainActor private func use1412() -> Any { Color.accentColor }
@MainActor private func use1413() -> Any { PickerStyleKind.navigationLink }
@MainActor private func use1414() -> Any { AccessibilityLabeledPairRole.label }
@MainActor private func use1415() -> Any { RoundedBorderTextFieldStyle.roundedBorder }
@MainActor private func use1416() -> Any { Rectangle.rect }
@MainActor private func use1417() -> Any { Duration.milliseconds(1) }
@MainActor private func use1419() -> Any { BlendMode.normal }
@MainActor private func use1420() -> Any { Visibility.visible }
@MainActor private func use1422() -> Any { Font.title2 }
@MainActor private func use1423() -> Any { AnyTransition.opacity }
@MainActor private func use1424() -> Any { ToolbarItemPlacement.confirmationAction }
@MainActor private func use1425() -> Any { Animation.linear }
@MainActor private func use1426() -> Any { DropOperation.move }
@MainActor private func use1428() -> Any { UIAccessibilityContainerType.list }
@MainActor private func use1429() -> Any { AsyncImagePhase.empty }
@MainActor private func use1431() -> Any { Font.title3 }
@MainActor private func use1433() -> Any { NSKeyValueObservingOptions.initial }
@MainActor private func use1434() -> Any { Font.largeTitle }
@MainActor private func use1435() -> Any { UIBackgroundFetchResult.failed }
@MainActor private func use1436() -> Any { UIColor.systemBackground }
@MainActor private func use1437() -> Any { UIDevice.current }
@MainActor private func use1438() -> Any { MatchedGeometryProperties.position }
@MainActor private func use1439() -> Any { Angle.degrees(1) }
@MainActor private func use1440() -> Any { AccessibilityTraits.isButton }
@MainActor private func use1441() -> Any { Circle.circle }
@MainActor private func use1442() -> Any { SubmitLabel.done }
@MainActor private func use1443() -> Any { NSAttributedString.Key.foregroundColor }
@MainActor private func use1445() -> Any { NSKeyValueObservingOptions.new }
@MainActor private func use1448() -> Any { Color.orange }
@MainActor private func use1449() -> Any { Image.TemplateRenderingMode.template }
@MainActor private func use1450() -> Any { UIBarButtonItem.SystemItem.reply }
@MainActor private func use1451() -> Any { TabBarMinimizeBehavior.never }
@MainActor private func use1452() -> Any { Alignment.topLeading }
@MainActor private func use1453() -> Any { SensoryFeedback.selection }
@MainActor private func use1456() -> Any { SensoryFeedback.start }
@MainActor private func use1457() -> Any { Alignment.topTrailing }
@MainActor private func use1458() -> Any { ButtonRepeatBehavior.enabled }
@MainActor private func use1460() -> Any { UIRectEdge.left }
@MainActor private func use1461() -> Any { Font.callout }
@MainActor private func use1465() -> Any { UIColor.secondaryLabel }
@MainActor private func use1466() -> Any { Color.yellow }
@MainActor private func use1470() -> Any { RoundedCornerStyle.circular }
@MainActor private func use1471() -> Any { RoundedCornerStyle.continuous }
@MainActor private func use1474() -> Any { UIActivity.Category.share }
@MainActor private func use1475() -> Any { ToolbarItemPlacement.topBarTrailing }
@MainActor private func use1476() -> Any { Animation.spring }
@MainActor private func use1477() -> Any { LinkShapeStyle.link }
@MainActor private func use1478() -> Any { UIWindow.Level.alert }
@MainActor private func use1479() -> Any { UIControlState.selected }
@MainActor private func use1480() -> Any { GridItem.Size.adaptive(minimum: 1) }
@MainActor private func use1484() -> Any { CharacterSet.whitespacesAndNewlines }
@MainActor private func use1486() -> Any { EditMode.active }
@MainActor private func use1488() -> Any { BorderedProminentButtonStyle.borderedProminent }
@MainActor private func use1489() -> Any { BorderedButtonStyle.bordered }
@MainActor private func use1490() -> Any { CoordinateSpace.local }
@MainActor private func use1491() -> Any { NSUnderlineStyle.single }
@MainActor private func use1492() -> Any { ToolbarItemPlacement.navigationBarTrailing }
@MainActor private func use1493() -> Any { NSAttributedString.Key.font }
@MainActor private func use1495() -> Any { Alignment.bottomTrailing }
@MainActor private func use1497() -> Any { ShapeRole.separator }
@MainActor private func use1499() -> Any { Animation.easeOut }
@MainActor private func use1500() -> Any { SpacerSizing.flexible }
@MainActor private func use1503() -> Any { NSTextBlock.Dimension.height }
@MainActor private func use1505() -> Any { UIDevice.BatteryState.full }
@MainActor private func use1506() -> Any { BlendMode.color }
@MainActor private func use1513() -> Any { UIScreen.main }
@MainActor private func use1515() -> Any { UIApplication.shared }
@MainActor private func use1516() -> Any { Capsule.capsule }
@MainActor private func use1517() -> Any { UIButton.ButtonType.close }
@MainActor private func use1519() -> Any { ControlSize.mini }
@MainActor private func use1521() -> Any { Font.Width.expanded }
@MainActor private func use1522() -> Any { ButtonRepeatBehavior.disabled }
@MainActor private func use1524() -> Any { UIRectEdge.right }
@MainActor private func use1527() -> Any { ToolbarItemPlacement.principal }
@MainActor private func use1528() -> Any { AccessoryCircularGaugeStyle.accessoryCircular }
@MainActor private func use1533() -> Any { Animation.easeIn }
@MainActor private func use1537() -> Any { UIAccessibilityCustomRotor.SystemRotorType.textField }
@MainActor private func use1541() -> Any { ToolbarItemPlacement.status }
@MainActor private func use1544() -> Any { UIUserInterfaceIdiom.pad }
@MainActor private func use1546() -> Any { VerticalAlignment.firstTextBaseline }
@MainActor private func use1547() -> Any { UITableViewCell.AccessoryType.checkmark }
@MainActor private func use1549() -> Any { ToolbarPlacement.navigationBar }
@MainActor private func use1550() -> Any { Calendar.Component.month }
@MainActor private func use1551() -> Any { KeyPress.Phases.down }
@MainActor private func use1557() -> Any { AccessibilityTraits.isSelected }
@MainActor private func use1558() -> Any { ToolbarItemPlacement.primaryAction }
@MainActor private func use1560() -> Any { SafeAreaRegions.container }
@MainActor private func use1561() -> Any { UIKeyboardType.emailAddress }
@MainActor private func use1562() -> Any { TabRole.search }
@MainActor private func use1563() -> Any { AccessibilityChildBehavior.ignore }
@MainActor private func use1564() -> Any { UIKeyboardType.numberPad }
@MainActor private func use1566() -> Any { UIColor.secondarySystemBackground }
@MainActor private func use1568() -> Any { Font.Design.monospaced }
@MainActor private func use1573() -> Any { Prominence.standard }
@MainActor private func use1574() -> Any { KeyEquivalent.space }
@MainActor private func use1575() -> Any { TaskPriority.userInitiated }
@MainActor private func use1576() -> Any { AccessibilityLabeledPairRole.content }
@MainActor private func use1579() -> Any { UIActivity.Category.action }
@MainActor private func use1580() -> Any { Visibility.automatic }
@MainActor private func use1581() -> Any { UITextContentType.password }
@MainActor private func use1582() -> Any { Text.TruncationMode.middle }
@MainActor private func use1584() -> Any { Color.pink }
@MainActor private func use1586() -> Any { KeyPress.Phases.up }
@MainActor private func use1589() -> Any { UITextContentType.name }
@MainActor private func use1590() -> Any { BorderlessButtonStyle.borderless }
@MainActor private func use1591() -> Any { HierarchicalShapeStyle.tertiary }
@MainActor private func use1592() -> Any { UILayoutPriority.required }
@MainActor private func use1594() -> Any { Color.purple }
@MainActor private func use1596() -> Any { DynamicTypeSize.xSmall }
@MainActor private func use1597() -> Any { InterfaceOrientation.portrait }
@MainActor private func use1600() -> Any { UIControl.Event.touchUpInside }
@MainActor private func use1602() -> Any { UIApplication.LaunchOptionsKey.url }
@MainActor private func use1604() -> Any { Calendar.Component.year }
@MainActor private func use1613() -> Any { EventModifiers.command }
@MainActor private func use1616() -> Any { ToolbarItemPlacement.topBarLeading }
@MainActor private func use1617() -> Any { PickerStyleKind.segmented }
@MainActor private func use1618() -> Any { MatchedGeometryProperties.frame }
@MainActor private func use1626() -> Any { KeyPress.Result.handled }
@MainActor private func use1627() -> Any { ToolbarItemPlacement.navigationBarLeading }
@MainActor private func use1631() -> Any { Text.DateStyle.date }
@MainActor private func use1632() -> Any { SearchFieldPlacement.navigationBarDrawer }
@MainActor private func use1633() -> Any { UIBarButtonItem.SystemItem.camera }
@MainActor private func use1634() -> Any { Calendar.Component.day }
@MainActor private func use1639() -> Any { UITouch.Phase.cancelled }
@MainActor private func use1645() -> Any { KeyEquivalent.delete }
@MainActor private func use1646() -> Any { EditMode.inactive }
@MainActor private func use1647() -> Any { UITextContentType.username }
@MainActor private func use1648() -> Any { UITabBarItem.SystemItem.bookmarks }
@MainActor private func use1655() -> Any { String.Encoding.utf8 }
@MainActor private func use1657() -> Any { UIBarButtonItem.SystemItem.add }
@MainActor private func use1658() -> Any { UIUserInterfaceIdiom.phone }
@MainActor private func use1661() -> Any { AccessibilityHeadingLevel.h3 }
@MainActor private func use1670() -> Any { ToolbarPlacement.bottomBar }
@MainActor private func use1671() -> Any { UIModalPresentationStyle.fullScreen }
@MainActor private func use1673() -> Any { ScrollBounceBehavior.always }
@MainActor private func use1674() -> Any { UIPageViewController.NavigationDirection.forward }
@MainActor private func use1679() -> Any { PageTabViewStyle.page }
@MainActor private func use1680() -> Any { Alignment.bottomLeading }
@MainActor private func use1682() -> Any { ScrollBounceBehavior.basedOnSize }
@MainActor private func use1687() -> Any { CAGradientLayerType.radial }
@MainActor private func use1688() -> Any { DynamicTypeSize.accessibility1 }
@MainActor private func use1690() -> Any { Date.FormatStyle.DateStyle.abbreviated }
@MainActor private func use1691() -> Any { BlendMode.overlay }
@MainActor private func use1693() -> Any { Font.Weight.heavy }
@MainActor private func use1695() -> Any { UIBackgroundTaskIdentifier.invalid }
@MainActor private func use1696() -> Any { TintShapeStyle.tint }
@MainActor private func use1697() -> Any { ProposedViewSize.unspecified }
@MainActor private func use1698() -> Any { UIColor.systemGroupedBackground }
@MainActor private func use1699() -> Any { UIRectCorner.topLeft }
@MainActor private func use1700() -> Any { AccessibilityHeadingLevel.h2 }
@MainActor private func use1707() -> Any { PresentationAdaptation.sheet }
@MainActor private func use1708() -> Any { UIControl.Event.valueChanged }
@MainActor private func use1709() -> Any { SafeAreaRegions.keyboard }
@MainActor private func use1710() -> Any { SymbolEffect.scale }
@MainActor private func use1711() -> Any { Animation.bouncy }
@MainActor private func use1719() -> Any { ListStyleKind.insetGrouped }
@MainActor private func use1721() -> Any { Image.DynamicRange.high }
