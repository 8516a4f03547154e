import NavSimPicture
import NavSimReport

// What pictures are made of, under the library's one name.

/// What a phone shows in one frame of a trace.
public typealias Picture = NavSimPicture.Picture
/// Walks over a trace and draws a picture for each frame.
public typealias PictureReel = NavSimPicture.PictureReel
/// The screen on which pictures are drawn.
public typealias PictureScreen = NavSimPicture.PictureScreen
/// The sheet on which a shape lies.
public typealias PictureLayer = NavSimPicture.PictureLayer
/// One thing that a picture paints.
public typealias Shape = NavSimPicture.Shape
/// What a shape paints.
public typealias ShapeContent = NavSimPicture.ShapeContent
/// A text of a picture.
public typealias ShapeText = NavSimPicture.ShapeText
/// Whether a trace's pictures show what the trace's eye sees.
public typealias EyeAgreement = NavSimPicture.EyeAgreement
/// Frames of cells side by side.
public typealias FilmStrip = NavSimReport.FilmStrip
/// Which frames a film strip shows.
public typealias FilmFrames = NavSimReport.FilmFrames
/// A question about a trace that it has no answer to.
public typealias QuestionError = NavSimReport.QuestionError
/// A film strip as SVG.
public typealias FilmSVG = NavSimReport.FilmSVG
/// A film strip as PNG.
public typealias FilmPNG = NavSimReport.FilmPNG
/// A film strip for a terminal.
public typealias FilmANSI = NavSimReport.FilmANSI
/// A film strip in words.
public typealias FilmText = NavSimReport.FilmText
/// How many colours a terminal shows.
public typealias ColorDepth = NavSimReport.ColorDepth
/// What the eye sees over time, for a terminal.
public typealias EyeStrip = NavSimReport.EyeStrip
/// Colours in text for people.
public typealias Swatches = NavSimReport.Swatches
