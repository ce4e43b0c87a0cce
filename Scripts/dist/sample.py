#!/usr/bin/env python3
"""Compares answers about Examples/Trailbook with the faults that are planted there.

    Scripts/dist/sample.py lint ANSWER STATUS
    Scripts/dist/sample.py preview ANSWER STATUS FOLDER

The answer is a report as JSON, the status the one that the command ended with. The last line of the
output says what was compared.
"""
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PLANTED = ROOT / "Examples/Trailbook/planted-faults.json"
FAILED = 2
PICTURES = 9 * 12 * 2 * 3  # screens, text sizes, devices and languages


def lint(findings, planted):
    """Places that are found or planted, but not both."""
    found = {f"{each['rule']} {each['location']['file'].split('Trailbook/', 1)[-1]}"
             f":{each['location'].get('line', 0)}" for each in findings}
    known = {f"{each['rule']} {each['place'].split('Trailbook/', 1)[-1]}"
             for each in planted["lint"]}
    return found ^ known


def preview(findings, planted):
    """Faults that are found and not planted, or the other way round."""
    known = {f"{each['rule']} {each['object']}" for each in planted["faults"] + planted["inCode"]}
    found = {f"{each['rule']} {each['location'].get('object', '')}" for each in findings
             if each["rule"] != "code-not-shown"}
    return found ^ known


def written(folder):
    """Returns the missing files of the folder of a preview: the page, the report, pictures of all screens."""
    for name in ["index.html", "preview.json", "larger-text.json"]:
        if not (folder / name).is_file():
            yield f"{folder} has no {name}"
    pictures = [each for each in folder.rglob("*.png") if each.read_bytes()[:4] == b"\x89PNG"]
    if len(pictures) < PICTURES:
        yield f"{folder} has {len(pictures)} pictures, {PICTURES} are expected"


def main(command, answer, status, folder=None):
    findings = json.loads(pathlib.Path(answer).read_text(encoding="utf-8"))["findings"]
    planted = json.loads(PLANTED.read_text(encoding="utf-8"))
    faults = sorted({"lint": lint, "preview": preview}[command](findings, planted))
    errors = sum(each["severity"] == "error" for each in findings)
    if int(status) != (FAILED if errors else 0):
        faults.append(f"the exit status is {status} with {errors} errors")
    if folder:
        faults += written(pathlib.Path(folder))
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(findings)} findings, {errors} errors, as planted" if not faults else "no match")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
