// The examples of the documentation of AutoLayout.

import AutoLayout

let solver = Solver()
let screen = solver.makeVariable(named: "screen")
let left = solver.makeVariable(named: "left")
let width = solver.makeVariable(named: "width")

let size = try solver.add(Constraint(screen == 320, name: "screen size", resistsBreaking: true))
try solver.add(left == 16)
try solver.add(left + width <= screen - 16)
let content = try solver.add(Constraint.intrinsic(400, of: width))
print(solver.value(of: width))  // 288.0

try solver.setConstant(500, of: size)
print(solver.value(of: width))  // 400.0

try solver.batch {
  try solver.setConstant(120, of: content.hugging)
  try solver.setConstant(120, of: content.compressionResistance)
}
var changed: [String] = []
solver.takeChangedValues { variable, _ in changed.append(solver.name(of: variable)) }
print(changed)  // ["screen", "left", "width"]

let wish = solver.makeVariable()
for _ in 0..<1000 { try solver.add(Constraint(wish == 0, priority: 250)) }
try solver.add(Constraint(wish == 1, priority: 251))
print(solver.value(of: wish))  // 1.0

let first = solver.makeVariable()
let second = solver.makeVariable()
try solver.add(first + second == 100)
try solver.add(Constraint.intrinsic(40, of: first))
try solver.add(Constraint.intrinsic(40, of: second))
print(solver.value(of: first), solver.value(of: second))  // 60.0 40.0

try solver.add(Constraint(width == 600, name: "too wide"))
let reports = solver.takeConflictReports()
print(reports[0].names)  // ["screen size", "left == 16", …
print(reports[0].brokenName)  // too wide
