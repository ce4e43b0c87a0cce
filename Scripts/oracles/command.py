"""The `dynamictype` command that the conformance scripts ask."""
import pathlib
import subprocess

import corpus


def build():
    """Builds the command for release; returns its path."""
    command = [corpus.ROOT / "Scripts" / "swift", "build", "-c", "release",
               "--package-path", corpus.ROOT / "Tools", "--product", "dynamictype"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    path = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(path.stdout.strip()) / "dynamictype"


def output(tool, *arguments):
    """The lines that the command prints."""
    return subprocess.run([tool, *arguments], check=True, capture_output=True,
                          text=True).stdout.splitlines()
