import Testing

/// All tests of the GTK face. They share one screen with one pointer, so they come one by one.
@Suite(.serialized)
enum GTKTests {}
