#!/usr/bin/env python3
"""Coverages of strokes, from their definition: writes strokes.json beside it, in 100,000ths.

A stroke is the union of what the pen sweeps - the line of its width across the path, as it moves along -
with joins and caps. The pen's places are so close that it turns by less than 1/250 radian and moves by
less than 1/50 of a cell from one to the next; the hulls of neighbouring places, arcs of 4,096 corners,
miters and squares are united by GEOS, and cut by each cell: what is off is some 1e-5 of a cell. Dashes
and parts are cut by arc length (sums of chords over 1/20,000 of each curve's parameter). Needs shapely
and NumPy.
"""
import json, math, pathlib
import numpy as np
import shapely
from shapely import affinity

SIZE = 40
K = 0.5522847498307936


def oval(x, y, rx, ry):
    return [
        ["M", x + rx, y],
        ["C", x + rx, y + K * ry, x + K * rx, y + ry, x, y + ry],
        ["C", x - K * rx, y + ry, x - rx, y + K * ry, x - rx, y],
        ["C", x - rx, y - K * ry, x - K * rx, y - ry, x, y - ry],
        ["C", x + K * rx, y - ry, x + rx, y - K * ry, x + rx, y],
        ["Z"],
    ]


class Segment:
    """A line or a cubic curve, as four control points."""

    def __init__(self, *points):
        p = [np.array(point, float) for point in points]
        self.isLine = len(p) == 2
        if self.isLine:
            p = [p[0], p[0] + (p[1] - p[0]) / 3, p[0] + (p[1] - p[0]) * 2 / 3, p[1]]
        self.p = p
        self.t = np.linspace(0, 1, 2 if self.isLine else 20001)
        chords = np.diff(self.point(self.t), axis=0)
        self.lengths = np.concatenate([[0], np.cumsum(np.hypot(*chords.T))])
        self.length = self.lengths[-1]

    def point(self, t):
        t = np.asarray(t)[..., None]
        s = 1 - t
        a, b, c, d = self.p
        return s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d

    def tangent(self, t):
        t = float(t)
        a, b, c, d = self.p
        v = 3 * ((1 - t) ** 2 * (b - a) + 2 * t * (1 - t) * (c - b) + t * t * (d - c))
        if np.hypot(*v) < 1e-9:  # a control point on an end: the limit
            step = 1e-6 if t < 0.5 else -1e-6
            v = (self.point(t + step) - self.point(t)) / step
        return v / np.hypot(*v)

    def at(self, length):
        return float(np.interp(length, self.lengths, self.t))


def subpaths(path):
    """Lists of segments, and whether each list is closed."""
    result, segments, start, here = [], [], None, None
    for step in path:
        op, points = step[0], [np.array(step[i : i + 2], float) for i in range(1, len(step), 2)]
        if op == "M":
            if start is not None and segments:
                result.append((start, segments, False))
            start, here, segments = points[0], points[0], []
        elif op == "Z":
            if np.any(here != start):
                segments.append(Segment(here, start))
            result.append((start, segments, True))
            start, segments = None, []
        else:
            if any(np.any(p != here) for p in points):
                segments.append(Segment(here, *points))
            here = points[-1]
            if op == "L" and not segments:
                result.append((start, [], False))
                start = None
    if start is not None and segments:
        result.append((start, segments, False))
    return result


def part(segments, low, high):
    """The pieces (segment, t from, t to) between two lengths."""
    pieces, passed = [], 0
    for segment in segments:
        begin, end = low - passed, high - passed
        passed += segment.length
        if end <= 0 or begin >= segment.length:
            continue
        pieces.append((segment, segment.at(max(begin, 0)), segment.at(min(end, segment.length))))
    return [piece for piece in pieces if piece[1] < piece[2]]


def dashes(low, high, pattern, phase):
    pattern = pattern * (1 + len(pattern) % 2)
    place, index = low - phase, 0
    while place < high:
        end = place + pattern[index]
        if index % 2 == 0 and (end > low or end == place == low):
            yield max(place, low), min(end, high)
        place, index = end, (index + 1) % len(pattern)


def lines(case):
    """The lines to sweep, as lists of pieces and whether they are closed; points are single places."""
    whole = subpaths(case["path"])
    total = sum(s.length for _, segments, _ in whole for s in segments)
    low, high = [v * total for v in case.get("trim", [0, 1])]
    passed = 0
    for start, segments, closed in whole:
        length = sum(s.length for s in segments)
        begin, end = max(low - passed, 0), min(high - passed, length)
        passed += length
        if not segments:
            yield start, False
            continue
        if begin >= end:
            continue
        is_whole = begin <= 0 and end >= length - 1e-9
        if "dashes" not in case:
            yield part(segments, begin, end), closed and is_whole
            continue
        cuts = list(dashes(begin, end, case["dashes"], case.get("phase", 0)))
        if closed and is_whole and cuts[0][0] == begin and cuts[-1][1] == end and len(cuts) > 1:
            joined = part(segments, *cuts[-1]) + part(segments, *cuts[0])
            cuts = cuts[1:-1]
            yield joined, False
        for a, b in cuts:
            if a == b:
                place = part(segments, a, a + 1e-7)[0]
                yield place[0].point(place[1]), False
            else:
                yield part(segments, a, b), False


def turned(v):
    return np.array([-v[1], v[0]])


def places(segment, low, high, closeness):
    """Parameters so close that the direction hardly turns from one to the next."""
    count = 2 if segment.isLine else 400
    result = []

    def add(a, ta, b, tb, depth):
        far = np.hypot(*(segment.point(b) - segment.point(a)))
        turn = math.acos(max(-1, min(1, float(ta @ tb))))
        if depth and not segment.isLine and (turn > 0.004 or far > closeness):
            m = (a + b) / 2
            tm = segment.tangent(m)
            add(a, ta, m, tm, depth - 1)
            add(m, tm, b, tb, depth - 1)
        else:
            result.append(b)

    ts = np.linspace(low, high, count)
    result.append(low)
    for a, b in zip(ts, ts[1:]):
        add(a, segment.tangent(a), b, segment.tangent(b), 30)
    return result


def arc(center, radius, begin, end):
    angles = np.linspace(begin, end, 4097)
    return [center + radius * np.array([math.cos(a), math.sin(a)]) for a in angles]


def cap(case, point, ahead, radius):
    across = turned(ahead)
    kind = case.get("cap", "butt")
    if kind == "round":
        angle = math.atan2(across[1], across[0])
        return [shapely.Polygon(arc(point, radius, angle - math.pi, angle))]
    if kind == "square":
        sides = [across, across + ahead, ahead - across, -across]
        return [shapely.Polygon([point + side * radius for side in sides])]
    return []


def join(case, point, before, after, radius):
    turn = before[0] * after[1] - before[1] * after[0]
    if abs(turn) < 1e-7 and before @ after > 0:
        return []
    kind = case.get("join", "miter")
    if kind == "round":
        return [shapely.Polygon(arc(point, radius, 0, 2 * math.pi))]
    side = -1 if turn > 0 else 1
    a, b = turned(before) * side, turned(after) * side
    corners = [point, point + a * radius, point + b * radius]
    cosine = before @ after
    # A miter is 1 / sin(half of the angle between the lines) times as long as the line is wide.
    if kind == "miter" and 1 / math.sqrt((1 + cosine) / 2) <= case.get("limit", 10):
        corners.insert(2, point + (a + b) * radius / (1 + cosine))
    return [shapely.Polygon(corners)]


def area(case):
    radius = case["width"] / 2
    shapes = []
    for pieces, closed in lines(case):
        if isinstance(pieces, np.ndarray):
            shapes += cap(case, pieces, np.array([1.0, 0]), radius)
            shapes += cap(case, pieces, np.array([-1.0, 0]), radius)
            continue
        for segment, low, high in pieces:
            ts = places(segment, low, high, 0.02)
            points = segment.point(np.array(ts))
            across = np.array([turned(segment.tangent(t)) for t in ts]) * radius
            left, right = points + across, points - across
            quads = np.stack([left[:-1], left[1:], right[1:], right[:-1]], axis=1)
            for t, before, after in zip(ts[1:], across, across[1:]):
                if before @ after < 0.8 * radius**2:  # a cusp turns as a round join does
                    shapes.append(shapely.Polygon(arc(segment.point(t), radius, 0, 2 * math.pi)))
            shapes += list(shapely.convex_hull(shapely.multipoints(shapely.points(quads))))
        ends = [(s.tangent(a), s.tangent(b), s.point(a), s.point(b)) for s, a, b in pieces]
        for one, next in zip(ends, ends[1:]):
            shapes += join(case, one[3], one[1], next[0], radius)
        if closed:
            shapes += join(case, ends[0][2], ends[-1][1], ends[0][0], radius)
        else:
            shapes += cap(case, ends[0][2], -ends[0][0], radius)
            shapes += cap(case, ends[-1][3], ends[-1][1], radius)
    a, b, c, d, tx, ty = case.get("transform", [1, 0, 0, 1, 0, 0])
    return affinity.affine_transform(shapely.union_all(shapes), [a, c, b, d, tx, ty])


def coverage(case):
    whole = area(case)
    picture = np.zeros((SIZE, SIZE))
    for y in range(SIZE):
        strip = shapely.intersection(whole, shapely.box(-100, y, 200, y + 1))
        if strip.is_empty:
            continue
        cells = shapely.box(np.arange(SIZE), y, np.arange(SIZE) + 1, y + 1)
        picture[y] = shapely.area(shapely.intersection(strip, cells))
    return picture


ZIGZAG = [["M", 6.3, 8.2], ["L", 30.1, 12.4], ["L", 9.7, 24.9], ["L", 33.2, 31.3]]
SHARP = [["M", 5, 10], ["L", 34, 14], ["L", 6, 17.5]]
TRIANGLE = [["M", 8.5, 30.2], ["L", 20.3, 7.9], ["L", 33.1, 29.4], ["Z"]]
WAVE = [["M", 4.2, 30], ["C", 14, -12, 22, 50, 36, 8.5]]
CASES = [
    dict(name="miter", path=ZIGZAG, width=5),
    dict(name="round", path=ZIGZAG, width=6.5, join="round", cap="round"),
    dict(name="bevel", path=ZIGZAG, width=4.2, join="bevel", cap="square"),
    dict(name="miter limit kept", path=SHARP, width=3, limit=12),
    dict(name="miter limit passed", path=SHARP, width=3, limit=4),
    dict(name="closed", path=TRIANGLE, width=4.4),
    dict(name="closed round", path=TRIANGLE, width=7, join="round"),
    dict(name="oval", path=oval(20.2, 19.6, 14.1, 10.3), width=4.6),
    dict(name="wave", path=WAVE, width=3.3, cap="square"),
    dict(name="hairline", path=WAVE, width=0.7),
    dict(name="dashes", path=oval(20, 20, 15, 12), width=3, dashes=[7, 3.5, 2], phase=4.2, cap="round"),
    dict(name="dashed wave", path=WAVE, width=2.5, dashes=[4, 2.5]),
    dict(name="dashes around corners", path=TRIANGLE, width=3, dashes=[11, 6], phase=5),
    dict(name="dashes through the start", path=TRIANGLE, width=3, dashes=[9, 5], phase=2),
    dict(name="dots", path=WAVE, width=3, dashes=[0, 5], cap="round"),
    dict(name="uneven scale", path=ZIGZAG, width=5, join="round", cap="round",
         transform=[1.2, 0.25, -0.3, 0.6, 2, 5]),
    dict(name="mirrored", path=WAVE, width=4, join="miter", cap="square",
         transform=[-0.9, 0.1, 0.2, 0.8, 34, 3]),
    dict(name="trimmed", path=oval(13, 13, 9, 9) + oval(28, 27, 8, 6), width=3.2, cap="round",
         trim=[0.2, 0.7]),
    dict(name="pie", path=oval(20, 20, 9, 9), width=18, trim=[0.125, 0.875]),
    dict(name="points", path=[["M", 10, 10], ["Z"], ["M", 28.5, 27], ["L", 28.5, 27]], width=9,
         cap="round"),
    dict(name="tight", path=[["M", 6, 26], ["C", 60, 4, -20, 4, 34, 26]], width=9, join="round",
         cap="round"),
    dict(name="cusp", path=[["M", 8, 30], ["C", 34, 6, 6, 6, 32, 30]], width=7, join="round",
         cap="round"),
    dict(name="hairpin", path=[["M", 8, 20], ["C", 44, 20, 44, 20.5, 8, 20.5]], width=8, join="round",
         cap="round"),
    dict(name="there and back", path=[["M", 8, 20], ["C", 40, 20, 40, 20, 12, 20]], width=8,
         join="round", cap="round"),
    dict(name="control points at the ends", path=[["M", 9, 30], ["C", 9, 30, 30, 4, 31, 30]], width=7,
         join="round", cap="round"),
    dict(name="inside out", path=oval(20, 20, 4, 3), width=13, join="round", cap="round"),
]


if __name__ == "__main__":
    for case in CASES:
        case["coverage"] = [int(round(value * 100000)) for value in coverage(case).ravel()]
    text = "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in CASES) + "\n]\n"
    (pathlib.Path(__file__).parent / "strokes.json").write_text(text)
