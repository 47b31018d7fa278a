import type { CartItem } from '#commerce/cart/cart.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatMoney } from '#commerce/money.ts'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { ProductLine, type ProductLineProps } from '../product/product-line.tsx'

interface CartLineProps extends Pick<ProductLineProps, 'onRemove' | 'onLeave'> {
  item: CartItem
  onQuantity: (quantity: number) => void
}

export function CartLine({ item, onQuantity, ...actions }: CartLineProps) {
  const { product, quantity, price } = item
  const max = Math.min(product.stock ?? orderLimits.quantityPerLine, orderLimits.quantityPerLine)
  return (
    <ProductLine
      {...actions}
      product={product}
      aside={<span className="whitespace-nowrap tabular-nums">{formatMoney(price)}</span>}
      note={
        <p className="text-xs text-ink-soft tabular-nums">
          {isSoldOut(product)
            ? 'Sold out'
            : quantity > 1 && `${formatMoney(price / quantity)} each`}
        </p>
      }
      action={
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={quantity}
          max={max}
          onChange={onQuantity}
        />
      }
    />
  )
}
