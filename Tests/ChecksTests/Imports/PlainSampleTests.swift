import Testing

@testable import NavSimReport

// Lines as recorders print them are read without a tree of JSON; what they say is the same.

@Suite struct PlainSampleTests {
  private static let head = "{\"navsim\":\"samples\",\"version\":1}\n"

  /// The values of a line, and the line with blanks, which the reader of JSON reads.
  @Test(arguments: [
    ##"{"us":0,"set":{"bar":{"x":0,"alpha":-0.5,"width":375.25}}}"##,
    ##"{"us":12,"set":{"page.Home":{"x":-26.1263,"y":1234567890.1234},"title":null}}"##,
    ##"{"us":9,"set":{"bar":{"hidden":true,"translucent":false,"image":null,"color":"#FF0000"}}}"##,
    ##"{"us":9,"set":{"bar":{"style":"default","a":"yes","b":"nil","c":"12","d":"-x","e":"#12"}}}"##,
    ##"{"us":9,"set":{"bar":{"x":-0,"y":-0.0004,"z":999999999999999,"w":99999999999999999999}}}"##,
    ##"{"us":9,"set":{"bar":{"x":1e3,"y":0.1E-2}}}"##,
    ##"{"us":9,"set":{"bar":{"title":{"text":"a b"},"name":"Ä","other":"a\"b"}}}"##,
    ##"{"us":9,"set":{"bar":{}}}"##, ##"{"us":9,"set":{}}"##,
    ##"{"us":9,"set":{"bar":{"x":1}},"event":"viewDidLoad","args":["A"]}"##,
    ##"{"us":9,"set":{"a":{"x":1},"b":{"x":1e400}}}"##,
    ##"{"us":9,"set":{"bar":{"x":01}}}"##, ##"{"us":9,"set":{"bar":{"x":1.}}}"##,
    ##"{"us":9,"set":{"bar":{"x":1,"x":2}}}"##, ##"{"us":9,"set":{"a":{"x":1},"a":{"y":1}}}"##,
    ##"{"us":9,"set":{"a":null,"a":null}}"##, ##"{"us":9,"set":{"a b":{"x":1}}}"##,
    ##"{"us":9,"set":{"bar":{"x":1}}"##, ##"{"us":9,"set":{"bar":{"x":1}}}}"##,
    ##"{"us":09,"set":{"bar":{"x":1}}}"##, ##"{"us":-1,"set":{"bar":{"x":1}}}"##,
    ##"{"us":9,"set":{"bar":1}}"##, ##"{"us":9,"set":{"bar":{"x":[1]}}}"##,
  ])
  func aLineSaysTheSameWithBlanks(line: String) {
    let blank = line.replacing("{\"us\":", with: "{ \"us\":")
    #expect(Self.said(line) == Self.said(blank))
    // Behind another line too, whose names are known.
    let before = #"{"us":5,"set":{"bar":{"x":1,"alpha":1},"a":{"x":0}}}"# + "\n"
    #expect(Self.said(before + line) == Self.said(before + blank))
  }

  /// Everything that was read, or the message without its column, which the blank moves.
  private static func said(_ lines: String) -> [String] {
    do throws(ImportError) {
      let imported = try Imported.read(Array((head + lines).utf8), path: "f")
      guard case .recording(let recording) = imported else { return ["no recording"] }
      let samples = recording.samples
      var reader = SampleReader(samples)
      return samples.moments.indices.flatMap { moment in
        var said: [String] = []
        reader.seek(moment)
        while reader.next() {
          said += reader.values.map { value in
            "\(samples.moments[moment].time) \(samples.names[value.name]) \(value.plain)"
          }
        }
        return said
      } + samples.names.map { "\($0)" } + recording.events.map { "\($0)" }
    } catch {
      return ["\(error.line): \(error.message)"]
    }
  }
}
