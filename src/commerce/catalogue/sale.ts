import type { Pounds } from '../money.ts'
import type { ProductValues } from './product-schema.ts'

/** The fields of the sale rule. */
export type SalePrice = Pick<ProductValues, 'price' | 'salePrice' | 'saleStartDate' | 'saleEndDate'>

type Sale = { [Key in keyof SalePrice]: NonNullable<SalePrice[Key]> }

/** The end of a sale that runs until staff remove it: 31 December 2099 in Cairo. A sale needs both dates. */
export const endlessSale = Date.UTC(2099, 11, 31, 21, 59, 59)

/** A sale is active when its price and both dates are set and now is strictly between the dates. */
export function isOnSale(product: SalePrice, now: number): boolean {
  return hasSale(product) && product.saleStartDate < now && now < product.saleEndDate
}

export function effectivePrice(product: SalePrice, now: number): Pounds {
  return hasSale(product) && isOnSale(product, now) ? product.salePrice : product.price
}

export function nextSaleChange(product: SalePrice, now: number): number | null {
  if (!hasSale(product)) return null
  const start = product.saleStartDate + 1
  if (start >= product.saleEndDate || now >= product.saleEndDate) return null
  return now < start ? start : product.saleEndDate
}

function hasSale(product: SalePrice): product is Sale {
  return (
    product.salePrice !== null && product.saleStartDate !== null && product.saleEndDate !== null
  )
}
