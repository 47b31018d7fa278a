import { expect, it } from 'vitest'
import { slotLabel } from './filter-field.tsx'

it('marks a disabled delivery window', () => {
  expect(slotLabel('Evening', { enabled: true })).toBe('Evening')
  expect(slotLabel('Evening', { enabled: false })).toBe('Evening (not available)')
})
