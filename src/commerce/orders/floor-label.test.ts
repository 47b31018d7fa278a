import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { floorLabel } from './floor-label.ts'

it.each([
  ['3', 'Floor 3'],
  [' 12 ', 'Floor 12'],
  ['3/12', 'Floor 3, flat 12'],
  ['3, 12', 'Floor 3, flat 12'],
  ['٣، ١٢', 'Floor ٣, flat ١٢'],
  ['Third floor, flat 7', 'Third floor, flat 7'],
  ['3rd', '3rd'],
  ['', ''],
])('labels %j as %j', (typed, label) => {
  expect(floorLabel(typed)).toBe(label)
})

it.each([
  ['3', 'الدور 3'],
  ['٣، ١٢', 'الدور ٣، شقة ١٢'],
  ['3rd', '3rd'],
])('labels %j as %j in Arabic', (typed, label) => {
  expect(inLocale('ar', () => floorLabel(typed))).toBe(label)
})
