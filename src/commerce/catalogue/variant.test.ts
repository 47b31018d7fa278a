import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleProduct, sampleVariant } from '../../../tests/support/sample-product.ts'
import { addToCart, emptyCart } from '../cart/cart.ts'
import { localizeProduct } from './localize-product.ts'
import { isSoldOut } from './product.ts'
import { effectivePrice } from './sale.ts'
import { lowestPrice, productAs, soldName, soldNames, variantsOf, wholeId } from './variant.ts'

const picture = { image: '/a.webp', images: ['/a.webp'], pictureDetails: {} }
const grand = sampleVariant()
const bouquet = sampleProduct({
  ...picture,
  nameAr: 'ورد أحمر',
  variantName: 'Classic',
  variantNameAr: 'كلاسيك',
  furtherVariants: [grand],
})

describe('a product as one of its variants', () => {
  it('has the id, price, stock and facts of the variant', () => {
    expect(productAs(bouquet, grand.id)).toMatchObject({
      id: grand.id,
      variantOf: bouquet.id,
      name: 'Red roses',
      variantName: 'Grand',
      price: 900,
      stemCount: 40,
      furtherVariants: [],
    })
  })

  it('shows the pictures of the product where the variant has none', () => {
    expect(productAs(bouquet, grand.id)).toMatchObject(picture)
    const own = { ...picture, image: '/b.webp', images: ['/b.webp'] }
    const withOwn = { ...bouquet, furtherVariants: [{ ...grand, ...own }] }
    expect(productAs(withOwn, grand.id).images).toEqual(['/b.webp'])
  })

  it('is the first variant for its own id, no id and an unknown one', () => {
    for (const id of [bouquet.id, undefined, 'unknown']) {
      expect(productAs(bouquet, id)).toEqual({ ...bouquet, furtherVariants: [] })
    }
  })

  it('leads back to the whole product', () => {
    expect(variantsOf(bouquet).map(({ id }) => wholeId(productAs(bouquet, id)))).toEqual([
      bouquet.id,
      bouquet.id,
    ])
  })

  it('has the name of both in both languages', () => {
    const names = soldNames(productAs(bouquet, grand.id))
    expect(names).toEqual({ name: 'Red roses – Grand', nameAr: 'ورد أحمر – كبير' })
    expect(soldName(sampleProduct())).toBe('Red roses')
    const arabic = inLocale('ar', () => localizeProduct(bouquet))
    expect(soldName(productAs(arabic, grand.id))).toBe('ورد أحمر – كبير')
  })
})

describe('a product with variants', () => {
  it('is sold out only when all of them are', () => {
    expect(isSoldOut({ ...bouquet, stock: 0 })).toBe(false)
    const gone = { ...bouquet, stock: 0, furtherVariants: [{ ...grand, stock: 0 }] }
    expect(isSoldOut(gone)).toBe(true)
    expect(isSoldOut(productAs({ ...bouquet, stock: 0 }, undefined))).toBe(true)
  })

  it('costs from the lowest effective price', () => {
    const sale = { salePrice: 400, saleStartDate: 0, saleEndDate: 10 }
    const onSale = { ...bouquet, furtherVariants: [{ ...grand, ...sale }] }
    expect([lowestPrice(bouquet, 5), lowestPrice(onSale, 5), lowestPrice(onSale, 10)]).toEqual([
      500, 400, 500,
    ])
  })

  it('costs in a cart the effective price of the chosen variant times the quantity', () => {
    const price = fc.integer({ min: 1, max: 100_000 })
    const moment = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null })
    const values = fc.record({
      price,
      salePrice: fc.option(price, { nil: null }),
      saleStartDate: moment,
      saleEndDate: moment,
    })
    fc.assert(
      fc.property(
        values,
        fc.array(values, { maxLength: 3 }),
        fc.nat(),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 10 }),
        (first, others, chosen, quantity, now) => {
          const product = sampleProduct({
            ...first,
            furtherVariants: others.map((other) => sampleVariant(other)),
          })
          const variants = variantsOf(product)
          const variant = variants[chosen % variants.length] ?? product
          const cart = addToCart(emptyCart, productAs(product, variant.id), now, quantity)
          expect(cart.totalPrice).toBe(effectivePrice(variant, now) * quantity)
          expect(cart.items[0]?.product.id).toBe(variant.id)
        },
      ),
    )
  })
})
