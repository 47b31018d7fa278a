import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSlot, overlap, type SlotDraft } from './slot-draft.ts'

const hour = (count: number) => count * 60

const afternoon: SlotDraft = {
  name: 'Afternoon',
  startMinute: hour(15),
  endMinute: hour(18),
  cutoffMinute: hour(12),
  capacity: 20,
  weekdays: '1234567',
  enabled: true,
}

describe('a time slot', () => {
  it.each<[string, Partial<SlotDraft>]>([
    ['may have its cut-off at its start', { cutoffMinute: hour(15) }],
    ['may have its cut-off seven days before', { cutoffMinute: -hour(7 * 24) }],
    ['may end at midnight', { endMinute: hour(24) }],
    ['may be limited to Fridays', { weekdays: '5' }],
  ])('%s', (_what, change) => {
    expect(checkSlot({ ...afternoon, ...change })).toEqual({})
  })

  it.each<[string, Partial<SlotDraft>, keyof SlotDraft]>([
    ['without a name', { name: '  ' }, 'name'],
    ['that ends when it starts', { endMinute: hour(15) }, 'endMinute'],
    ['that ends after midnight', { endMinute: hour(24) + 1 }, 'endMinute'],
    ['with a cut-off after its start', { cutoffMinute: hour(15) + 1 }, 'cutoffMinute'],
    ['with a cut-off eight days before', { cutoffMinute: -hour(8 * 24) }, 'cutoffMinute'],
    ['with no capacity', { capacity: 0 }, 'capacity'],
    ['with a fractional capacity', { capacity: 1.5 }, 'capacity'],
    ['on no weekday', { weekdays: '' }, 'weekdays'],
    ['on an eighth weekday', { weekdays: '18' }, 'weekdays'],
    ['on a weekday twice', { weekdays: '11' }, 'weekdays'],
  ])('%s is rejected', (_what, change, field) => {
    expect(Object.keys(checkSlot({ ...afternoon, ...change }))).toEqual([field])
  })
})

describe('two time slots', () => {
  it.each<[string, Partial<SlotDraft>, boolean]>([
    [
      'that follow each other do not overlap',
      { startMinute: hour(18), endMinute: hour(20) },
      false,
    ],
    ['that share a minute overlap', { startMinute: hour(18) - 1, endMinute: hour(20) }, true],
    [
      'of which one contains the other overlap',
      { startMinute: hour(16), endMinute: hour(17) },
      true,
    ],
    ['of which one is disabled do not overlap', { enabled: false }, false],
  ])('%s', (_what, change, expected) => {
    expect(overlap(afternoon, { ...afternoon, ...change })).toBe(expected)
  })

  it('on different weekdays do not overlap', () => {
    const [friday, others] = [{ weekdays: '5' }, { weekdays: '123467' }]
    expect(overlap({ ...afternoon, ...friday }, { ...afternoon, ...others })).toBe(false)
  })

  it('overlap in either order', () => {
    const minute = fc.integer({ min: 0, max: hour(24) })
    fc.assert(
      fc.property(minute, minute, minute, minute, (a, b, c, d) => {
        const one = { ...afternoon, startMinute: a, endMinute: b }
        const other = { ...afternoon, startMinute: c, endMinute: d }
        expect(overlap(one, other)).toBe(overlap(other, one))
      }),
    )
  })
})
