"""The clips of the corpus: each frame is a formula, so that it is known exactly."""
import math
import os
import random
import subprocess


class Look:
    """What a seed changes: size, length, rate, colours, where things are and how large.

    Seed 0 is the look of the corpus that `verify` was tuned on; seed 1 was looked at too.
    """

    def __init__(self, seed, clip):
        self.width, self.height, self.frames, self.rate = 160, 96, 60, 25
        self.channels, self.inverted = (0, 1, 2), (False, False, False)
        self.grain, self.swing, self.phase, self.seed = 1.0, 1.0, 0.0, 7
        if seed:
            source = random.Random(f"{seed} {clip}")
            self.width, self.height = source.choice(
                [(128, 128), (192, 108), (240, 136), (176, 144), (144, 176)])
            self.frames = source.choice([36, 48, 50, 72, 90])
            self.rate = source.choice([24, 25, 30, 50])
            self.channels = tuple(source.sample(range(3), 3))
            self.inverted = tuple(source.random() < 0.3 for _ in range(3))
            self.grain = source.uniform(0.7, 1.5)
            self.swing = source.uniform(0.6, 1.15)
            self.phase = source.random()
            self.seed = source.randrange(1 << 30)
        self.x, self.y = self.width / 2, self.height / 2
        self.scale = min(self.width / 160, self.height / 96)

    def picture(self, color):
        """The RGBA bytes of a picture: color(x, y) -> (r, g, b, a) at the centre of each pixel."""
        data = bytearray()
        for y in range(self.height):
            for x in range(self.width):
                parts = color(x + 0.5, y + 0.5)
                for channel, inverted in zip(self.channels, self.inverted):
                    value = max(0, min(255, int(parts[channel] + 0.5)))
                    data.append(255 - value if inverted else value)
                data.append(max(0, min(255, int(parts[3] + 0.5))))
        return bytes(data)


def turn(phase):
    return 2 * math.pi * phase


def smooth(t):
    return t * t * (3 - 2 * t)


def triangle(t):
    t %= 1
    return 2 * t if t < 0.5 else 2 - 2 * t


def disc(cx, cy, radius, ink, ground):
    def color(x, y):
        cover = max(0.0, min(1.0, radius + 0.5 - math.hypot(x - cx, y - cy)))
        return tuple(g + (c - g) * cover for c, g in zip(ink, ground(x, y)))
    return color


def gradient(x, y):
    return 30 + 0.15 * x, 36 + 0.2 * y, 60, 255


def wheel(look, angle, marked):
    rim = 44 * look.scale

    def color(x, y):
        dx, dy = x - look.x, y - look.y
        radius, at = math.hypot(dx, dy), math.atan2(dy, dx) - angle
        cover = max(0.0, min(1.0, rim + 0.5 - radius))
        spoke = max(0.0, min(1.0, 0.5 + 0.12 * radius * math.cos(4 * at)))
        mark = marked * max(0.0, min(1.0, math.cos(at) * 3 - 1.5))
        ink = (200, 60 + 150 * spoke, 40 + 60 * spoke + 120 * mark)
        return tuple(40 + (c - 40) * cover for c in ink) + (255,)
    return color


# Each formula takes the look and the time, 0 ..< 1.


def pattern(look, t):
    """Waves that fill the picture and run in two directions."""
    def color(x, y):
        a = math.sin(turn(x / 40 / look.grain + t))
        b = math.sin(turn((x + 2 * y) / 64 / look.grain - t))
        return 128 + 60 * a + 40 * b, 120 + 70 * b, 128 - 50 * a + 30 * b, 255
    return color


def dot(look, t):
    """A small dot on an ellipse."""
    angle, swing = turn(t + 0.1 + look.phase), look.swing * look.scale
    return disc(look.x + 42 * swing * math.cos(angle), look.y + 30 * swing * math.sin(angle), 4,
                (250, 210, 60, 255), gradient)


def ease(look, t):
    """Half a turn that starts and stops softly, of a wheel that then looks the same."""
    return wheel(look, math.pi * smooth(t), 0)


def rotation(look, t):
    return wheel(look, turn(t + look.phase), 1)


def fade(look, t):
    level = 0.5 + 0.45 * look.swing * math.sin(turn(t + look.phase))
    other = 0.5 + 0.45 * look.swing * math.sin(turn(t + look.phase + 0.2))

    def color(x, y):
        ripple = 0.85 + 0.15 * math.sin(x / 7 / look.grain) * math.sin(y / 9 / look.grain)
        return 235 * level * ripple, 220 * other * ripple, 120 + 60 * level, 255
    return color


def palindrome(look, t):
    """Forth and back at constant speed; turns at frame 0 and in the middle."""
    at = triangle(t)
    left, top = look.x - 50 * look.scale, look.y - 18 * look.scale
    return disc(left + 100 * look.scale * at, top + 36 * look.scale * at, 14 * look.scale,
                (240, 90, 40, 255), gradient)


def noise(look, t):
    """A texture of random grains that scrolls."""
    source = random.Random(look.seed)
    texture = [[source.uniform(-1, 1) for _ in range(40)] for _ in range(24)]
    shift, grain = 40 * t, 4 * look.grain

    def color(x, y):
        u, v = x / grain + shift, y / grain
        iu, iv = int(u), int(v)
        fu, fv = smooth(u - iu), smooth(v - iv)
        row, below = texture[iv % 24], texture[(iv + 1) % 24]
        a = row[iu % 40] * (1 - fu) + row[(iu + 1) % 40] * fu
        b = below[iu % 40] * (1 - fu) + below[(iu + 1) % 40] * fu
        value = a * (1 - fv) + b * fv
        return 128 + 90 * value, 120 + 80 * value, 110 - 60 * value, 255
    return color


def alpha(look, t):
    """One colour throughout: only alpha moves."""
    angle, swing = turn(t + look.phase), look.swing * look.scale
    mask = disc(look.x + 40 * swing * math.cos(angle), look.y + 20 * swing * math.sin(angle),
                18 * look.scale, (255,) * 4, lambda x, y: (0,) * 4)
    return lambda x, y: (40, 160, 230, mask(x, y)[3])


def breath(look, t):
    """A size that swells and shrinks softly: the motion stops and turns at the seam."""
    radius = look.scale * (26 - 16 * look.swing * math.cos(turn(t)))
    return disc(look.x, look.y, radius, (60, 200, 150, 255), gradient)


def swing(look, t):
    """A wheel that swings to and fro, slowest where it turns: at the seam and half-way."""
    return wheel(look, 0.9 * look.swing * math.cos(turn(t)), 1)


def bounce(look, t):
    """A ball that hits the floor at the seam and turns at full speed."""
    height = 4 * t * (1 - t)
    return disc(look.x, look.y + look.scale * (30 - 56 * look.swing * height), 10 * look.scale,
                (90, 170, 250, 255), gradient)


def hold(look, t):
    """A third of a turn in the middle of the clip; still for a fifth of it on either side."""
    part = max(0.0, min(1.0, (t - 0.2) / 0.6))
    return wheel(look, math.pi / 2 * smooth(part), 0)


def launch(look, t):
    """Starts softly and stops hard: the speed, not the picture, jumps at the seam."""
    return wheel(look, math.pi * t * t, 0)


def drift(look, t):
    """A texture that creeps by a fraction of a pixel a frame, so that coders hold it still."""
    def color(x, y):
        a = math.sin(turn(x / 20 / look.grain + t))
        b = math.sin(turn((x - y) / 30 / look.grain + t))
        return 128 + 40 * a + 20 * b, 120 + 40 * b, 128 - 30 * a + 20 * b, 255
    return color


def blink(look, t):
    """Fades out and in by straight lines, and turns at the seam."""
    level = 0.35 + 0.65 * triangle(t + 0.5)
    mark = disc(look.x, look.y, 30 * look.scale, (250, 250, 240, 255), gradient)

    def color(x, y):
        ground, ink = gradient(x, y), mark(x, y)
        return tuple(g + (c - g) * level for c, g in zip(ink, ground))
    return color


FORMULAS = (pattern, dot, ease, rotation, fade, palindrome, noise, alpha, breath, swing, bounce,
            hold, launch, drift, blink)

# The eight that any verifier should be measured on; the others rest or turn at the seam, where a
# fault is a small one.
PLAIN = ("pattern", "dot", "ease", "rotation", "fade", "palindrome", "noise", "alpha")

# Clips of which only good files are made: a frame more or less where nothing moves is no fault, and
# where the speed jumps by design, nobody can tell a fault from it.
ONLY_GOOD = ("hold", "launch", "drift")

# Clips whose motion turns back at frame 0, as that of every pulse does.
TURNING = ("palindrome", "breath", "swing", "bounce", "blink")


class Clip:
    """A name, a size, a rate and the frames of one period."""

    def __init__(self, name, width, height, rate, frames, only_good=False):
        self.name, self.width, self.height, self.rate = name, width, height, rate
        self.frames, self.only_good = frames, only_good
        self.turns = name.startswith("pulse") or name in TURNING
        self.has_alpha = name == "alpha"

    @staticmethod
    def drawn(formula, seed):
        look = Look(seed, formula.__name__)
        if formula is drift:
            look.frames *= 2
        frames = [look.picture(formula(look, i / look.frames)) for i in range(look.frames)]
        return Clip(formula.__name__, look.width, look.height, look.rate, frames,
                    formula.__name__ in ONLY_GOOD)


# The seed, as our own program draws it: name, side, rate, period in frames, more options.
PULSES = {
    0: [
        ("pulse-64", 64, 30, 60, []),
        ("pulse-128-blue", 128, 30, 60, ["--color", "#0a5cff"]),
        ("pulse-256-white", 256, 30, 60, ["--set", "highlight=white"]),
        ("pulse-128-half", 128, 30, 45, ["--set", "duration=0.75"]),
        ("pulse-96-dark", 96, 30, 60, ["--color", "#101010", "--background", "black"]),
    ],
    1: [
        ("pulse-80-green", 80, 25, 50, ["--color", "#20c060"]),
        ("pulse-200-orange", 200, 24, 48, ["--color", "orange", "--background", "#102030"]),
        ("pulse-144-fast", 144, 50, 50, ["--set", "duration=0.5", "--color", "hsb(0.8,1,0.7)"]),
        ("pulse-112-pale", 112, 30, 60, ["--color", "#e8e0ff", "--set", "highlight=#ffffff"]),
    ],
}

# Large ones, which are made as good files only.
LARGE_PULSES = {
    0: [
        ("pulse-512-purple", 512, 30, 60, ["--color", "#8020c0"]),
        ("pulse-1080", 1080, 30, 60, []),
    ],
    1: [
        ("pulse-360-yellow", 360, 60, 120, ["--color", "yellow"]),
        ("pulse-720-teal", 720, 24, 48, ["--color", "teal", "--background", "#000"]),
    ],
}


def pulse(program, folder, name, side, rate, count, options, only_good):
    pictures = f"{folder}/.{name}-%04d.png"
    subprocess.run([program, "export", "-q", "--size", str(side), "--fps", str(rate), *options,
                    pictures], check=True)
    frames = []
    for i in range(count):
        frames.append(subprocess.run(
            ["ffmpeg", "-v", "error", "-i", pictures % i, "-f", "rawvideo", "-pix_fmt", "rgba",
             "-"], check=True, stdout=subprocess.PIPE).stdout)
        os.remove(pictures % i)
    return Clip(name, side, side, rate, frames, only_good)


def clips(seed, program, folder, wanted):
    """Yields the clips; pulses only with a program that draws them."""
    for formula in FORMULAS:
        if wanted(formula.__name__):
            yield Clip.drawn(formula, seed)
    for table, only_good in ((PULSES, False), (LARGE_PULSES, True)):
        for name, side, rate, count, options in table[0 if seed == 0 else 1]:
            if program and wanted(name):
                yield pulse(program, folder, name, side, rate, count, options, only_good)
