import { expect, it } from 'vitest'
import { readDeliveryChoice } from './delivery-choice.ts'

const area = 'Ab3dEf6hIj9lMn2pQr5t'
const slot = 'Sb3dEf6hIj9lMn2pQr5t'
const day = '2026-11-26'

it('reads area, day and slot, and nothing else', () => {
  expect(readDeliveryChoice({ area, day, slot, q: 'roses' })).toEqual({ area, day, slot })
  expect(readDeliveryChoice({ area, day })).toEqual({ area, day })
})

it('ignores an invalid slot', () => {
  expect(readDeliveryChoice({ area, day, slot: 'evening' })).toEqual({ area, day })
  expect(readDeliveryChoice({ area, day, slot: 7 })).toEqual({ area, day })
})

it.each<[string, Record<string, unknown>]>([
  ['an area', { day }],
  ['a day', { area }],
  ['a well-formed area', { area: "x'; drop table", day }],
  ['a well-formed day', { area, day: '26-11-2026' }],
  ['an existing month', { area, day: '2026-13-01' }],
  ['text', { area: [area], day: { day } }],
])('returns null without %s', (_what, search) => {
  expect(readDeliveryChoice(search)).toBeNull()
})
