#!/usr/bin/env python3
"""Draws the 1,000 ovals of Sources/many-ovals with cairo and with Skia's CPU backend, into 32-bit ARGB on
one thread, and prints medians of processor time. Skia's paths are made before the clock starts.

Needs pycairo (Debian: python3-cairo) and skia-python; what is missing is left out.
"""
import time

MASK = (1 << 64) - 1
SIDE, FRAMES = 1080, 21
K = 0.5522847498307936


def ovals():
    state = 1

    def unit():
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return ((mixed ^ (mixed >> 31)) >> 11) * 2.0**-53

    for _ in range(1000):
        w, h = 8 + 192 * unit(), 8 + 192 * unit()
        x, y = unit() * SIDE, unit() * SIDE
        vx, vy = unit() * 8 - 4, unit() * 8 - 4
        yield x, y, vx, vy, w / 2, h / 2, (unit(), unit(), unit())


OVALS = list(ovals())


def median(name, prepare, draw):
    times = []
    for frame in range(FRAMES):
        shapes = prepare(frame)
        begin = time.thread_time()
        draw(shapes)
        times.append(time.thread_time() - begin)
    print(name, round(sorted(times)[FRAMES // 2] * 1000, 2), "ms")


def with_cairo():
    import cairo

    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, SIDE, SIDE)

    def draw(frame):
        context = cairo.Context(surface)
        context.set_source_rgb(1, 1, 1)
        context.paint()
        for x, y, vx, vy, rx, ry, color in OVALS:
            x, y, kx, ky = x + vx * frame, y + vy * frame, rx * K, ry * K
            context.move_to(x + rx, y)
            context.curve_to(x + rx, y + ky, x + kx, y + ry, x, y + ry)
            context.curve_to(x - kx, y + ry, x - rx, y + ky, x - rx, y)
            context.curve_to(x - rx, y - ky, x - kx, y - ry, x, y - ry)
            context.curve_to(x + kx, y - ry, x + rx, y - ky, x + rx, y)
            context.set_source_rgb(*color)
            context.fill()

    median("cairo", lambda frame: frame, draw)


def with_skia():
    import skia

    canvas = skia.Surface(SIDE, SIDE).getCanvas()

    def prepare(frame):
        shapes = []
        for x, y, vx, vy, rx, ry, color in OVALS:
            path = skia.Path()
            path.addOval(skia.Rect.MakeXYWH(x + vx * frame - rx, y + vy * frame - ry, 2 * rx, 2 * ry))
            channels = [int(part * 255 + 0.5) for part in color]
            paint = skia.Paint(Color=skia.ColorSetARGB(255, *channels), AntiAlias=True)
            shapes.append((path, paint))
        return shapes

    def draw(shapes):
        canvas.clear(skia.ColorWHITE)
        for path, paint in shapes:
            canvas.drawPath(path, paint)

    median("Skia", prepare, draw)


for peer in (with_cairo, with_skia):
    try:
        peer()
    except ImportError as error:
        print(peer.__name__, "left out:", error)
