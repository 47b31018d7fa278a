// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { inlineSign, isRightToLeft } from './writing-direction.ts'

afterEach(() => {
  document.dir = ''
})

it.each([
  ['', false, 1],
  ['ltr', false, 1],
  ['rtl', true, -1],
] as const)('a page with the direction "%s" is right to left: %s', (dir, rightToLeft, sign) => {
  document.dir = dir
  expect(isRightToLeft()).toBe(rightToLeft)
  expect(inlineSign()).toBe(sign)
})

it('follows a change of the language without a reload', () => {
  document.dir = 'rtl'
  expect(inlineSign()).toBe(-1)
  document.dir = 'ltr'
  expect(inlineSign()).toBe(1)
})
