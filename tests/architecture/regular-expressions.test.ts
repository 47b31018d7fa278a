import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { files } from './imports.ts'

/** The regular expressions in the source of the shop. */
const expressions = files
  .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')))

function expressionsIn(file: string, code: string): { file: string; expression: RegExp }[] {
  const found: { file: string; expression: RegExp }[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    Literal(literal) {
      if (!('regex' in literal)) return
      const { pattern, flags } = literal.regex
      found.push({ file, expression: new RegExp(pattern, flags) })
    },
  }).visit(program)
  return found
}

/** Parts of inputs that the expressions repeat, and ends that make a match fail at the last character. */
const parts = [
  ...[' ', '\n', '\t', ' a', 'EGP 1'],
  ...'a A 0 - . / " \\ < [ ( * _ @ + : & a. a- a@ 0, 0- a= %20 ![ ]( ** <script ا'.split(' '),
]
const ends = ['', '!', '\u0000', '\n']

// With exponential backtracking, 26 characters already take half a second. Quadratic time is short at 1,000, and the
// limits of fields end it there.
const lengths = [26, 1_000]
const mostMs = 250

/** The slowest match of an expression, in milliseconds. */
function slowest(expression: RegExp): number {
  let most = 0
  for (const length of lengths) {
    for (const part of parts) {
      for (const end of ends) {
        const text = part.repeat(length / part.length) + end
        const began = performance.now()
        text.search(expression)
        most = Math.max(most, performance.now() - began)
      }
    }
    if (most > mostMs) return most
  }
  return most
}

it('backtracks exponentially in no regular expression', () => {
  expect(expressions.length).toBeGreaterThan(200)
  const isSlow = (expression: RegExp) => slowest(expression) > mostMs
  // Twice, because the machine of the test may pause.
  const slow = expressions.filter(({ expression }) => isSlow(expression) && isSlow(expression))
  expect(slow.map(({ file, expression }) => `${file}: ${expression.source}`)).toEqual([])
})

it('finds an expression with exponential backtracking', () => {
  const [found] = expressionsIn('some.ts', 'const words = /^(a+)+$/')
  expect(found && slowest(found.expression)).toBeGreaterThan(mostMs)
})
