// What Swift's importer can't see of FFmpeg's libraries: macros, variadic functions, and the
// differences between library versions (5.1 to 8). No state lives here: a `static` variable in this
// header would exist once in every Swift file that imports it.
#ifndef PULSE_CFFMPEG_SHIM_H
#define PULSE_CFFMPEG_SHIM_H

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif

#include <libavcodec/avcodec.h>
#include <libavcodec/version.h>
#include <libavformat/avformat.h>
#include <libavformat/version.h>
#include <libavutil/avutil.h>
#include <libavutil/cpu.h>
#include <libavutil/dict.h>
#include <libavutil/error.h>
#include <libavutil/frame.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/mathematics.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libavutil/sha.h>
#include <libswscale/swscale.h>

// MARK: - Macros

/// libav's code for a C library error: AVERROR(number).
static inline int pulse_error_from_errno(int number) { return AVERROR(number); }

/// The C library error in a code of libav's; 0 or a meaningless number for the codes of its own.
static inline int pulse_errno_from_error(int code) { return AVUNERROR(code); }

static inline int pulse_error_end_of_file(void) { return AVERROR_EOF; }
static inline int pulse_error_again(void) { return AVERROR(EAGAIN); }
static inline int pulse_error_exit(void) { return AVERROR_EXIT; }
static inline int pulse_error_invalid_data(void) { return AVERROR_INVALIDDATA; }
static inline int pulse_error_no_encoder(void) { return AVERROR_ENCODER_NOT_FOUND; }
static inline int pulse_error_no_muxer(void) { return AVERROR_MUXER_NOT_FOUND; }
static inline int pulse_error_no_option(void) { return AVERROR_OPTION_NOT_FOUND; }

/// The value that stands for "no time known": AV_NOPTS_VALUE, whose cast the importer refuses.
static inline int64_t pulse_no_time(void) { return AV_NOPTS_VALUE; }

/// A container's tag for a codec, such as 'hvc1': MKTAG.
static inline uint32_t pulse_tag(char a, char b, char c, char d) { return MKTAG(a, b, c, d); }

// MARK: - Logging

/// The name of what speaks in a log line, such as "libx264"; NULL for a context without a class.
static inline const char *pulse_log_name(void *context) {
  const AVClass *class = context ? *(const AVClass *const *)context : NULL;
  return class && class->item_name ? class->item_name(context) : NULL;
}

/// The context above one that logs: a codec's for an encoder's private options, a file's for its
/// bytes. NULL at the top. Read through the class, as libav's own logger does.
static inline void *pulse_log_parent(void *context) {
  const AVClass *class = context ? *(const AVClass *const *)context : NULL;
  if (!class || !class->parent_log_context_offset) return NULL;
  return *(void **)((uint8_t *)context + class->parent_log_context_offset);
}

/// The scaler's flag for "nearest sample", an enumeration's from libswscale 9 on.
static inline int pulse_scaler_exact(void) { return (int)SWS_POINT; }

/// The scaler's flags for small pictures that people look at: the mean of what a pixel covers.
static inline int pulse_scaler_smooth(void) {
  return (int)SWS_AREA | (int)SWS_ACCURATE_RND | (int)SWS_FULL_CHR_H_INT;
}

/// The scaler's flag for scaling as players do it.
static inline int pulse_scaler_bilinear(void) { return (int)SWS_BILINEAR; }

/// A number that tells the calling thread from others: a number or a pointer, by system.
static inline uintptr_t pulse_thread_identity(void) { return (uintptr_t)pthread_self(); }

// MARK: - Processors

/// How many processors the system lets this process run on; 0 where it doesn't say.
static inline int pulse_allowed_processors(void) {
#if defined(__linux__) && defined(SYS_sched_getaffinity)
  unsigned char mask[8192];
  long bytes = syscall(SYS_sched_getaffinity, 0, sizeof mask, mask);
  int count = 0;
  for (long i = 0; i < bytes; i++) count += __builtin_popcount(mask[i]);
  return count;
#else
  return 0;
#endif
}

// MARK: - Signals, whose structure and constants are macros

/// Calls `handler` when signal `number` comes, and lets blocked system calls return with EINTR.
/// Leaves a signal alone that is ignored already, as under nohup.
static inline void pulse_handle_signal(int number, void (*handler)(int)) {
  struct sigaction action = {0};
  if (sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN) return;
  action.sa_handler = handler;
  action.sa_flags = 0;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/// Ignores signal `number`.
static inline void pulse_ignore_signal(int number) { signal(number, SIG_IGN); }

// MARK: - Files

/// Renames only where nothing stands under the new name; atomic. Fails with ENOSYS or EINVAL where
/// the system or the file system can't do that.
static inline int pulse_rename_exclusive(const char *from, const char *to) {
#if defined(__linux__) && defined(SYS_renameat2)
  return (int)syscall(SYS_renameat2, -100 /* AT_FDCWD */, from, -100, to, 1u /* NOREPLACE */);
#elif defined(__APPLE__)
  return renamex_np(from, to, RENAME_EXCL);
#else
  errno = ENOSYS;
  return -1;
#endif
}

/// The name in a folder's entry, whose array of a fixed size Swift sees as a tuple.
static inline const char *pulse_entry_name(const struct dirent *entry) { return entry->d_name; }

// MARK: - Differences between versions

/// Whether the frame is a key frame. The field went in libavutil 60, the flag came in 58.7.
static inline int pulse_frame_is_key(const AVFrame *frame) {
#if LIBAVUTIL_VERSION_MAJOR >= 59
  return (frame->flags & AV_FRAME_FLAG_KEY) != 0;
#else
  return frame->key_frame;
#endif
}

/// The frame's duration in its time base; 0 where unknown. Renamed in libavutil 58.
static inline int64_t pulse_frame_duration(const AVFrame *frame) {
#if LIBAVUTIL_VERSION_MAJOR >= 58
  return frame->duration;
#else
  return frame->pkt_duration;
#endif
}

/// Sets the frame's duration in its time base. Renamed in libavutil 58.
static inline void pulse_frame_set_duration(AVFrame *frame, int64_t duration) {
#if LIBAVUTIL_VERSION_MAJOR >= 58
  frame->duration = duration;
#else
  frame->pkt_duration = duration;
#endif
}

/// Copies the matrix by which a stream's pictures are turned, where there is one; 0 or libav's error.
/// Side data lies in the codec parameters from libavformat 60.15 on.
static inline int pulse_copy_rotation(AVStream *to, const AVStream *from) {
#if LIBAVFORMAT_VERSION_INT >= AV_VERSION_INT(60, 15, 100)
  AVCodecParameters *target = to->codecpar;
  const AVPacketSideData *data = av_packet_side_data_get(
      from->codecpar->coded_side_data, from->codecpar->nb_coded_side_data, AV_PKT_DATA_DISPLAYMATRIX);
  if (data == NULL) return 0;
  av_packet_side_data_remove(
      target->coded_side_data, &target->nb_coded_side_data, AV_PKT_DATA_DISPLAYMATRIX);
  AVPacketSideData *copy = av_packet_side_data_new(
      &target->coded_side_data, &target->nb_coded_side_data, AV_PKT_DATA_DISPLAYMATRIX, data->size, 0);
  if (copy == NULL) return AVERROR(ENOMEM);
  memcpy(copy->data, data->data, data->size);
#else
  size_t size = 0;
  const uint8_t *data = av_stream_get_side_data(from, AV_PKT_DATA_DISPLAYMATRIX, &size);
  if (data == NULL) return 0;
  uint8_t *copy = av_stream_new_side_data(to, AV_PKT_DATA_DISPLAYMATRIX, size);
  if (copy == NULL) return AVERROR(ENOMEM);
  memcpy(copy, data, size);
#endif
  return 0;
}

/// The encoder's pixel formats, ended by AV_PIX_FMT_NONE; NULL where it doesn't say.
/// The field is deprecated from libavcodec 61.13 on, and gone in 63.
static inline const enum AVPixelFormat *pulse_codec_pixel_formats(const AVCodec *codec) {
#if LIBAVCODEC_VERSION_INT >= AV_VERSION_INT(61, 13, 100)
  const void *formats = NULL;
  int count = 0;
  int code = avcodec_get_supported_config(NULL, codec, AV_CODEC_CONFIG_PIX_FORMAT, 0, &formats, &count);
  return code < 0 ? NULL : (const enum AVPixelFormat *)formats;
#else
  return codec->pix_fmts;
#endif
}

#endif
