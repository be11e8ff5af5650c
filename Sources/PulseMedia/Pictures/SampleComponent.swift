/// Where one component of a pixel, such as luma or red, lies in a picture's memory.
package struct SampleComponent: Hashable, Sendable {
  /// The plane.
  package let plane: Int

  /// The samples in a row that come before the component's first one.
  package let offset: Int

  /// The samples from one of the component to its next: 1 in a plane of its own.
  package let step: Int
}
