import { describe, expect, it } from 'vitest'
import { emptyValues, productSchema } from '../product-schema.ts'
import { checkDraft, type ProductDraft } from './product-draft.ts'

const roses: ProductDraft = {
  ...emptyValues,
  name: 'Red roses',
  category: 'abcdefghij0123456789',
  price: 500,
  stock: 10,
  pictures: [],
}
const sale = { salePrice: 400, saleStartDate: 1_000, saleEndDate: 2_000 }
const picture = { address: '/uploads/a.webp', alt: '' }

describe('checkDraft', () => {
  it.each<[string, Partial<ProductDraft>]>([
    ['without a sale', {}],
    ['with a sale', sale],
    ['for one pound', { price: 1 }],
    ['for a million pounds', { price: 1_000_000 }],
    ['made to order', { stock: null }],
    ['sold out', { stock: 0 }],
    ['with the longest lead time', { leadDays: 13 }],
    ['with a sale price of 0', { ...sale, salePrice: 0 }],
    ['with the most pictures', { pictures: Array(12).fill(picture) }],
  ])('accepts a draft %s', (_how, change) => {
    expect(checkDraft({ ...roses, ...change })).toEqual({})
  })

  it.each<[keyof ProductDraft, Partial<ProductDraft>]>([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(productSchema.name.max + 1) }],
    ['description', { description: 'x'.repeat(productSchema.description.max + 1) }],
    ['care', { care: 'x'.repeat(productSchema.care.max + 1) }],
    ['category', { category: '' }],
    ['price', { price: 0 }],
    ['price', { price: 1_000_001 }],
    ['price', { price: 10.5 }],
    ['price', { price: Number.NaN }],
    ['stock', { stock: -1 }],
    ['stock', { stock: 1.5 }],
    ['leadDays', { leadDays: 14 }],
    ['salePrice', { ...sale, salePrice: null }],
    ['salePrice', { ...sale, salePrice: 500 }],
    ['salePrice', { ...sale, salePrice: -1 }],
    ['saleStartDate', { ...sale, saleStartDate: null }],
    ['saleEndDate', { ...sale, saleEndDate: null }],
    ['saleEndDate', { ...sale, saleEndDate: 1_000 }],
    ['pictures', { pictures: Array(13).fill(picture) }],
    ['pictures', { pictures: [{ ...picture, alt: 'x'.repeat(201) }] }],
  ])('rejects an invalid %s', (field, change) => {
    expect(Object.keys(checkDraft({ ...roses, ...change }))).toEqual([field])
  })
})
