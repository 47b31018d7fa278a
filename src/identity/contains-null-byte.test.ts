import { expect, it } from 'vitest'
import { containsNullByte } from './contains-null-byte.ts'

it.each([
  ['a text', 'rose\0.png'],
  ['a field', { token: '\0' }],
  ['a list in a field', { tokens: ['tulip', ['rose\0']] }],
])('containsNullByte finds one in %s', (_where, sent) => {
  expect(containsNullByte(sent)).toBe(true)
})

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 0],
  ['a word about it', { password: '\\u0000 and %00' }],
])('containsNullByte finds none in %s', (_where, sent) => {
  expect(containsNullByte(sent)).toBe(false)
})

it('finds a null byte in deeply nested data', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`)
  expect(containsNullByte(deep)).toBe(true)
})
