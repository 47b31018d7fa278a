import {
  leastPercent,
  mostPercent,
  type ProductChange,
} from '#commerce/catalogue/editing/product-changes.ts'
import { productsText } from './products.messages.ts'

export type PriceUnit = 'percent' | 'pounds'

/** The change of prices that staff typed, or why it is none. */
export function readPriceChange(
  unit: PriceUnit,
  text: string,
): { ok: true; change: ProductChange } | { ok: false; message: string } {
  const value = /^[+-]?\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN
  if (!Number.isInteger(value) || value === 0) {
    return { ok: false, message: productsText('wholeNumber') }
  }
  if (unit === 'pounds') return { ok: true, change: { kind: 'pounds', pounds: value } }
  if (value < leastPercent || value > mostPercent) {
    const range = { least: leastPercent, most: mostPercent }
    return { ok: false, message: productsText('percentRange', range) }
  }
  return { ok: true, change: { kind: 'percent', percent: value } }
}
