"""Tests of how the simulator of references is found."""
import pathlib
import struct
import tempfile
import unittest

import devices


def png(folder, name, width, height):
    path = pathlib.Path(folder) / name
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", width, height))
    return path


class Devices(unittest.TestCase):
    def test_references_with_two_pixels_a_point_call_for_a_phone_that_has_them(self):
        with tempfile.TemporaryDirectory() as folder:
            pairs = [(png(folder, "a", 960, 600), png(folder, "b", 640, 400)),
                     (png(folder, "c", 1020, 791), png(folder, "d", 680, 531))]
            self.assertEqual(devices.other(pairs), devices.PHONE)

    def test_references_of_another_size_call_for_none(self):
        with tempfile.TemporaryDirectory() as folder:
            same = [(png(folder, "a", 960, 600), png(folder, "b", 960, 600))]
            taller = [(png(folder, "c", 960, 600), png(folder, "d", 960, 700))]
            self.assertIsNone(devices.other(same))
            self.assertIsNone(devices.other(taller))
            self.assertIsNone(devices.other([(pathlib.Path(folder, "none"), same[0][1])]))


if __name__ == "__main__":
    unittest.main()
