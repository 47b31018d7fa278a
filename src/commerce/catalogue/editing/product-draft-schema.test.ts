import { expect, it } from 'vitest'
import { emptyValues } from '../product-schema.ts'
import { productDraftSchema } from './product-draft-schema.ts'

const draft = { ...emptyValues, price: 500, pictures: [{ address: '/a.webp', alt: '' }] }

it('accepts a draft, and removes unknown fields', () => {
  const sent = { ...draft, id: 'x', archivedAt: 1, constructor: 1 }
  expect(productDraftSchema.parse(sent)).toEqual(draft)
})

it('accepts a draft without some fields, as an open form of the version before sends it', () => {
  const { colours: _colours, heightCm: _heightCm, ...before } = draft
  expect(productDraftSchema.parse(before)).toEqual(before)
})

it.each([
  ['a text that is too long', { description: 'x'.repeat(20_001) }],
  ['a number as text', { price: '500' }],
  ['null for a required number', { leadDays: null }],
  ['a fraction of a millisecond', { saleEndDate: 1.5 }],
  ['missing pictures', { pictures: undefined }],
])('rejects %s', (_what, change) => {
  expect(productDraftSchema.safeParse({ ...draft, ...change }).success).toBe(false)
})

it.each([null, 'x', [], 7])('rejects %j', (value) => {
  expect(productDraftSchema.safeParse(value).success).toBe(false)
})
