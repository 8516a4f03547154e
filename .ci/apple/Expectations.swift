// The two macros of Testing as functions of the same shape. Each #expect is expanded and looked at
// once more by the compiler, which is two thirds of the work on a test target; what is in its
// parentheses is what a Mac may take otherwise, and is looked at here too. .ci/apple-types writes
// `expect_(` for `#expect(`, so that what is told stands in the same column.

import Testing

typealias Said = Comment?

func expect_(_ condition: Bool, _ comment: Said = nil, sourceLocation: SourceLocation? = nil) {}

@discardableResult
func expect_<E: Error, R>(
  throws type: E.Type, _ comment: Said = nil, sourceLocation: SourceLocation? = nil,
  performing body: () throws -> R
) -> E? { nil }

@discardableResult
func expect_<E: Error & Equatable, R>(
  throws error: E, _ comment: Said = nil, sourceLocation: SourceLocation? = nil,
  performing body: () throws -> R
) -> E? { nil }

func require_(_ condition: Bool, _ comment: Said = nil, sourceLocation: SourceLocation? = nil)
  throws
{}

func require_<T>(_ value: T?, _ comment: Said = nil, sourceLocation: SourceLocation? = nil) throws
  -> T
{ value! }

@discardableResult
func require_<E: Error, R>(
  throws type: E.Type, _ comment: Said = nil, sourceLocation: SourceLocation? = nil,
  performing body: () throws -> R
) throws -> E { fatalError() }
