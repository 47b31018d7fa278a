import { expect, it } from 'vitest'
import { leftToShow, shownAtLeastMs } from './minimum-display.ts'

it('shows for at least 700 ms that the categories are coming', () => {
  expect(leftToShow(1_000, 1_001, shownAtLeastMs)).toBe(699)
  expect(leftToShow(1_000, 1_699, shownAtLeastMs)).toBe(1)
})

it('shows it no longer than that', () => {
  expect(leftToShow(1_000, 1_700, shownAtLeastMs)).toBe(0)
  expect(leftToShow(1_000, 9_000, shownAtLeastMs)).toBe(0)
})
