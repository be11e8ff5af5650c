"""The codecs of the corpus, as ffmpeg's options, and the faults that only a container can have."""
import struct
import subprocess

# Ending, whether alpha is kept, ffmpeg's options. AV1 as people deliver it: crf 30 at a middle preset.
CODECS = {
    "x264-18": ("mp4", False, "-c:v libx264 -crf 18 -pix_fmt yuv420p -threads 1"),
    "x264-28": ("mp4", False, "-c:v libx264 -crf 28 -pix_fmt yuv420p -threads 1"),
    "x265": ("mp4", False, "-c:v libx265 -crf 26 -pix_fmt yuv420p -tag:v hvc1 "
             "-x265-params log-level=error:pools=none:frame-threads=1"),
    "vp9": ("webm", True, "-c:v libvpx-vp9 -crf 34 -b:v 0 -cpu-used 5 -deadline good"),
    "av1": ("mp4", False, "-c:v libsvtav1 -preset 6 -crf 30 -pix_fmt yuv420p"),
    "gif": ("gif", False, "-f gif"),
    "apng": ("apng", True, "-plays 0 -f apng"),
    "webp": ("webp", True, "-c:v libwebp_anim -quality 75 -loop 0"),
    "prores": ("mov", True, "-c:v prores_ks -profile:v 4"),
}

# What makes a picture that stops after one play.
ONCE = {"gif": "-loop -1", "apng": "-plays 1", "webp": "-loop 1"}


def encode(codec, clip, keeps_alpha, frames, file, rate=None, more=""):
    """Codes a list of pictures."""
    options = CODECS[codec][2].split() + more.split()
    filters = "scale=out_color_matrix=bt709:flags=accurate_rnd"
    if codec == "gif":
        filters = "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none"
    elif codec == "vp9":
        options += ["-pix_fmt", "yuva420p" if keeps_alpha else "yuv420p"]
    elif codec == "prores":
        options += ["-pix_fmt", "yuva444p10le" if keeps_alpha else "yuv444p10le"]
    elif codec == "apng":
        options += ["-pix_fmt", "rgba" if keeps_alpha else "rgb24"]
    elif codec == "webp" and not keeps_alpha:
        options += ["-pix_fmt", "yuv420p"]
    if codec not in ONCE:
        options += ["-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-colorspace", "bt709"]
    line = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba",
            "-s", f"{clip.width}x{clip.height}", "-r", str(rate or clip.rate), "-i", "-",
            "-vf", filters, *options, file]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        try:
            for frame in frames:
                run.stdin.write(frame)
            run.stdin.close()
        except BrokenPipeError:
            pass
        message = run.stderr.read().decode()
    if run.returncode != 0:
        raise RuntimeError(f"ffmpeg can't make {file}: {message}")


def copy(options, file):
    run = subprocess.run(["ffmpeg", "-v", "error", "-nostdin", "-y", *options, file],
                         stderr=subprocess.PIPE)
    if run.returncode != 0:
        raise RuntimeError(f"ffmpeg can't make {file}: {run.stderr.decode()}")


def container_fault(state, codec, clip, keeps_alpha, frames, good, file):
    """Makes a file with a fault of the container, from the good file where that is possible."""
    length = len(frames) / clip.rate
    if state == "delay-1cs":
        encode(codec, clip, keeps_alpha, frames, file, rate=100)
    elif state == "plays-once":
        encode(codec, clip, keeps_alpha, frames, file, more=ONCE[codec])
    elif state == "start-offset":
        copy(["-itsoffset", "0.2", "-i", good, "-c", "copy"], file)
    elif state == "audio-longer":
        sound = {"webm": "libopus", "mov": "pcm_s16le"}.get(CODECS[codec][0], "aac")
        copy(["-i", good, "-f", "lavfi", "-i", f"sine=r=48000:d={length + 0.5}", "-c:v", "copy",
              "-c:a", sound], file)
    else:
        with open(good, "rb") as source:
            data = bytearray(source.read())
        ending = CODECS[codec][0]
        (zero_last_of_movie if ending in ("mp4", "mov") else globals()[f"zero_last_of_{ending}"])(
            data, clip)
        with open(file, "wb") as target:
            target.write(data)


def zero_last_of_movie(data, clip):
    """Takes the last sample's duration away, in its table and in all sums of it."""
    def number(at):
        return struct.unpack_from(">I", data, at)[0]

    table = data.index(b"stts")
    if number(table + 8) != 1:
        raise RuntimeError("the file's frames have several durations already")
    frames, ticks = number(table + 12), number(table + 16)
    data[table + 8:table + 20] = struct.pack(">IIIII", 2, frames - 1, ticks, 1, 0)
    for name in (b"moov", b"trak", b"mdia", b"minf", b"stbl", b"stts"):
        place = data.index(name) - 4
        struct.pack_into(">I", data, place, number(place) + 8)
    for name, offset in ((b"mvhd", 20), (b"tkhd", 24), (b"elst", 12), (b"mdhd", 20)):
        if name in data:
            place = data.index(name) + offset
            struct.pack_into(">I", data, place, number(place) * (frames - 1) // frames)


def zero_last_of_webm(data, clip):
    """Ends the file where its last frame begins."""
    place = data.index(b"\x44\x89\x88") + 3
    duration, = struct.unpack_from(">d", data, place)
    struct.pack_into(">d", data, place, round(duration - 1000 / clip.rate))


def zero_last_of_gif(data, clip):
    place = data.rindex(b"\x21\xf9\x04") + 4
    data[place:place + 2] = b"\0\0"


def zero_last_of_apng(data, clip):
    import zlib
    place = data.rindex(b"fcTL")
    struct.pack_into(">H", data, place + 24, 0)
    struct.pack_into(">I", data, place + 30, zlib.crc32(data[place:place + 30]))


def zero_last_of_webp(data, clip):
    place = data.rindex(b"ANMF") + 8 + 12
    data[place:place + 3] = b"\0\0\0"
