import { expect, it, vi } from 'vitest'
import { columnStep } from './board-drag.tsx'

it.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', -1],
  ['rtl', 'ArrowRight', -1],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'ArrowDown', 0],
])('in a page that is %s, %s moves a card by %i columns', (dir, key, step) => {
  vi.stubGlobal('document', { dir })
  expect(columnStep(key)).toBe(step)
})
