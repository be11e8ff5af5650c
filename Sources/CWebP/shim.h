// libwebp's encoder and its decoder of animations, which need no shim of their own.
#pragma once
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
