internal import CFFmpeg

/// Options on their way to libav, which takes out of the dictionary those that it knows.
struct OptionDictionary: ~Copyable {
  var pointer: OpaquePointer?

  init(_ options: [(key: String, value: String)]) throws(MediaError) {
    for (key, value) in options {
      try check(
        av_dict_set(&pointer, key, value, 0), "av_dict_set", "cannot pass the option \(key)")
    }
  }

  deinit {
    var last = pointer
    av_dict_free(&last)
  }

  /// The keys that are still there: after opening, those that nobody knew.
  var keys: [String] {
    var keys: [String] = []
    var entry: UnsafeMutablePointer<AVDictionaryEntry>?
    while let next = av_dict_get(pointer, "", entry, AV_DICT_IGNORE_SUFFIX) {
      keys.append(String(cString: next.pointee.key))
      entry = next
    }
    return keys
  }
}
