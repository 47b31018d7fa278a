import type { Pounds } from '../money.ts'

/** What the sale rule looks at. Dates are epoch milliseconds. */
export interface SalePrice {
  price: Pounds
  salePrice: Pounds | null
  saleStartDate: number | null
  saleEndDate: number | null
}

type Sale = { [Key in keyof SalePrice]: NonNullable<SalePrice[Key]> }

/** A sale is on when its price and both its dates are set and now lies strictly between them. */
export function isOnSale(product: SalePrice, now: number): boolean {
  return hasSale(product) && product.saleStartDate < now && now < product.saleEndDate
}

/** What the product costs now. */
export function effectivePrice(product: SalePrice, now: number): Pounds {
  return hasSale(product) && isOnSale(product, now) ? product.salePrice : product.price
}

/** `25% OFF` for a quarter taken off; nothing when nothing is. */
export function discountBadge(price: Pounds, reduced: Pounds): string | null {
  const percent = Math.round(((price - reduced) / price) * 100)
  return percent > 0 ? `${percent}% OFF` : null
}

/** The first instant after now at which the price is another one, or null when it stays as it is. */
export function nextSaleChange(product: SalePrice, now: number): number | null {
  if (!hasSale(product)) return null
  const opens = product.saleStartDate + 1
  if (opens >= product.saleEndDate || now >= product.saleEndDate) return null
  return now < opens ? opens : product.saleEndDate
}

function hasSale(product: SalePrice): product is Sale {
  return (
    product.salePrice !== null && product.saleStartDate !== null && product.saleEndDate !== null
  )
}
