// libwebp's decoder of animations, which needs no shim of its own.
#pragma once
#include <webp/decode.h>
#include <webp/demux.h>
