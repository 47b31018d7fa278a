import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutoffWords, emptySlot, fieldsOf, readFields, weekdayWords } from './slot-fields.ts'

it('what is typed of a window is the window again', () => {
  const day = 24 * 60
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: day - 1 }),
      fc.integer({ min: 1, max: day }),
      fc.integer({ min: -7 * day, max: day - 1 }),
      (startMinute, endMinute, cutoffMinute) => {
        const slot = { startMinute, endMinute, cutoffMinute, name: 'A', capacity: 3 }
        const draft = { ...slot, weekdays: '15', enabled: false }
        expect(readFields(fieldsOf(draft))).toEqual(draft)
      },
    ),
  )
})

it('what is not typed is no number', () => {
  const { startMinute, endMinute, cutoffMinute, capacity } = readFields(emptySlot)
  expect([startMinute, endMinute, cutoffMinute, capacity]).toEqual(Array(4).fill(Number.NaN))
})

it.each([
  [540, '9 am the same day'],
  [0, '12 am the same day'],
  [-240, '8 pm the day before'],
  [-1440, '12 am the day before'],
  [-1441, '11:59 pm 2 days before'],
])('the cut-off at %i is said %s', (minute, words) => {
  expect(cutoffWords(minute)).toBe(words)
})

it('days of the week are named, or all together', () => {
  expect([weekdayWords('1234567'), weekdayWords('57')]).toEqual(['Every day', 'Fri, Sun'])
})
