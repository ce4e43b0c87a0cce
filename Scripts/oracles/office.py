"""The text that LibreOffice reads in a document: its paragraphs, with the size of each character.

LibreOffice converts a document to OpenDocument's single file, which says all styles in full.
https://docs.oasis-open.org/office/OpenDocument/v1.3/
"""
import pathlib
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
STYLE = "{urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
FORMAT = "{urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0}"
# Elements beside the text of a body: numbers of lists, notes, comments, frames and their pictures.
BESIDE = {TEXT + "note", TEXT + "sequence-decls", OFFICE + "annotation", TEXT + "tracked-changes",
          TEXT + "number", TEXT + "bookmark", "{urn:oasis:names:tc:opendocument:xmlns:drawing:1.0}frame"}
POINTS = {"pt": 1, "in": 72, "cm": 72 / 2.54, "mm": 72 / 25.4, "pc": 12, "px": 0.75}
LINE_BREAK = "\u2028"


def program():
    """The program, or None where there is none."""
    return shutil.which("soffice") or shutil.which("libreoffice")


def convert(paths, form, folder):
    """Converts documents into a folder; returns the new paths in the order of the given ones.

    The profile is made anew, so that no setting of the user counts and no window of theirs answers.
    """
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            [program(), f"-env:UserInstallation={pathlib.Path(profile).as_uri()}", "--headless",
             "--convert-to", form, "--outdir", folder, *paths],
            check=True, timeout=600, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ending = form.partition(":")[0]
    return [pathlib.Path(folder) / (pathlib.Path(path).stem + "." + ending) for path in paths]


def points(length, parent):
    """A length of OpenDocument in points; a share is one of the parent's size."""
    if length.endswith("%"):
        return parent * float(length[:-1]) / 100
    return float(length[:-2]) * POINTS[length[-2:]]


class Document:
    """A document in OpenDocument's single file."""

    def __init__(self, path):
        root = ElementTree.parse(path).getroot()
        self.styles = {}
        self.default = 12
        for group in (OFFICE + "styles", OFFICE + "automatic-styles"):
            for element in root.find(group) or ():
                family = element.get(STYLE + "family")
                if element.tag == STYLE + "style":
                    self.styles[family, element.get(STYLE + "name")] = element
                elif element.tag == STYLE + "default-style" and family == "paragraph":
                    self.default = self.own_size(element, self.default)
        self.paragraphs = []
        for element in root.iter(OFFICE + "text"):
            self.collect(element)

    @staticmethod
    def own_size(style, inherited):
        properties = style.find(STYLE + "text-properties")
        length = properties.get(FORMAT + "font-size") if properties is not None else None
        return inherited if length is None else points(length, inherited)

    def size(self, family, name, inherited):
        """The size that a style gives to text which would have the inherited one."""
        chain = []
        while name is not None and (style := self.styles.get((family, name))) is not None:
            chain.append(style)
            name = style.get(STYLE + "parent-style-name")
        for style in reversed(chain):
            inherited = self.own_size(style, inherited)
        return inherited

    def collect(self, element):
        """Adds the paragraphs below an element, in the order of the document."""
        for child in element:
            if child.tag in (TEXT + "p", TEXT + "h"):
                size = self.size("paragraph", child.get(TEXT + "style-name"), self.default)
                paragraph = []
                self.characters(child, size, paragraph)
                self.paragraphs.append(paragraph)
            elif child.tag not in BESIDE:
                self.collect(child)

    def characters(self, element, size, paragraph):
        """Adds the characters of a paragraph or span, each with its size."""
        paragraph += [(character, size) for character in element.text or ""]
        for child in element:
            inner = size
            if child.tag in (TEXT + "span", TEXT + "a"):
                inner = self.size("text", child.get(TEXT + "style-name"), size)
            if child.tag == TEXT + "s":
                paragraph += [(" ", size)] * int(child.get(TEXT + "c", 1))
            elif child.tag == TEXT + "tab":
                paragraph.append(("\t", size))
            elif child.tag == TEXT + "line-break":
                paragraph.append((LINE_BREAK, size))
            elif child.tag not in BESIDE:
                self.characters(child, inner, paragraph)
            paragraph += [(character, size) for character in child.tail or ""]
