import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { addToCart, emptyCart, readCart } from '../cart/cart.ts'
import { isArabicMissing } from './arabic-missing.ts'
import { localizeProduct } from './localize-product.ts'

const stored = sampleProduct({
  name: 'Red roses',
  description: 'A dozen.',
  nameAr: 'ورد أحمر',
  descriptionAr: 'دستة ورد.',
  care: 'Cold water.',
  pictureDetails: { '/a.webp': { alt: 'A dome', altAr: 'قبة ورد', placeholder: null } },
})
const inArabic = () => inLocale('ar', () => localizeProduct(stored))

describe('a product for customers', () => {
  it('has its Arabic texts on an Arabic page, and English ones where they are missing', () => {
    expect(inArabic()).toMatchObject({
      name: 'ورد أحمر',
      description: 'دستة ورد.',
      care: 'Cold water.',
      pictureDetails: { '/a.webp': { alt: 'قبة ورد', placeholder: null } },
    })
    expect(localizeProduct(stored)).toMatchObject({
      name: 'Red roses',
      description: 'A dozen.',
      pictureDetails: { '/a.webp': { alt: 'A dome', placeholder: null } },
    })
  })

  it('keeps both names in a stored cart, and shows that of the page', () => {
    const store = (product: typeof stored) => JSON.stringify(addToCart(emptyCart, product, 0))
    const read = (json: string) => readCart(JSON.parse(json))?.items[0]?.product.name
    const english = store(localizeProduct(stored))
    const arabic = store(inArabic())
    expect([read(english), read(arabic)]).toEqual(['Red roses', 'Red roses'])
    inLocale('ar', () => {
      expect([read(english), read(arabic)]).toEqual(['ورد أحمر', 'ورد أحمر'])
    })
  })

  it('lacks Arabic while a text that it has in English has none', () => {
    expect(isArabicMissing(stored)).toBe(true)
    expect(isArabicMissing({ ...stored, careAr: 'ماء بارد.' })).toBe(false)
    expect(isArabicMissing({ ...stored, care: '' })).toBe(false)
    expect(isArabicMissing({ ...stored, care: '', nameAr: '' })).toBe(true)
  })

  it('lacks Arabic while one of its sizes has only an English name', () => {
    const sized = { ...stored, care: '', variantName: 'Classic', variantNameAr: 'كلاسيك' }
    expect(isArabicMissing(sized)).toBe(false)
    expect(isArabicMissing({ ...sized, variantNameAr: '' })).toBe(true)
    const furtherVariants = [{ variantName: 'Grand', variantNameAr: '' }]
    expect(isArabicMissing({ ...sized, furtherVariants })).toBe(true)
  })
})
