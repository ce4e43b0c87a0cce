// Compares every number of the WebAssembly module with the reference data.
//
//   node check.mjs dynamic-type.wasm
//
// Sizes and leadings come from Reference/ios.json, and the eight leadings in which iOS 26 differs from
// Reference/uifontmetrics-ios26.json, which also has the values that a device gave. Other scaled values
// are computed here from the leadings.

import { readFileSync } from "node:fs";

const reference = (name) =>
  JSON.parse(readFileSync(new URL(`../../Reference/${name}.json`, import.meta.url), "utf8"));

const ios = reference("ios");
const measured = reference("uifontmetrics-ios26");
for (const { style, category, runtime } of measured.leadingOverridesAgainstHIG) {
  ios.styles[measured.categoryKeys[category]][style].leading = runtime;
}
const readable = reference("readable-width").rule.readableWidth_points;

// The order of TextStyle.allCases. The guidelines' iOS table has all but three of them.
const order = [
  "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline",
  "body", "callout", "subheadline", "footnote", "footnote2", "caption1", "caption2",
];
const body = order.indexOf("body");
const categories = [
  "xSmall", "Small", "Medium", "Large", "xLarge", "xxLarge", "xxxLarge",
  "AX1", "AX2", "AX3", "AX4", "AX5",
];
const shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const widthNames = [
  "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
  "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
  "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
];

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const imports = WebAssembly.Module.imports(module).map((item) => item.name);
if (imports.length > 0) {
  console.error(`The module imports ${imports.join(", ")}; it is to import nothing.`);
  process.exit(1);
}
const core = new WebAssembly.Instance(module).exports;

const counts = {};
const wrong = [];

function expect(kind, where, actual, expected, tolerance = 0) {
  counts[kind] = (counts[kind] ?? 0) + 1;
  if (!(Math.abs(actual - expected) <= tolerance)) {
    wrong.push(`${kind} of ${where}: ${actual}, expected ${expected}`);
  }
}

const halfAway = (value) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

for (const [style, { leading: base }] of Object.entries(ios.styles.Large)) {
  const row = order.indexOf(style);
  categories.forEach((category, column) => {
    const where = `${style} at ${shortNames[column]}`;
    const { size, leading } = ios.styles[category][style];
    expect("size", where, core.pointSize(row, column), size);
    expect("leading", where, core.leading(row, column), leading);
    for (const value of [-17, -0.5, 0, 1, ...measured.bases, 100, 200]) {
      const exact = (value * leading) / base;
      for (const scale of [1, 2, 3]) {
        const actual = core.scaledValue(value, row, column, scale);
        expect("scaled value", `${value}, ${where}`, actual, halfAway(exact * scale) / scale);
      }
      if (value < 0) continue;
      const whole = halfAway(exact);
      expect("font", `${value}, ${where}`, core.scaledPointSize(value, row, column, 0), whole);
      const limited = core.scaledPointSize(value, row, column, 20.5);
      expect("limited font", `${value}, ${where}`, limited, Math.min(whole, 20.5));
    }
    const device = measured.styles[style].categories[shortNames[column]];
    measured.bases.forEach((value, index) => {
      const actual = core.scaledValue(value, row, column, 3);
      expect("measured value", `${value}, ${where}`, actual, device.scaled[index], 1e-6);
      const font = core.scaledPointSize(value, row, column, 0);
      const isKnown = measured.model.exceptions.some((exception) =>
        exception.style === style && exception.category === shortNames[column] && exception.base === value);
      if (!isKnown) expect("measured font", `${value}, ${where}`, font, device.scaledFont[index]);
    });
  });
}
widthNames.forEach((name, column) =>
  expect("readable width", name, core.readableWidth(column), readable[name]));

// Article 000: a font of 17 points ends at 48 where the body style itself ends at 53.
expect("article", "font of 17 at AX5", core.scaledPointSize(17, body, 11, 0), 48);
expect("article", "body at AX5", core.pointSize(body, 11), 53);

for (const outside of [core.pointSize(14, 0), core.leading(0, -1), core.scaledValue(1, 8, 12, 3)]) {
  expect("index outside", "NaN", Number(Number.isNaN(outside)), 1);
}

const listed = Object.entries(counts).map(([kind, count]) => `${count} × ${kind}`).join(", ");
if (wrong.length > 0) {
  console.error(wrong.slice(0, 20).join("\n"));
  console.error(`${wrong.length} numbers are wrong.`);
  process.exit(1);
}
console.log(`equal to the reference: ${listed}`);
