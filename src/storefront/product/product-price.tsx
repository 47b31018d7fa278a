import { clsx } from 'clsx'
import { discountBadge, type SalePrice } from '#commerce/catalogue/sale.ts'
import { formatMoney } from '#commerce/money.ts'
import { Badge } from '#ui/badge.tsx'
import { productCardText } from './product-card.messages.ts'
import { usePrice } from './use-price.ts'

export function ProductPrice({ product, className }: { product: SalePrice; className?: string }) {
  const price = usePrice(product)
  if (price === product.price) {
    return <p className={className}>{formatMoney(price)}</p>
  }
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="sr-only">{productCardText('salePrice')}</span>
      <span className="font-medium text-blush">{formatMoney(price)}</span>
      <span className="sr-only">{productCardText('was')}</span>
      <s className="text-sm text-ink-soft">{formatMoney(product.price)}</s>
    </p>
  )
}

export function SaleBadge({ product }: { product: SalePrice }) {
  const text = discountBadge(product.price, usePrice(product))
  return text && <Badge tint="blush">{text}</Badge>
}
