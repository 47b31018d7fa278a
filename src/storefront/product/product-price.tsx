import { clsx } from 'clsx'
import { discountLabel } from '#commerce/catalogue/discount-label.ts'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import type { SalePrice } from '#commerce/catalogue/sale.ts'
import { formatMoney } from '#commerce/money.ts'
import { Badge } from '#ui/badge.tsx'
import { productCardText } from './product-card.messages.ts'
import { useLowestPrice, usePrice } from './use-price.ts'

export function ProductPrice({
  product,
  className,
}: {
  product: SalePrice
  className?: string | undefined
}) {
  const price = usePrice(product)
  if (price === product.price) {
    return <p className={className}>{formatMoney(price)}</p>
  }
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="sr-only in-data-quiet:hidden">{productCardText('salePrice')}</span>
      <span className="font-medium text-blush in-data-quiet:text-ink">{formatMoney(price)}</span>
      <span className="sr-only in-data-quiet:hidden">{productCardText('was')}</span>
      <s className="text-sm text-ink-soft in-data-quiet:hidden">{formatMoney(product.price)}</s>
    </p>
  )
}

/** The price of a whole product: `From EGP 900` if it has several variants. */
export function ListPrice({ product, className }: { product: ProductSummary; className?: string }) {
  return product.furtherVariants.length === 0 ? (
    <ProductPrice product={product} className={className} />
  ) : (
    <FromPrice product={product} className={className} />
  )
}

function FromPrice({
  product,
  className,
}: {
  product: ProductSummary
  className: string | undefined
}) {
  const price = formatMoney(useLowestPrice(product))
  return <p className={className}>{productCardText('from', { price })}</p>
}

export function SaleBadge({ product }: { product: SalePrice }) {
  const text = discountLabel(product.price, usePrice(product))
  return text && <Badge tint="blush">{text}</Badge>
}
