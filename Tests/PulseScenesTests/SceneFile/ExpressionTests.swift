import PulseScenes
import PulseTimeline
import Testing

@Suite struct ExpressionTests {
  private static let top = #"""
    "parameters": [
      {"name": "size", "type": "number", "default": 60, "description": "x"},
      {"name": "time", "type": "time", "default": "1/3", "description": "x"},
      {"name": "color", "type": "color", "default": "hsb(0, 1, 0.8)", "description": "x"},
      {"name": "easing", "type": "easing", "default": "cubic-bezier(0, -1, 1, 2)", "description": "x"}
    ],
    "let": {"half": "$size / 2", "list": [1, 2.5, "$half"], "on": true, "grid": [[1, 2], [3, 4]]}
    """#

  private static let known: [(String, Double)] = [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9.0), ("7 - 2 - 1", 4.0), ("8 / 2 / 2", 2.0),
    ("-2 * -3", 6.0),
    ("- 3 + 5", 2.0), ("+4", 4.0), (".5 + 1e1", 10.5), ("1.5e-1", 0.15), ("50%", 0.5),
    ("2pi", 6.283185307179586),
    ("pi", 3.141592653589793), ("-pi / 2", -1.5707963267948966), ("180deg", 3.141592653589793),
    ("90deg", 1.5707963267948966), ("0.5turn", 3.141592653589793),
    ("250ms", 0.25), ("0.1 + 0.2", 0.3), ("$size / 2", 30.0), ("$half * 2", 60.0),
    ("$list[1]", 2.5), ("$list[2] + 1", 31.0), ("$grid[1][0]", 3.0), ("count($list)", 3.0),
    ("min(3, 1, 2)", 1.0), ("max($size, 70)", 70.0), ("abs(-3)", 3.0), ("floor(-1.5)", -2.0),
    ("round(2.5)", 3.0), ("mod(-1, 3)", 2.0), ("sqrt(9)", 3.0), ("sin(0)", 0.0), ("cos(pi)", -1.0),
    ("if($on, 1, 2)", 1.0), ("if(not $on, 1, 2)", 2.0), ("if(1 < 2 and 2 <= 2, 1, 0)", 1.0),
    ("if(1 > 2 or 3 >= 3, 1, 0)", 1.0), ("if(1 == 2, 1, 0)", 0.0), ("if(1/3 != $time, 1, 0)", 0.0),
    ("if($on or 1 / 0 > 1, 1, 0)", 1.0), ("hue($color)", 0.0), ("saturation($color)", 1.0),
    ("brightness($color)", 0.8), ("alpha($color)", 1.0),
  ]

  @Test(arguments: known)
  func values(expression: String, value: Double) throws {
    #expect(try TestScene.number(expression, top: ExpressionTests.top) == value)
  }

  @Test func timesAreExact() throws {
    let layer = try TestScene.layer(
      #""beginTime": "$time * 0.3 + 1/7", "speed": 0.1"#, top: ExpressionTests.top)
    #expect(layer.timing.beginTime == Fraction(1, 10) + Fraction(1, 7))
    #expect(layer.timing.speed == Fraction(1, 10))
  }

  @Test(arguments: [
    ("", "the end stands where a value must stand"),
    ("1 +", "the end stands where a value must stand"),
    ("1 2", "'2' stands where an operator or the end must stand"),
    ("(1", "a ')' is missing"),
    ("$", "a name must follow '$'"),
    ("$siez", "there is no parameter or variable '$siez'; did you mean '$size'?"),
    ("size", "write '$size', with a dollar sign"),
    ("i", "'i' is no number; a parameter is written"),
    ("mim(1, 2)", "there is no function 'mim'; did you mean 'min'?"),
    ("mod(1)", "mod takes 2 values, not 1"),
    ("$list[3]", "a list of 3 has the items 0 to 2, not 3"),
    ("$list[0.5]", "a list of 3 has the items 0 to 2, not 0.5"),
    ("$size[0]", "only a list can be followed by '[…]', not a number"),
    ("$list + 1", "'+' takes numbers, not a list"),
    ("$color", "is a colour"),
    ("1 / 0", "a division by 0"),
    ("1e300 * 1e300", "the result of '*' is too large"),
    ("3 apples", "'apples' stands where an operator"),
    ("3apples", "'apples' is no unit; there are pi, deg"),
    ("1e400", "is no number"),
    ("sqrt(-1)", "sqrt has no value"),
    ("if(1, 2, 3)", "'if' takes true or false, not a number"),
  ])
  func mistakesAreNamed(expression: String, problem: String) {
    let error = #expect(throws: SceneFileError.self) {
      try TestScene.number(expression, top: ExpressionTests.top)
    }
    #expect(error?.problem.contains(problem) == true, "\(String(describing: error))")
    #expect(error?.path == "layers[0].zPosition")
  }

  @Test func depthAndLengthAreBounded() {
    for text in [
      String(repeating: "(", count: 990), String(repeating: "-", count: 990) + "1",
      String(repeating: "1+", count: 600) + "1",
      String(repeating: "not ", count: 200) + "true",
    ] {
      #expect(throws: SceneFileError.self) { try TestScene.number(text) }
    }
  }
}
