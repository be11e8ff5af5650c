/// The inner products of neighbouring steps of a run of pictures: all that motion is judged by.
///
/// A step is the difference of a picture and the one before it, as one long vector.
struct StepProducts {
  /// `products[l][i]` is the product of steps i and i + l; l goes to 4.
  private let products: [[Double]]

  /// How many steps there are.
  let count: Int

  /// Works out the products; `weights` says how much each sample counts.
  init(_ pictures: [[Float]], weights: [Float]) {
    var products = Array(repeating: [Double](), count: 5)
    // The last steps, the newest first: all would take as much room as the pictures.
    var steps: [[Float]] = []
    for (before, after) in zip(pictures, pictures.dropFirst()) {
      if steps.count == products.count { steps.removeLast() }
      steps.insert(Vector.step(from: before, to: after, weights: weights), at: 0)
      for (lag, step) in steps.enumerated() {
        products[lag].append(Vector.product(step, steps[0]))
      }
    }
    self.products = products
    count = max(0, pictures.count - 1)
  }

  /// The product of two steps at most 4 apart.
  func product(_ a: Int, _ b: Int) -> Double { products[abs(a - b)][min(a, b)] }

  /// The square of a step's length.
  func energy(_ index: Int) -> Double { products[0][index] }

  /// Whether the steps on both sides, as far as `reach`, exist.
  func hasNeighbours(_ index: Int, reach: Int = 1) -> Bool {
    index >= reach && index + reach < count
  }

  /// The cosine of the angle between the steps before and after.
  func cosine(around index: Int) -> Double {
    let size = energy(index - 1) * energy(index + 1)
    return size > 0 ? product(index - 1, index + 1) / size.squareRoot() : 0
  }

  /// The cosine of the angle between a step and the one after it.
  func cosine(from index: Int) -> Double {
    let size = energy(index) * energy(index + 1)
    return size > 0 ? product(index, index + 1) / size.squareRoot() : 0
  }

  /// The step's size in units of the mean size of its neighbours.
  func jerk(_ index: Int) -> Double {
    let around = energy(index - 1).squareRoot() + energy(index + 1).squareRoot()
    return 2 * energy(index).squareRoot() / max(around, 1e-9)
  }

  /// The step held against the mean of its neighbours.
  func linear(_ index: Int) -> Fit {
    fit(index, [(-1, 0.5), (1, 0.5)])
  }

  /// The step held against what a cubic through its four neighbours lets expect.
  func cubic(_ index: Int) -> Fit {
    fit(index, [(-2, -1 / 6), (-1, 4 / 6), (1, 4 / 6), (2, -1 / 6)])
  }

  /// How a step compares with an expected one.
  struct Fit {
    /// The step in units of the expected one, along it.
    let share: Double
    /// What is left when that share is taken away, squared.
    let residual: Double
    /// The difference from the expected step in units of the step.
    let surprise: Double
    /// The part of the step that does not lie along the expected one: 0 is none, 1 is all.
    let deviation: Double
  }

  private func fit(_ index: Int, _ weights: [(offset: Int, weight: Double)]) -> Fit {
    var along = 0.0
    var expected = 0.0
    for (offset, weight) in weights {
      along += weight * product(index, index + offset)
      for (other, second) in weights {
        expected += weight * second * product(index + offset, index + other)
      }
    }
    let own = energy(index)
    let tiny = 1e-9
    let share = along / (expected + tiny)
    let residual = max(0, own - along * share)
    return Fit(
      share: share, residual: residual,
      surprise: (max(0, own - 2 * along + expected) / (own + tiny)).squareRoot(),
      deviation: (residual / (own + tiny)).squareRoot())
  }
}
