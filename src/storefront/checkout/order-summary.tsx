import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Cart } from '#commerce/cart/cart.ts'
import { mainImage } from '#commerce/catalogue/main-image.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import type { Surcharge } from '#commerce/delivery/surcharge.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { PictureTile } from '#ui/picture-tile.tsx'
import { useCart } from '../cart/cart-store.ts'
import { Bill } from '../order/order-bill.tsx'

interface OrderSummaryProps {
  cart: Pick<Cart, 'items' | 'totalPrice'>
  /** Fee of the area; null until one is chosen. */
  fee: Pounds | null
  surcharge: Surcharge | null
  total: Pounds
  /** Messages and button. */
  children: ReactNode
}

export function OrderSummary({ cart, fee, surcharge, total, children }: OrderSummaryProps) {
  return (
    <aside aria-labelledby="summary" className="rounded-sm bg-linen px-5 py-7 sm:px-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="font-display text-lg font-normal">
          Your order
        </h2>
        <button
          type="button"
          className="link text-xs"
          onClick={() => useCart.getState().setOpen(true)}
        >
          Edit
        </button>
      </div>
      <ul className="mt-4 grid gap-4">
        {cart.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the same product differ only by position.
          <SummaryLine key={`${item.product.id} ${index + 1}`} item={item} />
        ))}
      </ul>
      <Bill
        flowers={cart.totalPrice}
        delivery={fee === null ? <span className="text-ink-soft">by area</span> : formatMoney(fee)}
        surcharge={surcharge}
        total={total}
      />
      <div className="mt-6 grid gap-4">{children}</div>
    </aside>
  )
}

function SummaryLine({ item }: { item: Cart['items'][number] }) {
  const { product, quantity, price } = item
  const image = mainImage(product)
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-start gap-4">
      <PictureTile
        files={image ? pictureSources(image) : null}
        sizes="64px"
        className="aspect-4/5 bg-line!"
      />
      <span className="min-w-0">
        <Link to="/p/$id" params={{ id: product.id }} className="font-medium hover:text-moss">
          {product.name}
        </Link>
        <span className="block text-xs text-ink-soft tabular-nums">
          {isSoldOut(product)
            ? 'Sold out'
            : quantity > 1 && `${quantity} × ${formatMoney(price / quantity)}`}
        </span>
      </span>
      <span className="tabular-nums">{formatMoney(price)}</span>
    </li>
  )
}
