"""The folder in which commands are tried: what the examples of the help and the README name is there."""
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
import module_table  # noqa: E402

STORYBOARD = pathlib.Path(__file__).parent / "Main.storyboard"
SAMPLES = ROOT / module_table.tests_folder("RTF") / "Samples"
APP = ROOT / "Examples/Trailbook/Trailbook"
TOKENS = ROOT / "Examples/BrandTokens/Sources/BrandTokens"
# A font of fonts-liberation, which Scripts/packages.txt names.
FONT = pathlib.Path("/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf")
# Not a text in any encoding, and not the beginning of any format.
BYTES = bytes(range(255, -1, -1)) * 8
EXTENSIONS = ["xib", "json", "jsonl", "swift", "csv", "rtf", "otf", "html", "folder"]

TEXTS = {
    "sizes.csv": "category,count,platform\nL,6000,iOS\nXXXL,900,iOS\nAX3,300,iOS\nL,500,iPadOS\n",
    "last-year.csv": "category,count\nL,5000\nXXXL,700\nAX3,200\n",
    "labels.jsonl": '{"text":"Good morning"}\n{"text":"Good night","style":"headline"}\n',
    "about.html": "<!DOCTYPE html><title>About</title><p style='font: -apple-system-body'>About</p>\n",
    "CodeOnly/Home.swift": "import SwiftUI\nstruct Home: View { var body: some View { Text(\"Home\") } }\n",
    "MyPackage/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
                             "let package = Package(name: \"Cards\", targets: [.target(name: \"Screens\")])\n",
    "MyPackage/Sources/Screens/Card.swift": "import UIKit\nfinal class CardController: UIViewController {}\n",
    "brand.resolver.json": """{
  "version": "2025.10",
  "sets": { "core": { "sources": [{ "$ref": "brand.tokens.json" }] } },
  "modifiers": {
    "size": {
      "contexts": { "large": [], "xLarge": [{ "$ref": "xLarge.json" }] },
      "default": "large"
    }
  },
  "resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/modifiers/size" }]
}
""",
    "xLarge.json": '{ "fontSize": { "medium": { "$type": "dimension", "$value": { "value": 18, "unit": "px" } } } }\n',
    "Small/de.lproj/Main.strings": '"lab-l0-001.text" = "Guten Morgen";\n',
    "Small/ar.lproj/Main.strings": '"lab-l0-001.text" = "صباح الخير";\n',
    "core.json": '{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }\n',
    "light.json": '{ "ink": { "$type": "color", "$value": '
                  '{ "colorSpace": "srgb", "components": [0, 0, 0] } } }\n',
}


def make(folder):
    """Makes the folder with all files; `lock` takes permissions away."""
    folder.mkdir()
    # The storyboard takes most of the time; `make_whole` has it.
    shutil.copytree(APP, folder / "MyApp", ignore=shutil.ignore_patterns("Main.*"))
    (folder / "MyApp/Resources").mkdir()
    for name, text in TEXTS.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copy(folder / "about.html", folder / "MyApp/Resources")
    shutil.copy(STORYBOARD, folder)
    (folder / "Small/Base.lproj").mkdir()
    shutil.copy(STORYBOARD, folder / "Small/Base.lproj")
    shutil.copy(next(TOKENS.glob("*.json")), folder / "brand.tokens.json")
    shutil.copy(SAMPLES / "textedit.rtf", folder / "Note.rtf")
    shutil.copy(SAMPLES / "word.rtf", folder / "Other.rtf")
    (folder / "Notes.rtfd").mkdir()
    shutil.copy(SAMPLES / "table.rtf", folder / "Notes.rtfd/TXT.rtf")
    for name in ["Example.otf", "Example-Regular.otf", "Example-Bold.otf", "Example.ttc"]:
        shutil.copy(FONT, folder / name)
    (folder / "empty").mkdir()
    (folder / "full").symlink_to("/dev/full")
    for extension in EXTENSIONS:
        (folder / f"bytes.{extension}").write_bytes(BYTES)
        (folder / f"locked.{extension}").write_text("{}")
    # A folder of few files is copied and removed quickly, as often as there are commands.
    for words in [["init", "--quiet", "--template="], ["add", "MyApp"], ["commit", "--quiet", "--message", "Begin"],
                  ["update-ref", "refs/remotes/origin/main", "HEAD"], ["repack", "-adq"]]:
        author = ["-c", "user.name=Sample", "-c", "user.email=sample@example.org"]
        subprocess.run(["git", *author, *words], cwd=folder, check=True, stdin=subprocess.DEVNULL)


def make_whole(folder):
    """Makes the folder with the whole sample app, of which the README speaks."""
    shutil.copytree(APP, folder / "MyApp")


def lock(folder):
    """Takes permissions away, and returns the folder into which nothing may be written."""
    for path in folder.glob("locked.*"):
        path.chmod(0)
    closed = folder / "closed"
    closed.mkdir()
    closed.chmod(0o555)
    return closed
