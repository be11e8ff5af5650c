#!/usr/bin/env python3
"""Coverages of strokes, drawn by cairo or from distances: writes strokes.json beside it.

cairo draws each stroke 64 times as large, anti-aliased, and the 4,096 pixels of a cell are averaged: its
own steps of 1/255 and its sampling are then some 3e-4 at most. Where cairo's own idea of a stroke is
coarse - curves that turn within half of the line's width - the witness is the definition: a place is
covered if it is no farther than half the width from the path. Each of 24 x 24 parts of a cell counts by
how far inside its middle is, which is right to some 1e-4 along smooth edges; for paths with round joins
and caps. The pie is filled, not stroked: its line meets itself in the middle. Needs pycairo and NumPy.
"""
import json, math, pathlib
import cairo
import numpy as np

SIZE, SCALE = 40, 64
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


def cubic(p, t):
    s = 1 - t
    return [s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d for a, b, c, d in zip(*p)]


def polylines(path, lines=4000):
    result, current = [], []
    for step in path:
        op, points = step[0], [step[i : i + 2] for i in range(1, len(step), 2)]
        if op == "M":
            if len(current) > 1:
                result.append(current)
            current = [points[0]]
        elif op == "L":
            current.append(points[0])
        elif op == "C":
            control = [current[-1]] + points
            current += [cubic(control, i / lines) for i in range(1, lines + 1)]
        elif op == "Z":
            current.append(current[0])
    if len(current) > 1:
        result.append(current)
    return result


def trimmed(path, start, end):
    """The polylines between two parts of the whole length."""
    lines = [np.array(line) for line in polylines(path)]
    lengths = [np.hypot(*np.diff(line, axis=0).T) for line in lines]
    total = sum(part.sum() for part in lengths)
    low, high, passed, result = start * total, end * total, 0, []
    for line, part in zip(lines, lengths):
        places = passed + np.concatenate([[0], np.cumsum(part)])
        begin, stop = max(low, places[0]), min(high, places[-1])
        passed = places[-1]
        if begin >= stop:
            continue
        inside = (places > begin) & (places < stop)
        at = lambda s: [np.interp(s, places, line[:, 0]), np.interp(s, places, line[:, 1])]
        result.append([at(begin)] + line[inside].tolist() + [at(stop)])
    return result


def by_cairo(case):
    side = SIZE * SCALE
    surface = cairo.ImageSurface(cairo.FORMAT_A8, side, side)
    context = cairo.Context(surface)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    # The lengths of dashes are those of cairo's lines.
    context.set_tolerance(0.002)
    context.scale(SCALE, SCALE)
    context.transform(cairo.Matrix(*case.get("transform", [1, 0, 0, 1, 0, 0])))
    path = case["path"]
    if "trim" in case:
        path = []
        # The outer rim of a ring as wide as its diameter is the ring twice as large.
        source = case["path"]
        if "fill" in case:
            (cx, cy), source = case["fill"], []
            for step in case["path"]:
                source.append(step[:1] + [2 * v - (cx, cy)[i % 2] for i, v in enumerate(step[1:])])
        for line in trimmed(source, *case["trim"]):
            path += [["M", *line[0]]] + [["L", *point] for point in line[1:]]
    for step in path:
        {"M": context.move_to, "L": context.line_to, "C": context.curve_to, "Z": context.close_path}[
            step[0]](*step[1:])
    if "fill" in case:
        context.line_to(*case.pop("fill"))
        context.fill()
    context.set_line_width(case["width"])
    context.set_line_cap({"butt": 0, "round": 1, "square": 2}[case.get("cap", "butt")])
    context.set_line_join({"miter": 0, "round": 1, "bevel": 2}[case.get("join", "miter")])
    context.set_miter_limit(case.get("limit", 10))
    context.set_dash(case.get("dashes", []), case.get("phase", 0))
    context.stroke()
    surface.flush()
    data = np.frombuffer(surface.get_data(), np.uint8).reshape(side, surface.get_stride())[:, :side]
    return data.reshape(SIZE, SCALE, SIZE, SCALE).mean(axis=(1, 3)) / 255


def by_distance(case, places=24):
    step = 1 / places
    axis = (np.arange(SIZE * places) + 0.5) * step
    x, y = np.meshgrid(axis, axis)
    nearest = np.full(x.shape, np.inf)
    for line in polylines(case["path"], 600):
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            dx, dy = bx - ax, by - ay
            square = dx * dx + dy * dy
            if square == 0:
                continue
            reach = case["width"] / 2 + 1
            low = int(max(min(ay, by) - reach, 0) * places)
            high = int(max(min(max(ay, by) + reach, SIZE), 0) * places)
            px, py = x[low:high] - ax, y[low:high] - ay
            t = np.clip((px * dx + py * dy) / square, 0, 1)
            part = nearest[low:high]
            np.minimum(part, (px - t * dx) ** 2 + (py - t * dy) ** 2, out=part)
    inside = np.clip((case["width"] / 2 - np.sqrt(nearest)) * places + 0.5, 0, 1)
    return inside.reshape(SIZE, places, SIZE, places).mean(axis=(1, 3))


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
    dict(name="pie", path=oval(20, 20, 9, 9), width=18, trim=[0.125, 0.875], fill=[20, 20]),
    dict(name="points", path=[["M", 10, 10], ["Z"], ["M", 28.5, 27], ["L", 28.5, 27]], width=9,
         cap="round"),
    dict(name="tight", path=[["M", 6, 26], ["C", 60, 4, -20, 4, 34, 26]], width=9, join="round",
         cap="round", distance=True),
    dict(name="cusp", path=[["M", 8, 30], ["C", 34, 6, 6, 6, 32, 30]], width=7, join="round",
         cap="round", distance=True),
    dict(name="hairpin", path=[["M", 8, 20], ["C", 44, 20, 44, 20.5, 8, 20.5]], width=8, join="round",
         cap="round", distance=True),
    dict(name="there and back", path=[["M", 8, 20], ["C", 40, 20, 40, 20, 12, 20]], width=8,
         join="round", cap="round", distance=True),
    dict(name="control points at the ends", path=[["M", 9, 30], ["C", 9, 30, 30, 4, 31, 30]], width=7,
         join="round", cap="round", distance=True),
    dict(name="inside out", path=oval(20, 20, 4, 3), width=13, join="round", cap="round",
         distance=True),
]

if __name__ == "__main__":
    for case in CASES:
        picture = by_distance(case) if case.pop("distance", False) else by_cairo(case)
        case["coverage"] = [int(round(value * 10000)) for value in picture.ravel()]
    text = "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in CASES) + "\n]\n"
    (pathlib.Path(__file__).parent / "strokes.json").write_text(text)
