import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NamedOrder, orderKeysOf } from '#database/order-keys.ts'
import { searchKeysOf } from './order-search.ts'

const order: NamedOrder = {
  number: '4821-0937',
  recipientName: 'Karim Abdelrahman',
  recipientPhone: '+201001234567',
  contactName: 'منى عادل',
  contactPhone: '+441632960961',
}

function finds(query: string, of: NamedOrder = order): boolean {
  const keys = new Set(orderKeysOf(of))
  const asked = searchKeysOf(query)
  return asked.length > 0 && asked.every((key) => keys.has(key))
}

describe('an order is found by', () => {
  it.each([
    '4821-0937',
    '48210937',
    '4821 0937',
    '4821',
    '0937',
    'Karim',
    'kar',
    'KARIM abdel',
    'abdelrahman karim',
    '0100 123 4567',
    '01001234567',
    '+20 100 123 4567',
    '٠١٠٠١٢٣٤٥٦٧',
    '4567',
    '+44 1632 960961',
    'مني',
    'منى عادل',
    'karim 4821',
  ])('%s', (query) => {
    expect(finds(query)).toBe(true)
  })
})

it.each([
  ['أحمد', 'احمد'],
  ['ٱبتسام', 'ابتسام'],
  ['فاطمة', 'فاطمه'],
  ['مُنَى', 'مني'],
  ['كريـــم', 'کریم'],
  ['\u200fهدى\u200f', 'هدي'],
])('an order for %s is found by %s, and the other way', (recipientName, query) => {
  expect(finds(query, { ...order, recipientName })).toBe(true)
  expect(finds(recipientName, { ...order, recipientName: query })).toBe(true)
})

describe('an order is not found by', () => {
  it.each(['', '  ', '??', 'ka', 'rim', '4821-0938', '01001234568', 'karim mona', '0100', '%'])(
    '%j',
    (query) => {
      expect(finds(query)).toBe(false)
    },
  )
})

it('finds any name by itself and by each prefix of at least three letters', () => {
  const name = fc.stringMatching(/^[A-Za-zا-غف-ي]{3,20}$/)
  fc.assert(
    fc.property(name, fc.integer({ min: 3, max: 20 }), (recipientName, length) => {
      expect(finds(recipientName.slice(0, length), { ...order, recipientName })).toBe(true)
    }),
  )
})

it('creates few and unique keys even for long names', () => {
  const text = fc.string({ maxLength: 200 })
  fc.assert(
    fc.property(text, text, (recipientName, contactName) => {
      const keys = orderKeysOf({ ...order, recipientName, contactName })
      expect(keys.length).toBeLessThanOrEqual(6 + 2 * 6 * 4)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
