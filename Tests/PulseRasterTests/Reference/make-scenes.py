#!/usr/bin/env python3
"""Groups, masks and overlapping strokes, drawn by cairo 16 times as large and averaged: writes scenes.json.

cairo composites at the larger size, so that its samples hold the exact mean to about 1e-3, also where edges
of two areas share a sample; there layers of coverage, as everywhere else in drawing, come to something else.
Needs pycairo and NumPy.
"""
import json, pathlib
import cairo
import numpy as np

SIZE, SCALE = 40, 16
K = 0.5522847498307936
RED, GREEN, BLUE = [0.9, 0.2, 0.1], [0.1, 0.7, 0.3], [0.2, 0.3, 0.9]


def shape(box, fill=None, alpha=1, stroke=None, width=0, opacity=1):
    return dict(box=box, fill=fill, alpha=alpha, stroke=stroke, width=width, opacity=opacity)


def group(items, opacity=1, mask=None):
    return dict(items=items, opacity=opacity, mask=mask)


PAIR = [shape([4.3, 6.1, 22, 20], RED), shape([14.2, 12.4, 20, 22], GREEN)]
SCENES = [
    dict(name="group", items=[shape([2, 2, 30, 12], BLUE), group(PAIR, 0.5)]),
    dict(name="mask", items=[group(PAIR, 1, [shape([8.5, 8.5, 21, 21], RED, 0.6)])]),
    dict(name="nested", items=[
        group([shape([1.2, 18, 36, 14], BLUE, 0.8), group(PAIR, 0.7, [shape([3, 3, 30, 30], RED)])], 0.6)]),
    dict(name="fill and stroke", items=[
        shape([6.4, 7.7, 26, 24], RED, 1, BLUE, 6, 0.5)]),
]


def trace(context, box):
    x, y, w, h = box
    cx, cy, rx, ry = x + w / 2, y + h / 2, w / 2, h / 2
    context.move_to(cx + rx, cy)
    context.curve_to(cx + rx, cy + K * ry, cx + K * rx, cy + ry, cx, cy + ry)
    context.curve_to(cx - K * rx, cy + ry, cx - rx, cy + K * ry, cx - rx, cy)
    context.curve_to(cx - rx, cy - K * ry, cx - K * rx, cy - ry, cx, cy - ry)
    context.curve_to(cx + K * rx, cy - ry, cx + rx, cy - K * ry, cx + rx, cy)
    context.close_path()


def draw(context, item):
    context.push_group()
    if "items" in item:
        for part in item["items"]:
            draw(context, part)
    else:
        trace(context, item["box"])
        if item["fill"]:
            context.set_source_rgba(*item["fill"], item["alpha"])
            context.fill_preserve()
        if item["stroke"]:
            context.set_source_rgb(*item["stroke"])
            context.set_line_width(item["width"])
            context.stroke()
        context.new_path()
    content = context.pop_group()
    if item.get("mask"):
        context.push_group()
        for part in item["mask"]:
            draw(context, part)
        veil = context.pop_group()
        context.push_group()
        context.set_source(content)
        context.mask(veil)
        content = context.pop_group()
    context.set_source(content)
    context.paint_with_alpha(item["opacity"])


def codes(scene):
    side = SIZE * SCALE
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, side, side)
    context = cairo.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    context.scale(SCALE, SCALE)
    for item in scene["items"]:
        draw(context, item)
    surface.flush()
    data = np.frombuffer(surface.get_data(), np.uint8).reshape(SIZE, SCALE, SIZE, SCALE, 4)
    return data.mean(axis=(1, 3))  # blue, green, red, alpha


if __name__ == "__main__":
    for scene in SCENES:
        scene["codes"] = [[round(v, 1) for v in codes(scene)[..., p].ravel()] for p in (1, 0, 2)]
    text = "[\n" + ",\n".join(json.dumps(scene, separators=(",", ":")) for scene in SCENES) + "\n]\n"
    (pathlib.Path(__file__).parent / "scenes.json").write_text(text)
