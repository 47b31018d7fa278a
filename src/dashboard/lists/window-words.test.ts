import { expect, it } from 'vitest'
import { windowWords } from './window-words.ts'

it('a window that shoppers are no longer offered is marked', () => {
  expect(windowWords('Evening', { enabled: true })).toBe('Evening')
  expect(windowWords('Evening', { enabled: false })).toBe('Evening (not offered)')
})
