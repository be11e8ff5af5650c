// Deflate and its checksums, for whole buffers.
#pragma once
#include <libdeflate.h>
