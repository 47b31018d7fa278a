import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NamedOrder, type OrderTexts, orderKeysOf, textKeysOf } from '#database/order-keys.ts'
import { searchKeysOf } from './order-search.ts'

const order: NamedOrder & OrderTexts = {
  number: '4821-0937',
  recipientName: 'Karim Abdelrahman',
  recipientPhone: '+201001234567',
  contactName: 'منى عادل',
  contactPhone: '+441632960961',
  contactEmail: 'Mona.Adel7@Example.com',
  lines: [{ name: 'Blush peonies – Grand', nameAr: 'فاوانيا وردية' }, { name: 'Scented candle' }],
  zoneName: 'New Cairo',
  zoneNameAr: 'القاهرة الجديدة',
  street: '26 July Street',
  building: '7B',
  addressNotes: 'Behind the pharmacy',
  cardMessage: 'Happy birthday, my dear Ali! أحبك',
}

function finds(query: string, of: NamedOrder & OrderTexts = order): boolean {
  const keys = new Set([...orderKeysOf(of), ...textKeysOf(of)])
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
    'mona.adel7@example.com',
    'MONA.ADEL7@',
    'mona.adel7@ex',
    'mona adel7',
    'peonies',
    'peon',
    'candle karim',
    'فاوانيا',
    'القاهرة',
    'new cairo',
    '26 july',
    'pharmacy',
    'birthd',
    'Ali',
    'to my dear karim',
    'احبك',
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
  it.each([
    'mona@example.com',
    'mona.adel7@gmail.com',
    '@example.com',
    'my',
    'peonies lilies',
    '',
    '  ',
    '??',
    'ka',
    'rim',
    '4821-0938',
    '01001234568',
    'karim george',
    '0100',
    '%',
  ])('%j', (query) => {
    expect(finds(query)).toBe(false)
  })
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
      expect(keys.length).toBeLessThanOrEqual(6 + 2 + 3 * 6 * 4)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

it('creates a bounded number of unique keys for long texts', () => {
  const text = fc.string({ maxLength: 1000, unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, (cardMessage, street) => {
      const keys = textKeysOf({ ...order, cardMessage, street })
      expect(keys.length).toBeLessThanOrEqual(3 * 100)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
