import NavSimPicture

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
