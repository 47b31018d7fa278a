import { expect, it } from 'vitest'
import { isNarrowed, readOrdersSearch } from './orders-search.ts'

it('reads all filters of the URL', () => {
  const address = {
    query: 'karim',
    status: 'preparing',
    payment: 'paid',
    method: 'cash',
    date: '2026-11-20',
    slot: 'slot1',
    zone: 'zone1',
    need: 'late',
    by: 'delivery',
  }
  expect(readOrdersSearch(address)).toEqual(address)
})

it('reads a numeric query as text', () => {
  expect(readOrdersSearch({ query: 48210937 }).query).toBe('48210937')
})

it.each([
  { status: 'nonsense' },
  { payment: 'nonsense' },
  { method: 'nonsense' },
  { date: '2026-02-30' },
  { date: 'yesterday' },
  { slot: ['a'] },
  { zone: '../..' },
  { need: 'nonsense' },
  { by: 'price' },
  { query: '   ' },
])('removes an invalid value: %j', (address) => {
  const read = { ...address, ...readOrdersSearch(address) }
  expect(Object.values(read).every((value) => value === undefined)).toBe(true)
})

it('does not treat the sort order as a filter', () => {
  expect(isNarrowed(readOrdersSearch({ by: 'delivery' }))).toBe(false)
  expect(isNarrowed(readOrdersSearch({ zone: 'zone1' }))).toBe(true)
})

it.each(['today', 'tomorrow', 'week'])('reads a day relative to today: %s', (date) => {
  expect(readOrdersSearch({ date }).date).toBe(date)
})
