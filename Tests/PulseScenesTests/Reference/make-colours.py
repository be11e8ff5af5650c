"""Writes colours.json: colours as CSS writes them and what ColorAide makes of them in sRGB.

    pip install coloraide==8.13.1
    python3 make-colours.py > colours.json

ColorAide is an independent implementation of CSS Color 4 by Isaac Muse. Values are not clipped.
"""
import json
import random

from coloraide import Color
from coloraide.css import color_names

random.seed(20261130)


def pick(low, high):
    return round(random.uniform(low, high), 4)


texts = sorted(name for name in color_names.name2val_map)
texts += ["#f00", "#0f08", "#123456", "#12345678", "#ABCDEF"]
texts += ["rgb(204 0 0)", "rgb(80% 0% 0% / 50%)", "rgba(204, 0, 0, 0.5)", "rgb(none 10 20 / none)"]
texts += ["hsl(120deg 100% 25%)", "hsla(120, 100%, 25%, .5)", "hsl(-1.5turn 30% 60%)"]
texts += ["hsl(200grad 30% 60%)", "hsl(3.5rad 30% 60%)", "hsl(none none 40%)"]
texts += ["hwb(90 60% 60%)", "hwb(90 10% 20% / 0.25)", "color(srgb 1.2 -0.1 0.5)"]
spaces = ["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020",
          "xyz", "xyz-d50", "xyz-d65"]
for _ in range(40):
    texts.append(f"hsl({pick(-720, 720)} {pick(0, 100)}% {pick(0, 100)}%)")
    texts.append(f"hwb({pick(0, 360)} {pick(0, 100)}% {pick(0, 100)}%)")
    texts.append(f"lab({pick(0, 100)} {pick(-125, 125)} {pick(-125, 125)})")
    texts.append(f"lab({pick(0, 100)}% {pick(-100, 100)}% {pick(-100, 100)}%)")
    texts.append(f"lch({pick(0, 100)}% {pick(0, 150)} {pick(0, 360)}deg)")
    texts.append(f"lch({pick(0, 100)} {pick(0, 100)}% {pick(0, 360)})")
    texts.append(f"oklab({pick(0, 1)} {pick(-0.4, 0.4)} {pick(-0.4, 0.4)})")
    texts.append(f"oklab({pick(0, 100)}% {pick(-100, 100)}% {pick(-100, 100)}%)")
    texts.append(f"oklch({pick(0, 1)} {pick(0, 0.4)} {pick(0, 360)})")
    for space in spaces:
        texts.append(f"color({space} {pick(0, 1)} {pick(0, 1)} {pick(0, 1)})")

rows = []
for text in texts:
    color = Color(text).convert("srgb")
    values = [0.0 if value != value else value for value in color.coords() + [color.alpha()]]
    rows.append({"text": text, "srgb": values})
print("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]")
