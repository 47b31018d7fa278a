import { describe, expect, it } from 'vitest'
import { isSameSearch, maxSavedFilters, readSavedFilters, withFilter } from './saved-filters.ts'

const cash = { name: 'Cash in Zamalek', search: { payment: 'cash_due', zone: 'zone1' } } as const

describe('saved filters', () => {
  it('are read as they were stored', () => {
    expect(readSavedFilters([cash])).toEqual([cash])
  })

  it.each([null, '', {}, [1, null, { name: '' }, { name: 'x' }]])('are none in %j', (stored) => {
    expect(readSavedFilters(stored)).toEqual([])
  })

  it('drop invalid filters and keep the rest', () => {
    const stored = [{ name: 'Odd', search: { status: 'nonsense', zone: 'zone1' } }]
    expect(readSavedFilters(stored)[0]?.search).toEqual({ zone: 'zone1' })
  })

  it('have unique names: the latest wins', () => {
    const again = { name: ' Cash in Zamalek ', search: { zone: 'zone2' } }
    expect(withFilter([cash], again)).toEqual([{ ...again, name: cash.name }])
  })

  it('have a maximum number: the oldest goes', () => {
    const many = Array.from({ length: maxSavedFilters }, (_, n) => ({ ...cash, name: `${n}` }))
    const names = withFilter(many, cash).map(({ name }) => name)
    expect([names.length, names[0], names.at(-1)]).toEqual([maxSavedFilters, '1', cash.name])
  })
})

it('treats a missing filter and an undefined one as the same search', () => {
  expect(isSameSearch({ zone: 'zone1' }, { zone: 'zone1', status: undefined })).toBe(true)
  expect(isSameSearch({ zone: 'zone1' }, { zone: 'zone2' })).toBe(false)
})

it('treats two payment methods as two searches', () => {
  expect(isSameSearch({ method: 'cash' }, { method: 'card' })).toBe(false)
})
