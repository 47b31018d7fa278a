import { describe, expect, it } from 'vitest'
import {
  type ClosureDraft,
  checkClosure,
  checkPeakDay,
  daysOf,
  type PeakDayDraft,
} from './special-day-draft.ts'

const today = '2026-11-20'
const eid: ClosureDraft = { from: '2026-11-24', until: '2026-11-26', reason: 'Eid' }
const mothersDay: PeakDayDraft = { date: '2027-03-21', name: 'Mother’s Day', surcharge: 60 }

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
  it.each<[string, Partial<PeakDayDraft>, keyof PeakDayDraft]>([
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
