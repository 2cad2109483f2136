/// A stand-in for the part of UIKit that the face uses, so that the face's real source compiles and
/// runs in tests where UIKit does not exist.
///
/// What it is: Apple's names with Apple's signatures; a tree of views that routes touches and keys;
/// controls that track a touch and send the events that UIKit sends; a first responder; a `UINib`
/// that reads a real `.xib` file as UIKit reads the compiled form: `init(coder:)` first, then the
/// user-defined runtime attributes by key, in the order of the document.
///
/// What it is not: it lays nothing out by constraints, draws nothing, animates nothing and measures
/// text by the number of its characters. It is no product and nothing but the face and its tests
/// sees it: they know this module as `UIKit` by a module alias. A test that passes here is a promise
/// about the face's own code; how Apple's UIKit behaves only Apple's UIKit can tell, so the same
/// tests run there too.
@_exported import Foundation
