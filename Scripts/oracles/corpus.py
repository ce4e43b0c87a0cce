"""The public documents that conformance reads: which they are, and where they lie on this machine.

`Reference/corpus/repositories` has a file for each repository: its address, the commit, the license,
the folder that its files get, and the SHA-256 and the path of each file. `Scripts/fetch-corpus` gets
them.
"""
import hashlib
import os
import pathlib
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MANIFESTS = ROOT / "Reference" / "corpus" / "repositories"
FETCHED = ROOT / ".corpus"
PLACES = [ROOT.parent / "shared" / "corpus" / "interface-builder", FETCHED]
# Devices of Interface Builder with three pixels a point; all others have two.
THREE_PIXELS = {"retina6_12", "retina5_9", "retina6_5", "retina5_5", "retina6_0", "retina6_7",
                "retina6_54"}


@dataclass
class Repository:
    """A repository at one commit, with the files that are wanted of it."""
    name: str
    address: str = ""
    commit: str = ""
    license: str = ""
    folder: str = ""
    hashes: dict = field(default_factory=dict)

    @classmethod
    def read(cls, path):
        heading, _, files = path.read_text(encoding="utf-8").partition("\n\n")
        values = dict(line.split(" ", 1) for line in heading.splitlines())
        hashes = {name: digest for digest, name in
                  (line.split("  ", 1) for line in files.splitlines())}
        return cls(path.stem, values["repository"], values["commit"], values["license"],
                   values["folder"], hashes)


def repositories(folder=MANIFESTS):
    """The repositories of the corpus, by name."""
    return [Repository.read(path) for path in sorted(folder.glob("*.txt"))]


def is_intact(path, digest):
    """Whether a plain file with that SHA-256 lies there."""
    return path.is_file() and not path.is_symlink() \
        and hashlib.sha256(path.read_bytes()).hexdigest() == digest


def missing(repository, corpus):
    """The files of a repository that the corpus lacks, or has with other contents."""
    folder = corpus / repository.folder
    return [name for name, digest in repository.hashes.items()
            if not is_intact(folder / name, digest)]


def pixels(device):
    """The pixels a point of a document's device element, which may be None."""
    return 3 if device is not None and device.get("id") in THREE_PIXELS else 2


def find():
    """The folder of the corpus: the one that CORPUS names, the shared one, the one that
    fetch-corpus filled; None without any."""
    named = os.environ.get("CORPUS")
    places = [pathlib.Path(named)] if named else PLACES
    return next((place for place in places if place.is_dir()), None)
