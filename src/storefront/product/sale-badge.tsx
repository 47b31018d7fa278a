import { discountBadge, type SalePrice } from '#commerce/catalogue/sale.ts'
import { Badge } from '#ui/badge.tsx'
import { usePrice } from './use-price.ts'

/** `20% OFF` during a sale. */
export function SaleBadge({ product }: { product: SalePrice }) {
  const text = discountBadge(product.price, usePrice(product))
  return text && <Badge tint="blush">{text}</Badge>
}
