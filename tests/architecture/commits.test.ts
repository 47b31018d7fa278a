import { expect, it } from 'vitest'
import { problemOf, subjectsSince } from './commit-subjects.ts'

// Commits up to these are older than the rule.
const bases = [
  'a10a133e6add822ef33c57940084b4fd5bf30a80',
  '135a25656edbcb16e9843600e013b36c7e11242b',
]

it('every commit subject is "type(scope): imperative", at most 72 characters', () => {
  const subjects = subjectsSince(bases)
  // A source archive and a shallow clone have no history to check.
  if (!subjects) return console.log('Commit subjects were not checked: no git history here.')
  const problems = subjects.flatMap((subject) => {
    const problem = problemOf(subject)
    return problem ? [`${subject}: ${problem}`] : []
  })
  expect(problems).toEqual([])
})

it.each([
  'fix(dashboard): keep unsaved edits when archiving a product',
  'perf(page-cache): ignore utm and fbclid parameters in the key',
  'refactor(api)!: process uploads in one place',
])('accepts "%s"', (subject) => {
  expect(problemOf(subject)).toBeNull()
})

it.each([
  ['update the cart', 'not "type(scope): subject"'],
  ['test: cover the cart', 'not "type(scope): subject"'],
  ['fix(cart): Keep the quantity', 'does not start with a verb in lower case'],
  ['fix(cart): keeps the quantity', '"keeps" is not imperative'],
  ['fix(cart): fixed the quantity', '"fixed" is not imperative'],
  ['fix(cart): keep the quantity.', 'ends with a full stop'],
  [`fix(cart): keep ${'very '.repeat(12)}long`, 'longer than 72 characters'],
])('rejects "%s": %s', (subject, problem) => {
  expect(problemOf(subject)).toBe(problem)
})

it('has no history in a folder without git', () => {
  expect(subjectsSince(['0'.repeat(40)])).toBeNull()
})
