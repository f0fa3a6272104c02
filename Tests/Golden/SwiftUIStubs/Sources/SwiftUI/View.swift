@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }

    /// Of the stand-in alone: what the view would show.
    func draw(on drawing: Drawing)
}

extension View {
    public func draw(on drawing: Drawing) { body.draw(on: drawing) }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { return fatalError("a primitive view has no body") }
}

/// A view that draws itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { return fatalError("a primitive view has no body") }
}

/// Of the stand-in alone: what a tree of views shows, and what can be done with it.
@MainActor
public final class Drawing {
    public var texts: [String] = []
    public var buttons: [(title: String, action: () -> Void)] = []
    public var onAppear: [() -> Void] = []
    public var tasks: [@MainActor () async -> Void] = []
    public var onDisappear: [() -> Void] = []
    public var sheets: [Drawing] = []

    public init(_ view: some View) { view.draw(on: self) }

    /// Taps the button of that title.
    public func tap(_ title: String) { buttons.first { $0.title == title }?.action() }
}

@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(content: (repeat each content))
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        .first(first)
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        .second(second)
    }
}

public struct TupleView<each Content: View>: PrimitiveView {
    let content: (repeat each Content)

    public func draw(on drawing: Drawing) { repeat (each content).draw(on: drawing) }
}

public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
    case first(First), second(Second)

    public func draw(on drawing: Drawing) {
        switch self {
        case .first(let view): view.draw(on: drawing)
        case .second(let view): view.draw(on: drawing)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { return fatalError("a primitive view has no body") }
    public func draw(on drawing: Drawing) { self?.draw(on: drawing) }
}

public struct AnyView: PrimitiveView {
    private let content: any View

    public init(_ content: some View) { self.content = content }

    public func draw(on drawing: Drawing) { content.draw(on: drawing) }
}
