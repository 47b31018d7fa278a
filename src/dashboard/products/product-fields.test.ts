import { describe, expect, it } from 'vitest'
import { emptyFields, fieldsOf, readFields } from './product-fields.ts'

const typed = {
  ...emptyFields,
  name: 'Red roses',
  category: 'abcdefghij0123456789',
  price: '1,250',
  salePrice: '900',
  saleStartDate: '2026-11-20T10:00:05',
  saleEndDate: '2026-11-21T10:00',
}

describe('product fields', () => {
  it('parse numbers, and times in Cairo', () => {
    const { draft, problems } = readFields(typed, [])
    expect(problems).toEqual({})
    expect(draft).toMatchObject({
      price: 1250,
      salePrice: 900,
      saleStartDate: Date.UTC(2026, 10, 20, 8, 0, 5),
      saleEndDate: Date.UTC(2026, 10, 21, 8),
      stock: null,
      leadDays: 0,
    })
  })

  it('round-trip', () => {
    const { draft } = readFields(typed, [])
    const shown = fieldsOf(draft)
    expect(shown).toEqual({ ...typed, price: '1250', saleEndDate: '2026-11-21T10:00:00' })
    expect(readFields(shown, []).draft).toEqual(draft)
  })

  it.each([
    ['price', ''],
    ['price', 'twelve'],
    ['price', '12.50'],
    ['stock', '-1'],
    ['leadDays', 'x'],
    ['saleEndDate', '2026-11-20T09:00'],
  ])('reject %s %j', (field, text) => {
    const { problems } = readFields({ ...typed, [field]: text }, [])
    expect(Object.keys(problems)).toEqual([field])
  })
})
