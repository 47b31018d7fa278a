import { describe, expect, it } from 'vitest'
import { isSameSearch, maxSavedFilters, readSavedFilters, withFilter } from './saved-filters.ts'

const cash = { name: 'Cash in Zamalek', search: { payment: 'cash_due', zone: 'zone1' } } as const

describe('saved filters', () => {
  it('are read as they were kept', () => {
    expect(readSavedFilters(JSON.stringify([cash]))).toEqual([cash])
  })

  it.each([null, '', 'no json', '{}', '[1, null, {"name": ""}, {"name": "x"}]'])(
    'are none where %j is kept',
    (text) => {
      expect(readSavedFilters(text)).toEqual([])
    },
  )

  it('lose what is no filter, and keep the rest', () => {
    const kept = [{ name: 'Odd', search: { status: 'nonsense', zone: 'zone1' } }]
    expect(readSavedFilters(JSON.stringify(kept))[0]?.search).toEqual({ zone: 'zone1' })
  })

  it('have each name once, the latest', () => {
    const again = { name: ' Cash in Zamalek ', search: { zone: 'zone2' } }
    expect(withFilter([cash], again)).toEqual([{ ...again, name: cash.name }])
  })

  it('are so many at most', () => {
    const many = Array.from({ length: maxSavedFilters }, (_, n) => ({ ...cash, name: `${n}` }))
    const names = withFilter(many, cash).map(({ name }) => name)
    expect([names.length, names[0], names.at(-1)]).toEqual([maxSavedFilters, '1', cash.name])
  })
})

it('a search is the same whether a filter is left out or has no value', () => {
  expect(isSameSearch({ zone: 'zone1' }, { zone: 'zone1', status: undefined })).toBe(true)
  expect(isSameSearch({ zone: 'zone1' }, { zone: 'zone2' })).toBe(false)
})
