import { describe, expect, it } from 'vitest'
import { addDays } from '../cairo-time.ts'
import { holidaysFrom, openHolidays } from './holidays.ts'

const spanOf = (today: string, wanted: string) => {
  const found = holidaysFrom(today).find(({ key }) => key === wanted)
  return found && [found.from, found.until, found.isTentative]
}

describe('the public holidays of Egypt', () => {
  it('of the coming year are in order, fixed ones without doubt', () => {
    const holidays = holidaysFrom('2026-11-20')
    expect(holidays.map(({ key }) => key)).toEqual([
      'coptic-christmas',
      'january-revolution',
      'eid-al-fitr',
      'sinai-liberation',
      'labour-day',
      'sham-el-nessim',
      'eid-al-adha',
      'islamic-new-year',
      'june-revolution',
      'july-revolution',
      'mawlid',
      'armed-forces',
    ])
    expect(spanOf('2026-11-20', 'labour-day')).toEqual(['2027-05-01', '2027-05-01', false])
  })

  it('of the moon are calculated, and to confirm', () => {
    expect(spanOf('2026-01-01', 'eid-al-fitr')).toEqual(['2026-03-20', '2026-03-22', true])
    expect(spanOf('2026-01-01', 'eid-al-adha')).toEqual(['2026-05-26', '2026-05-30', true])
    expect(spanOf('2026-01-01', 'islamic-new-year')).toEqual(['2026-06-16', '2026-06-16', true])
    expect(spanOf('2026-01-01', 'mawlid')).toEqual(['2026-08-25', '2026-08-25', true])
  })

  it.each([
    ['2024', '05-06'],
    ['2025', '04-21'],
    ['2026', '04-13'],
    ['2027', '05-03'],
    ['2028', '04-17'],
  ])('has Sham El-Nessim of %s on the Monday after Coptic Easter', (year, day) => {
    const date = `${year}-${day}`
    expect(spanOf(`${year}-01-01`, 'sham-el-nessim')).toEqual([date, date, false])
  })

  it('has every fixed holiday once, whatever the day', () => {
    for (let day = 0; day < 800; day += 13) {
      const keys = holidaysFrom(addDays('2026-01-01', day)).map(({ key }) => key)
      expect(keys.filter((key) => key === 'coptic-christmas')).toHaveLength(1)
    }
  })

  it('is offered until staff close it, also on other days nearby', () => {
    const eid = { key: 'eid-al-fitr', from: '2027-03-10', until: '2027-03-12' } as const
    const named = { ...eid, isTentative: true, reason: 'Eid al-Fitr', reasonAr: 'عيد الفطر' }
    const isOffered = (...closures: { date: string; reason: string }[]) =>
      openHolidays([named], closures).length === 1
    expect(isOffered()).toBe(true)
    expect(isOffered({ date: '2027-03-12', reason: 'Closed on Fridays' })).toBe(true)
    expect(isOffered({ date: '2027-03-13', reason: 'Eid al-Fitr' })).toBe(false)
    expect(isOffered({ date: '2026-03-20', reason: 'Eid al-Fitr' })).toBe(true)
    const allDays = ['2027-03-10', '2027-03-11', '2027-03-12'].map((date) => ({
      date,
      reason: 'x',
    }))
    expect(isOffered(...allDays)).toBe(false)
  })
})
