/// A time in milliseconds, counted from any moment that stays the same and never jumps.
public typealias Milliseconds = Int64
