"""The states of the corpus: what is done to a clip, and which words for it are right."""
import math

BLACK = -1  # Stands for a black picture in a list of frames.


def by_frames(n):
    """States that are lists of frames: the right codes, and the list."""
    loop, half = list(range(n)), n // 2
    gap = {"missing-frames"}
    return {
        "good": (set(), loop),
        "good-shifted": (set(), loop[n // 3:] + loop[:n // 3]),
        "good-boomerang": (set(), loop[:half + 1] + loop[half - 1:0:-1]),
        "good-twice": (set(), loop + loop),
        "duplicate": ({"duplicate-frame"}, loop + [0]),
        "missing-1": (gap, loop[:-1]),
        "missing-2": (gap, loop[:-2]),
        "missing-5": (gap, loop[:-5]),
        "extra-2": ({"extra-frames"}, loop + [0, 1]),
        # What is left out here is a number of frames too; both words are true.
        "cut-97": (gap | {"cut"}, loop[:min(n - 1, round(0.97 * n) - 1)]),
        "cut-90": (gap | {"cut"}, loop[:round(0.9 * n)]),
        "cut-70": (gap | {"cut"}, loop[:round(0.7 * n)]),
        "turned": ({"reversed"}, loop[:half + 1] + loop[half::-1]),
        "black-last": ({"blank-frame"}, loop + [BLACK]),
        "black-first": ({"blank-frame"}, [BLACK] + loop),
    }


# States of the container: the right codes, and the codecs that can have them.
VIDEO = ("x264-18", "x264-28", "x265", "vp9", "av1", "prores")
PICTURES = ("gif", "apng", "webp")
BY_CONTAINER = {
    "zero-last": ({"last-duration"}, VIDEO + PICTURES),
    "start-offset": ({"start-offset"}, VIDEO),
    "delay-1cs": ({"slow-delay"}, PICTURES),
    "plays-once": ({"plays-once"}, PICTURES),
    "audio-longer": ({"audio-length"}, VIDEO),
}

# Of large clips.
GOOD_STATES = ("good", "good-shifted")


def opaque(frame):
    """The picture over black, as codecs without alpha show it."""
    data = bytearray(frame)
    for i in range(0, len(data), 4):
        a = data[i + 3]
        data[i], data[i + 1], data[i + 2], data[i + 3] = (
            data[i] * a // 255, data[i + 1] * a // 255, data[i + 2] * a // 255, 255)
    return bytes(data)


def seam_difference(good, faulty):
    """RMS, in codes, of what the two seam steps differ by."""
    total = count = 0
    for a, b, c, d in zip(good[0], good[-1], faulty[0], faulty[-1]):
        total += ((a - b) - (c - d)) ** 2
        count += 1
    return math.sqrt(total / count)
