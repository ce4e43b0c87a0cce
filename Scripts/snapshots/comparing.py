"""Compares what tests recorded with their references."""
import collections
import pathlib
import re
import shutil

import pictures as comparison

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
# XCTest on Linux names a test `Suite.test`; a folder that is named by the first word is the suite's.
SUITE_AND_TEST = re.compile(r"^(\w+)\.test\w*$")
# The tests that run, and the references that are compared.
FILTER = re.compile("")
# The references that are not compared; None where all are.
EXCEPT = None
# The number of pictures that are not whole and are printed.
WORST = 20


def references(folder):
    """The files below folders with references, by their paths below these."""
    for top in sorted(folder.rglob("*")):
        if top.is_dir() and top.name.lower() in ("__snapshots__", ".__snapshots__"):
            for path in sorted(top.rglob("*")):
                if path.is_file():
                    name = pathlib.PurePath(*(SUITE_AND_TEST.sub(r"\1", p) for p in path.relative_to(top).parts))
                    if FILTER.search(str(name)) and not (EXCEPT and EXCEPT.search(str(name))):
                        yield name, path


def key(name):
    """A name without the parts in which helpers differ: the number of the first picture, and what stands
    between words."""
    return name.parent, re.sub(r"[.\-_]+", "-", re.sub(r"\.1$", "", name.stem)) + name.suffix


def first(name):
    """The name of the first of the pictures that a test records under one name."""
    return name.with_name(re.sub(r"\.\d+$", "", name.stem) + name.suffix)


def recorded(ours, names):
    """Returns the record of a test for each reference, where helpers of another version name pictures otherwise."""
    mine = {}
    for path in pictures(ours):
        mine.setdefault(key(path.relative_to(ours)), path)
    return {name: path if (path := ours / name).exists() else mine.get(key(name), mine.get(key(first(name)), path))
            for name in names}


def collect(folder, to, artifacts):
    """Copies what was recorded.

    A second picture under the name of one that was just recorded is an artifact, where the two differ.
    """
    for name, path in references(folder):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to / name)
        again = artifacts / name
        if name.suffix == ".png" and again.exists():
            shutil.copyfile(again, to / name.with_name(f"{name.stem}.2.png"))


def forget(folder):
    for top in [p for p in folder.rglob("*") if p.is_dir() and "__snapshots__" in p.name.lower()]:
        shutil.rmtree(top, ignore_errors=True)


def pictures(folder):
    return sorted(folder.rglob("*.png"))


def different(first, second):
    """The pictures that are not the same in two folders."""
    return {str(path.relative_to(first)) for path in pictures(first)
            if not (second / path.relative_to(first)).exists()
            or path.read_bytes() != (second / path.relative_to(first)).read_bytes()}


def is_close(old, new):
    """Whether two texts differ in numbers only, by half a point at most."""
    if NUMBER.sub("#", old) != NUMBER.sub("#", new):
        return False
    pairs = zip(NUMBER.findall(old), NUMBER.findall(new))
    return all(abs(float(a) - float(b)) <= 0.5 for a, b in pairs)


def front_end(target):
    """The front end of each suite, by the file that declares it: SwiftUI or UIKit."""
    suites = {}
    for path in target.files():
        if path.suffix != ".swift":
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        body = re.sub(r"^\s*(?:@\w+(?:\(\w+\))? )*import .*$|//.*$", "", text, flags=re.M)
        has = {m for m in ("SwiftUI", "UIKit") if re.search(rf"import {m}\b", text)}
        views = len(re.findall(r"\bUI(?!Content|Trait|Color|Image\b|Font)\w+|UIKit", body))
        kind = "UIKit" if has == {"UIKit"} or views and "SwiftUI" not in body else "SwiftUI"
        for name, above in re.findall(r"\b(?:class|struct) (\w+)(?:\s*:\s*([^{\n]*))?", text):
            known = next((k for k in ("UIKit", "SwiftUI") if k in above), kind)
            suites.setdefault(name, known)
        suites.setdefault(path.stem, kind)
    return suites


def has_no_test(name, sources):
    """Whether a reference is of a test that is gone: its suite is nowhere, or lacks the test.

    The sources are texts by the names of files. A helper that records for its callers has a file without tests;
    the test may be in any file then.
    """
    suite, test = name.parts[0], name.stem.split(".")[0]
    own = [text for file, text in sources.items()
           if file == suite or re.search(rf"\b(?:class|struct|enum|extension) {re.escape(suite)}\b", text)]
    if not own:
        return True
    if not re.fullmatch(r"\w+", test):
        return False
    tests = [text for text in own if re.search(r"@Test\b|\bfunc test", text)]
    return not any(re.search(rf"\b{test}\b", text) for text in tests or sources.values())


def report(target, ours, with_text, listing):
    """Prints what came of each reference, by size, for each front end; adds each miss to a list, worst first.

    Returns the figures by front end and size, and the number of texts by how close they are.
    """
    references_of = with_tests(target, dict(references(target.folder)), ours)
    texts, misses = compare_texts(references_of, ours)
    for kind, count in sorted(texts.items()):
        print(f"  {target.name}: {count:4} texts, {kind}")
    listing += [f"other text: {miss}" for miss in misses]
    groups, everything = compare_pictures(target, references_of, ours, with_text)
    figures = {}
    for kind, results in sorted(groups.items()):
        figures[kind] = comparison.figures(results)
        print(f"  {target.name}, {kind}")
        for size, values in figures[kind].items():
            print("    " + line(size, values))
    missed = [comparison.described(r) for r in comparison.worst_first(everything)]
    for miss in missed[:WORST]:
        print(f"  {miss}")
    if len(missed) > WORST:
        print(f"  and {len(missed) - WORST} more that are not whole")
    listing += missed
    return figures, dict(texts)


def with_tests(target, references_of, ours):
    """The references but for those that are not recorded because their test is gone, of which the number is printed."""
    sources = {path.stem: path.read_text(encoding="utf-8", errors="replace")
               for path in target.files() if path.suffix == ".swift"}
    mine = recorded(ours, references_of)
    kept = {name: path for name, path in references_of.items()
            if mine[name].exists() or not has_no_test(name, sources)}
    if len(kept) < len(references_of):
        print(f"  {target.name}: {len(references_of) - len(kept)} references of tests that are gone are not compared")
    return kept


def compare_texts(references_of, ours):
    """The number of texts by how close they are, and the names of those that are not."""
    texts, misses = collections.Counter(), []
    for name, reference in references_of.items():
        if name.suffix == ".png":
            continue
        path = ours / name
        if not path.exists():
            texts["not recorded"] += 1
            continue
        old, new = (p.read_text(encoding="utf-8", errors="replace").strip() for p in (reference, path))
        kind = "equal" if old == new else "within half a point" if is_close(old, new) else "other"
        texts[kind] += 1
        if kind == "other":
            misses.append(str(name))
    return texts, misses


def compare_pictures(target, references_of, ours, with_text):
    """The results by front end, also by whether there is text in a substituted font, and all of them."""
    suites = front_end(target)
    groups, everything = collections.defaultdict(list), []
    of_ours = recorded(ours, references_of)
    for name, path in references_of.items():
        if name.suffix != ".png":
            continue
        result = comparison.compare(name, of_ours[name], path)
        kind = suites.get(name.parts[0], "SwiftUI")
        groups[kind].append(result)
        everything.append(result)
        if with_text is not None:
            own = str(pathlib.PurePath(target.name) / of_ours[name].relative_to(ours))
            groups[kind + (", with text in a substituted font" if own in with_text else
                           ", without such text")].append(result)
    return groups, everything


def line(size, values):
    """The figures of a text size as they are printed, with the share of whole pictures first."""
    count, drawn, right, near, whole, mean = values
    return (f"{size}: {count} pictures, whole {whole} %, drawn {drawn} %, size within a pixel {right} %,"
            f" within 2 points {near} %, structure (mean) {mean}")
