/// A stand-in for the part of SwiftUI that the face uses, so that the face's real source compiles
/// and runs in tests where SwiftUI does not exist.
///
/// It has Apple's names with Apple's signatures, except that more of it belongs to the main actor,
/// and shows nothing: no layout, no state, no updates. A test makes and updates the wrapped view by
/// hand.
@_exported import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body.") }
}

/// A view of the stand-in itself: it has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("This view has no body.") }
}

@MainActor
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<First: View, each Content: View>(
    _ first: First, _ content: repeat each Content
  ) -> TupleView<(First, repeat each Content)> {
    TupleView(value: (first, repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct TupleView<Content>: PrimitiveView {
  public let value: Content
}

public struct Text: PrimitiveView {
  public let string: String
  public init<Title: StringProtocol>(_ content: Title) { string = String(content) }
}

extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
}

public struct Font: Sendable {
  public static let footnote = Font()
}

public struct Color: Sendable {
  public static let secondary = Color()
}

public struct HorizontalAlignment: Sendable {
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {}

public struct VStack<Content: View>: PrimitiveView {
  public let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct Spacer: PrimitiveView {
  public init(minLength: CGFloat? = nil) {}
}

public struct HStack<Content: View>: PrimitiveView {
  public let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A view and what was said about it.
public struct ModifiedContent<Content: View, Modifier>: PrimitiveView {
  public let content: Content
  public let modifier: Modifier
}

public struct AccessibilityAttachmentModifier {}

struct FixedSizeModifier {}

struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension View {
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier())
  }

  public func fixedSize() -> some View {
    ModifiedContent(content: self, modifier: FixedSizeModifier())
  }

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    ModifiedContent(
      content: self, modifier: EnvironmentModifier { $0[keyPath: keyPath] = value })
  }
}
