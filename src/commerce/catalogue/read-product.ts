import { localizedNames, localizedVariantNames } from './localize-product.ts'
import type { ProductSummary } from './product.ts'

/**
 * Parses a product from browser storage, and fills in fields that an older version did not store. Returns null for any
 * other value.
 */
export function readProduct(stored: unknown): ProductSummary | null {
  if (!isRecord(stored)) return null
  const { id, name, nameEn, price, variantOf, variantNameEn } = stored
  if (typeof id !== 'string' || typeof name !== 'string' || !isCount(price)) return null
  return {
    id,
    // A page in the other language may have stored it.
    ...localizedNames({
      name,
      nameAr: text(stored.nameAr),
      ...(typeof nameEn === 'string' && nameEn !== '' && { nameEn }),
    }),
    ...localizedVariantNames({
      variantName: text(stored.variantName),
      variantNameAr: text(stored.variantNameAr),
      ...(typeof variantNameEn === 'string' && variantNameEn !== '' && { variantNameEn }),
    }),
    variantOf: typeof variantOf === 'string' ? variantOf : null,
    // A wishlist loads them again.
    furtherVariants: [],
    stemCount: count(stored.stemCount),
    heightCm: count(stored.heightCm),
    price,
    addOn: text(stored.addOn) || 'no',
    image: typeof stored.image === 'string' ? stored.image : null,
    images: Array.isArray(stored.images)
      ? stored.images.filter((one) => typeof one === 'string')
      : [],
    pictureDetails: {},
    salePrice: count(stored.salePrice),
    saleStartDate: count(stored.saleStartDate),
    saleEndDate: count(stored.saleEndDate),
    category: text(stored.category),
    stock: count(stored.stock),
    leadDays: count(stored.leadDays) ?? 0,
    createdAt: count(stored.createdAt) ?? 0,
    updatedAt: count(stored.updatedAt) ?? 0,
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A quantity, an amount or an instant: a whole number that is not negative. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function count(value: unknown): number | null {
  return isCount(value) ? value : null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
