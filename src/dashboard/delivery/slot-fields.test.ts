import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutoffLabel, emptySlot, fieldsOf, readFields, weekdayLabels } from './slot-fields.ts'

it('fields of a time slot convert to the slot and back', () => {
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

it('an empty field is not a number', () => {
  const { startMinute, endMinute, cutoffMinute, capacity } = readFields(emptySlot)
  expect([startMinute, endMinute, cutoffMinute, capacity]).toEqual(Array(4).fill(Number.NaN))
})

it.each([
  [540, '9 am the same day'],
  [0, '12 am the same day'],
  [-240, '8 pm the day before'],
  [-1440, '12 am the day before'],
  [-1441, '11:59 pm 2 days before'],
])('the cut-off at %i reads %s', (minute, words) => {
  expect(cutoffLabel(minute)).toBe(words)
})

it('weekdays are listed, or summed up as every day', () => {
  expect([weekdayLabels('1234567'), weekdayLabels('57')]).toEqual(['Every day', 'Fri, Sun'])
})
