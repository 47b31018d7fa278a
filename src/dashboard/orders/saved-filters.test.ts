import { describe, expect, it } from 'vitest'
import { isSameSearch, maxSavedFilters, readSavedFilters, withFilter } from './saved-filters.ts'

const cash = { name: 'Cash in Zamalek', search: { payment: 'cash_due', zone: 'zone1' } } as const

describe('saved filters', () => {
  it('are read as they were stored', () => {
    expect(readSavedFilters(JSON.stringify([cash]))).toEqual([cash])
  })

  it.each([null, '', 'no json', '{}', '[1, null, {"name": ""}, {"name": "x"}]'])(
    'are empty when %j is stored',
    (text) => {
      expect(readSavedFilters(text)).toEqual([])
    },
  )

  it('lose invalid values and keep the rest', () => {
    const kept = [{ name: 'Odd', search: { status: 'nonsense', zone: 'zone1' } }]
    expect(readSavedFilters(JSON.stringify(kept))[0]?.search).toEqual({ zone: 'zone1' })
  })

  it('keep the latest filter of each name', () => {
    const again = { name: ' Cash in Zamalek ', search: { zone: 'zone2' } }
    expect(withFilter([cash], again)).toEqual([{ ...again, name: cash.name }])
  })

  it('are limited in number', () => {
    const many = Array.from({ length: maxSavedFilters }, (_, n) => ({ ...cash, name: `${n}` }))
    const names = withFilter(many, cash).map(({ name }) => name)
    expect([names.length, names[0], names.at(-1)]).toEqual([maxSavedFilters, '1', cash.name])
  })
})

it('treats a missing and an undefined filter as equal', () => {
  expect(isSameSearch({ zone: 'zone1' }, { zone: 'zone1', status: undefined })).toBe(true)
  expect(isSameSearch({ zone: 'zone1' }, { zone: 'zone2' })).toBe(false)
})
