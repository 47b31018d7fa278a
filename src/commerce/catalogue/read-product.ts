import type { Product } from './product.ts'

/**
 * Reads a product that was kept outside of the shop, in a browser. What is missing because an older version kept it is
 * filled in; null for anything that is not a product.
 */
export function readProduct(kept: unknown): Product | null {
  if (!isRecord(kept)) return null
  const { id, name, price } = kept
  if (typeof id !== 'string' || typeof name !== 'string' || !isCount(price)) return null
  return {
    id,
    name,
    price,
    description: text(kept.description),
    care: text(kept.care),
    image: typeof kept.image === 'string' ? kept.image : null,
    images: Array.isArray(kept.images) ? kept.images.filter((one) => typeof one === 'string') : [],
    pictureDetails: {},
    salePrice: count(kept.salePrice),
    saleStartDate: count(kept.saleStartDate),
    saleEndDate: count(kept.saleEndDate),
    category: text(kept.category),
    stock: count(kept.stock),
    leadDays: count(kept.leadDays) ?? 0,
    createdAt: count(kept.createdAt) ?? 0,
    updatedAt: count(kept.updatedAt) ?? 0,
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Pieces, pounds or a moment: nothing that the shop counts has a fraction or goes below nothing. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function count(value: unknown): number | null {
  return isCount(value) ? value : null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
