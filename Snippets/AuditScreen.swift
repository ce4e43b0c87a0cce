// Shows a screen that is made in code at all sizes, and prints what breaks.
import CodeScreens
import DynamicType
import HeadlessUIKit
import ScreenAudit

func breakages(of source: any SweepSource, on device: Device) -> [AuditFinding] {
  let sweep = Sweep(settings: SweepSetting.all(devices: [device], languages: [nil, "ar"]))
  let auditor = ScreenAuditor()
  let notes = sweep.map([source]) { series, _ in auditor.observe(series) }
  return auditor.findings(in: notes)
}

let welcome = ViewSource("Welcome", file: "Welcome.swift") {
  let controller = UIViewController()
  let label = UILabel(frame: CGRect(x: 16, y: 80, width: 280, height: 60))
  label.text = "Welcome"
  label.font = .systemFont(ofSize: 15)
  controller.view.addSubview(label)
  return controller
}
for finding in breakages(of: welcome, on: Device.all[0]) {
  print(finding.reported.message)  // Label “Welcome” does not grow; it keeps 15 pt up to AX5.
}
