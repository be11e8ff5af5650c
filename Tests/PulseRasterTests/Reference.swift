import Foundation

/// The reference values beside the tests; where they come from is said in the reference's README.
enum Reference {
  /// A picture of coverages, as NumPy stores it.
  struct Picture {
    let width: Int
    let height: Int
    let values: [Float]
  }

  struct Unreadable: Error { let file: String }

  static func data(_ name: String) throws -> Data {
    guard
      let url = Bundle.module.url(
        forResource: name, withExtension: nil, subdirectory: "Reference")
    else { throw Unreadable(file: name) }
    return try Data(contentsOf: url)
  }

  /// Reads an array of little-endian float32 in C order.
  static func picture(_ name: String) throws -> Picture {
    let bytes = [UInt8](try data(name))
    guard bytes.count > 10, bytes[0] == 0x93 else { throw Unreadable(file: name) }
    let headerLength = Int(bytes[8]) | Int(bytes[9]) << 8
    let header = String(decoding: bytes[10..<10 + headerLength], as: UTF8.self)
    guard header.contains("'descr': '<f4'"), header.contains("'fortran_order': False"),
      let open = header.firstIndex(of: "("), let close = header.firstIndex(of: ")")
    else { throw Unreadable(file: name) }
    let shape = header[header.index(after: open)..<close].split(separator: ",").compactMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
    let start = 10 + headerLength
    guard shape.count == 2, bytes.count == start + 4 * shape[0] * shape[1] else {
      throw Unreadable(file: name)
    }
    let values = stride(from: start, to: bytes.count, by: 4).map { place in
      Float(
        bitPattern: UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
          | UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 3]) << 24)
    }
    return Picture(width: shape[1], height: shape[0], values: values)
  }
}
