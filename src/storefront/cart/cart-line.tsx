import { Link } from '@tanstack/react-router'
import type { CartItem } from '#commerce/cart/cart.ts'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatMoney } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'

export interface CartLineProps {
  item: CartItem
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onLeave: () => void
}

export function CartLine({ item, onQuantity, onRemove, onLeave }: CartLineProps) {
  const { product, quantity, price } = item
  const [picture] = allPictures(product)
  const most = Math.min(product.stock ?? orderLimits.quantityPerLine, orderLimits.quantityPerLine)
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 border-b border-line py-4 last:border-0">
      <div className="aspect-4/5 overflow-hidden rounded-sm bg-linen">
        {picture && (
          <Picture
            {...pictureSources(picture.address, picture.placeholder)}
            alt=""
            sizes="80px"
            className="size-full"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="flex items-baseline justify-between gap-4">
          <Link
            to="/p/$id"
            params={{ id: product.id }}
            className="min-w-0 font-medium hover:text-moss"
            onClick={onLeave}
          >
            {product.name}
          </Link>
          <span className="whitespace-nowrap tabular-nums">{formatMoney(price)}</span>
        </div>
        <p className="text-xs text-ink-soft tabular-nums">
          {isSoldOut(product)
            ? 'Sold out'
            : quantity > 1 && `${formatMoney(price / quantity)} each`}
        </p>
        <div className="mt-auto flex items-center justify-between pt-2">
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            value={quantity}
            max={most}
            onChange={onQuantity}
          />
          <button type="button" className="link min-h-9 text-xs text-ink-soft" onClick={onRemove}>
            Remove<span className="sr-only"> {product.name}</span>
          </button>
        </div>
      </div>
    </li>
  )
}
