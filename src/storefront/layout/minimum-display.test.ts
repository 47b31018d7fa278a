import { expect, it } from 'vitest'
import { minimumDisplayMs, remainingDisplayMs } from './minimum-display.ts'

it('shows the loading state for at least 700 ms', () => {
  expect(remainingDisplayMs(1_000, 1_001, minimumDisplayMs)).toBe(699)
  expect(remainingDisplayMs(1_000, 1_699, minimumDisplayMs)).toBe(1)
})

it('hides the loading state after 700 ms', () => {
  expect(remainingDisplayMs(1_000, 1_700, minimumDisplayMs)).toBe(0)
  expect(remainingDisplayMs(1_000, 9_000, minimumDisplayMs)).toBe(0)
})
