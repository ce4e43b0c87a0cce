"""Scripts/fetch-corpus with a repository that the test makes: git over file://, no network."""
import hashlib
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "fetch-corpus"
# Names and contents that a check-out could change: spaces, signs of patterns, line ends.
FILES = {
    "LICENSE": b"Do as you like.\n",
    "App/Base.lproj/Main.storyboard": b"<document>\r\n</document>\r\n",
    "App/A [draft] #1 screen!.xib": b"\xef\xbb\xbf<document/>",
    "App/Not wanted.txt": b"nobody asks for this\n",
}
WANTED = [name for name in FILES if name != "App/Not wanted.txt"]


def git(folder, *arguments):
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    return subprocess.run(["git", *identity, "-C", folder, *arguments], check=True,
                          capture_output=True, text=True).stdout.strip()


class FetchCorpus(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = pathlib.Path(self.temporary.name)
        self.source = self.folder / "mirror" / "somebody" / "app"
        for name, contents in FILES.items():
            (self.source / name).parent.mkdir(parents=True, exist_ok=True)
            (self.source / name).write_bytes(contents)
        (self.source / ".gitattributes").write_text("*.storyboard text eol=lf\n")
        git(self.source, "init", "--quiet")
        for setting in ("uploadpack.allowAnySHA1InWant", "uploadpack.allowFilter"):
            git(self.source, "config", setting, "true")
        # Attributes of this machine keep the carriage returns in the commit.
        (self.source / ".git/info/attributes").write_text("* -text\n")
        git(self.source, "add", "--all")
        git(self.source, "commit", "--quiet", "--message", "All of it")
        self.write_manifest({name: hashlib.sha256(FILES[name]).hexdigest() for name in WANTED})

    def write_manifest(self, hashes, commit=None):
        lines = ["repository https://github.com/somebody/app",
                 f"commit {commit or git(self.source, 'rev-parse', 'HEAD')}",
                 "license MIT", "folder permissive/somebody+app", ""]
        lines += [f"{digest}  {name}" for name, digest in hashes.items()]
        path = self.folder / "manifests" / "somebody+app.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n")
        self.hashes = hashes

    def fetch(self, *arguments):
        return subprocess.run(
            [SCRIPT, "--manifests", self.folder / "manifests", "--into", self.folder / "corpus",
             "--base", f"file://{self.folder}/mirror", *arguments],
            capture_output=True, text=True)

    def got(self):
        top = self.folder / "corpus" / "permissive" / "somebody+app"
        return {str(path.relative_to(top)): path.read_bytes()
                for path in top.rglob("*") if path.is_file()}

    def test_gets_the_files_of_the_manifest_as_they_were_committed(self):
        result = self.fetch()
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertEqual(self.got(), {name: FILES[name] for name in WANTED})
        self.assertEqual([p.name for p in (self.folder / "corpus").iterdir()], ["permissive"])

    def test_does_not_keep_a_file_with_another_hash(self):
        self.write_manifest(dict(self.hashes, LICENSE="0" * 64))
        result = self.fetch()
        self.assertEqual(result.returncode, 1)
        self.assertIn("LICENSE has another SHA-256", result.stdout)
        self.assertEqual(set(self.got()), set(WANTED) - {"LICENSE"})

    def test_says_which_files_the_commit_lacks(self):
        self.write_manifest(dict(self.hashes, **{"App/Gone.xib": "0" * 64}))
        result = self.fetch()
        self.assertEqual(result.returncode, 1)
        self.assertIn("App/Gone.xib is not in the commit", result.stdout)

    def test_goes_on_where_it_was_broken_off(self):
        self.fetch()
        path = self.folder / "corpus/permissive/somebody+app/LICENSE"
        path.write_text("Changed.")
        result = self.fetch()
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("get   somebody+app: 1 of 3 files", result.stdout)
        self.assertEqual(path.read_bytes(), FILES["LICENSE"])
        self.assertNotIn("get ", self.fetch().stdout)

    def test_names_a_repository_that_cannot_be_reached(self):
        self.write_manifest(self.hashes, commit="1" * 40)
        result = self.fetch()
        self.assertEqual(result.returncode, 1)
        self.assertIn("MISS  somebody+app: 3 files", result.stdout)
        self.assertIn("git fetch:", result.stdout)

    def test_check_gets_nothing(self):
        result = self.fetch("--check")
        self.assertEqual(result.returncode, 1)
        self.assertIn("MISS  somebody+app: 3 files", result.stdout)
        self.assertFalse((self.folder / "corpus").exists())

    def test_refuses_an_unknown_repository(self):
        self.assertEqual(self.fetch("nobody+nothing").returncode, 2)


if __name__ == "__main__":
    unittest.main()
