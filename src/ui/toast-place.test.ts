import { expect, it } from 'vitest'
import { freeTop } from './toast-place.ts'

const header = { top: 0, bottom: 100 }

it.each([
  ['at the top of an empty window', [], 16],
  ['below the header', [header], 112],
  ['at the top above a control further down', [{ top: 200, bottom: 240 }], 16],
  ['below a control that begins within its height', [{ top: 60, bottom: 90 }], 102],
  ['between controls that leave room', [header, { top: 220, bottom: 260 }], 112],
  ['below controls that leave none', [{ top: 180, bottom: 260 }, header], 272],
  ['below the head of a dialog that is full', [header, { top: 110, bottom: 790 }], 112],
  ['in the window even where the head is tall', [{ top: 0, bottom: 790 }], 720],
])('a toast is placed %s', (_where, boxes, top) => {
  expect(freeTop(80, boxes, 800)).toBe(top)
})
