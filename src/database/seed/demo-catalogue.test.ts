import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkDraft } from '#commerce/catalogue/editing/product-draft.ts'
import { emptyValues } from '#commerce/catalogue/product-schema.ts'
import { checkOccasion } from '#commerce/occasions/editing/occasion-draft.ts'
import { upcomingDates } from '#commerce/occasions/occasion-date.ts'
import { sizesOf } from './catalogue/sizes.ts'
import { demoAddOns } from './demo-add-ons.ts'
import { demoCategories, demoProducts } from './demo-catalogue.ts'
import {
  demoDeliveryClosures,
  demoDeliverySlots,
  demoDeliveryZones,
  demoPeakDays,
} from './demo-delivery.ts'
import { demoFacets } from './demo-facets.ts'
import { demoOccasions } from './demo-occasions.ts'
import { picturesOf } from './demo-pictures.ts'

const onlyOnce = (values: readonly string[]) => new Set(values).size === values.length
const photographs = new URL('../../../photography/pictures/', import.meta.url)
const isMissing = (picture: string) => !existsSync(new URL(picture, photographs))
const texts = demoProducts.flatMap(({ name, description, care }) => [name, description, care])
const sales = demoProducts.flatMap(({ price, sale }) => (sale ? [{ full: price, ...sale }] : []))

const sizes = demoProducts.flatMap(({ name }) => sizesOf(name)?.further ?? [])

describe('the demo catalogue', () => {
  it('has 48 products with unique slugs', () => {
    expect(demoProducts).toHaveLength(48)
    expect(onlyOnce(demoProducts.map(({ slug }) => slug))).toBe(true)
  })

  it('has colours and flowers for every product that has flowers', () => {
    expect(Object.keys(demoFacets).sort()).toEqual(demoProducts.map(({ slug }) => slug).sort())
    const facets = Object.values(demoFacets)
    expect(facets.filter(({ colours, flowers }) => !colours !== !flowers)).toEqual([])
    expect(facets.filter(({ colours }) => colours)).toHaveLength(42)
  })

  it('has valid occasions in both languages, with existing products and pictures', () => {
    const slugs = new Set(demoProducts.map(({ slug }) => slug))
    // No page of the shop lists it.
    for (const [slug, { use }] of Object.entries(demoAddOns)) if (use === 'only') slugs.delete(slug)
    for (const { isSensitive = false, picture, products, ...texts } of demoOccasions) {
      const draft = { ...texts, isSensitive, image: null, productIds: products }
      expect(checkOccasion(draft)).toEqual({})
      expect(texts.nameAr && texts.introAr).not.toBe('')
      expect(products.filter((slug) => !slugs.has(slug))).toEqual([])
      expect(onlyOnce(products)).toBe(true)
      expect(isMissing(picture)).toBe(false)
    }
    expect(onlyOnce(demoOccasions.map(({ slug }) => slug))).toBe(true)
  })

  it('has dates of every feast for four years ahead', () => {
    for (const { slug, dateRule } of demoOccasions) {
      if (dateRule.kind === 'none') continue
      expect(upcomingDates(dateRule, '2026-11-20', 4), slug).toHaveLength(4)
    }
  })

  it('sells a product with bouquets alone, and others also on their own', () => {
    const slugs = new Set(demoProducts.map(({ slug }) => slug))
    expect(Object.keys(demoAddOns).filter((slug) => !slugs.has(slug))).toEqual([])
    const uses = Object.values(demoAddOns).map(({ use }) => use)
    expect(uses.toSorted()).toEqual(['also', 'also', 'also', 'also', 'only'])
  })

  it('has products in every category and in no other', () => {
    const filled = new Set(demoProducts.map(({ category }) => category))
    expect([...filled].sort()).toEqual(demoCategories.map(({ slug }) => slug).sort())
  })

  it('has whole prices between 250 and 6,500 pounds', () => {
    for (const { price } of demoProducts) {
      expect(Number.isInteger(price)).toBe(true)
      expect(price).toBeGreaterThanOrEqual(250)
      expect(price).toBeLessThanOrEqual(6500)
    }
  })

  it('has sale prices below the price, for a limited time', () => {
    for (const sale of sales) {
      expect(Number.isInteger(sale.price)).toBe(true)
      expect(sale.price).toBeLessThan(sale.full)
      expect(sale.endsInDays).toBeGreaterThan(sale.startsInDays)
    }
  })

  it('has active, scheduled and ended sales', () => {
    const running = sales.filter((sale) => sale.startsInDays < 0 && sale.endsInDays > 0)
    const toCome = sales.filter((sale) => sale.startsInDays > 0)
    const over = sales.filter((sale) => sale.endsInDays < 0)
    expect([running.length, toCome.length, over.length]).toEqual([10, 3, 3])
  })

  it('has sold-out, scarce and made-to-order products', () => {
    const stocks = demoProducts.map(({ stock }) => stock)
    expect(stocks.filter((stock) => stock === 0)).toHaveLength(3)
    expect(stocks.filter((stock) => stock !== null && stock > 0 && stock <= 3).length).toBe(6)
    expect(stocks.filter((stock) => stock === null)).toHaveLength(6)
  })

  it('has lead times of at most three days', () => {
    const leads = new Set(demoProducts.map(({ leadDays }) => leadDays))
    expect([...leads].sort()).toEqual([0, 1, 2, 3])
  })

  it('has a unique description of every product', () => {
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(onlyOnce(texts)).toBe(true)
  })

  it('has an Arabic text beside every English one, in the punctuation and digits of the shop', () => {
    const arabic = [
      ...demoCategories.map(({ nameAr }) => nameAr),
      ...demoProducts.flatMap(({ nameAr, descriptionAr, careAr }) => [
        nameAr,
        descriptionAr,
        careAr,
      ]),
      ...[...demoDeliveryZones, ...demoDeliverySlots, ...demoPeakDays].map(({ nameAr }) => nameAr),
      ...demoDeliveryClosures.map(({ reasonAr }) => reasonAr),
      ...sizes.flatMap(({ nameAr, altAr }) => [nameAr, altAr]),
    ]
    const isArabic = (text: string) => /^[\p{Script=Arabic}\p{M}\d\s.:،؛«»–]+$/u.test(text)
    expect(arabic.filter((text) => !isArabic(text) || /[\u0660-\u0669,;?]/.test(text))).toEqual([])
    expect(onlyOnce(demoProducts.flatMap((one) => [one.nameAr, one.descriptionAr]))).toBe(true)
    for (const product of demoProducts) {
      const values = { ...emptyValues, ...product, salePrice: null }
      expect(checkDraft({ ...values, pictures: [] })).toEqual({})
    }
  })

  it('has a picture of every product and category', () => {
    const pictures = [
      'hero.webp',
      ...demoCategories.map(({ picture }) => picture),
      ...demoProducts.flatMap((product) => picturesOf(product)),
    ]
    expect(pictures.filter(isMissing)).toEqual([])
  })
})
