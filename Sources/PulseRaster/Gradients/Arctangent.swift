/// The angle of a direction as a part of a full turn, from 0 up to 1, clockwise on the screen from the
/// x axis; 0 where there is no direction.
///
/// From a table of 17 arctangents and, for what is left, Gregory's series; to about 1e-16. The module is
/// not linked with the C library's mathematics.
func turnPart(x: Double, y: Double) -> Double {
  let (width, height) = (x.magnitude, y.magnitude)
  guard width > 0 || height > 0 else { return 0 }
  let isSteep = height > width
  let eighth = arctangent(isSteep ? width / height : height / width) / (2 * Double.pi)
  let quarter = isSteep ? 0.25 - eighth : eighth
  let half = x < 0 ? 0.5 - quarter : quarter
  return y < 0 && half > 0 ? 1 - half : half
}

private let arctangents: [Double] = (0...16).map { index in
  // Twice the arctangent of half the angle; the series is short for tangents up to 0.42.
  let tangent = Double(index) / 16
  let half = tangent / (1 + squareRoot(of: 1 + tangent * tangent))
  let quarter = half / (1 + squareRoot(of: 1 + half * half))
  return 4 * series(quarter, terms: 14)
}

/// The arctangent of a number from 0 to 1.
private func arctangent(_ value: Double) -> Double {
  let index = Int(value * 16 + 0.5)
  let nearest = Double(index) / 16
  return arctangents[index] + series((value - nearest) / (1 + value * nearest), terms: 6)
}

private func series(_ value: Double, terms: Int) -> Double {
  let square = value * value
  var sum = 0.0
  for term in (0..<terms).reversed() { sum = 1 / Double(2 * term + 1) - square * sum }
  return value * sum
}
