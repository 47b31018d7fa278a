import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../cairo-time.ts'
import { checkRepeatedClosure, closedUntilOn, daysToClose, overlaps } from './repeated-closure.ts'

const friday = { weekday: 5, from: '2026-11-20', until: null }
const draft = { weekday: 5, from: '', until: '', reason: '', reasonAr: '' }
const today = '2026-11-19'

describe('a repeated closure', () => {
  it('closes its weekday within its own days and those of the period', () => {
    const period = { from: '2026-11-18', until: '2026-12-04' }
    expect(daysToClose(friday, period)).toEqual(['2026-11-20', '2026-11-27', '2026-12-04'])
    expect(daysToClose({ ...friday, from: '2026-11-21', until: '2026-12-03' }, period)).toEqual([
      '2026-11-27',
    ])
    expect(daysToClose({ ...friday, until: '2026-11-19' }, period)).toEqual([])
  })

  it('closes whole weeks ahead, each weekday as often', () => {
    const period = { from: today, until: closedUntilOn(today) }
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
      const days = daysToClose({ ...friday, from: today, weekday }, period)
      expect(days).toHaveLength(8)
      expect(days.every((date) => weekdayOf(date) === weekday)).toBe(true)
    }
  })

  it('overlaps with one of the same weekday on a common day only', () => {
    const winter = { ...friday, until: '2027-02-26' }
    expect(overlaps(friday, { ...friday, from: '2027-06-01' })).toBe(true)
    expect(overlaps(winter, { ...friday, from: '2027-02-26' })).toBe(true)
    expect(overlaps(winter, { ...friday, from: '2027-02-27' })).toBe(false)
    expect(overlaps(friday, { ...friday, weekday: 6 })).toBe(false)
  })

  it.each([
    [{}, []],
    [{ weekday: 0 }, ['weekday']],
    [{ weekday: 8 }, ['weekday']],
    [{ from: '2026-11-18' }, ['from']],
    [{ from: today }, []],
    [{ from: addDays(today, 731) }, ['from']],
    [{ from: 'x', until: '2026-02-30' }, ['from', 'until']],
    [{ from: '2026-11-28', until: '2026-11-27' }, ['until']],
    [{ from: '2026-11-21', until: '2026-11-26' }, ['until']],
    [{ from: '2026-11-20', until: '2026-11-20' }, []],
    [{ reason: 'a'.repeat(61), reasonAr: 'أ'.repeat(61) }, ['reason', 'reasonAr']],
  ])('checks %o', (change, fields) => {
    expect(Object.keys(checkRepeatedClosure({ ...draft, ...change }, today))).toEqual(fields)
  })
})
