// What Swift's importer can't see of FFmpeg's libraries: macros, variadic functions, and the
// differences between library versions. No state lives here: a `static` variable in this header
// would exist once in every Swift file that imports it.
#ifndef PULSE_CFFMPEG_SHIM_H
#define PULSE_CFFMPEG_SHIM_H

#include <libavcodec/avcodec.h>
#include <libavcodec/version.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/dict.h>
#include <libavutil/error.h>
#include <libavutil/frame.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

#endif
