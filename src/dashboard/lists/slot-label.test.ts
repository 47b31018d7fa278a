import { expect, it } from 'vitest'
import { slotLabel } from './slot-label.ts'

it('a window that shoppers are no longer offered is marked', () => {
  expect(slotLabel('Evening', { enabled: true })).toBe('Evening')
  expect(slotLabel('Evening', { enabled: false })).toBe('Evening (not offered)')
})
