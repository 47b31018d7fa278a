import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf } from '../cairo-time.ts'
import {
  type ClosureDraft,
  checkClosure,
  checkPeakDay,
  checkSlot,
  overlap,
  type PeakDay,
  type SlotDraft,
} from './delivery-drafts.ts'

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

const today = '2026-11-20'
const eid: ClosureDraft = { from: '2026-11-24', until: '2026-11-26', reason: 'Eid' }
const mothersDay: PeakDay = { date: '2027-03-21', name: 'Mother’s Day', surcharge: 60 }

describe('a closure', () => {
  it('may be today and one day long', () => {
    expect(checkClosure({ ...eid, from: today, until: today }, today)).toEqual({})
  })

  it.each<[string, Partial<ClosureDraft>, keyof ClosureDraft]>([
    ['in the past', { from: '2026-11-19' }, 'from'],
    ['that ends before it starts', { until: '2026-11-23' }, 'until'],
    ['longer than two months', { until: '2027-01-24' }, 'until'],
    ['on a date that does not exist', { until: '2026-11-31' }, 'until'],
    ['without a reason', { reason: ' ' }, 'reason'],
  ])('%s is rejected', (_what, change, field) => {
    expect(Object.keys(checkClosure({ ...eid, ...change }, today))).toEqual([field])
  })

  it('includes its first and last day, across the end of a month', () => {
    expect(daysOf({ from: '2026-11-29', until: '2026-12-02' })).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ])
  })
})

describe('a peak day', () => {
  it.each<[string, Partial<PeakDay>, keyof PeakDay]>([
    ['in the past', { date: '2026-11-19' }, 'date'],
    ['in the distant future', { date: '2029-01-01' }, 'date'],
    ['without a name', { name: '' }, 'name'],
    ['without a surcharge', { surcharge: 0 }, 'surcharge'],
    ['with a fractional surcharge', { surcharge: 0.5 }, 'surcharge'],
  ])('%s is rejected', (_what, change, field) => {
    expect(Object.keys(checkPeakDay({ ...mothersDay, ...change }, today))).toEqual([field])
    expect(checkPeakDay(mothersDay, today)).toEqual({})
  })
})
