import type { ReactNode } from 'react'
import { type Cart, cartLines } from '#commerce/cart/cart.ts'
import { arrivalOf } from '#commerce/catalogue/arrival.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import type { ChoiceTerms } from '#commerce/delivery/delivery-choice.ts'
import { deliveredPrice, deliveryFee } from '#commerce/delivery/delivery-fee.ts'
import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { deliveryChoiceText } from './delivery.messages.ts'

/** The price of a cart with the chosen delivery, and the items that cannot arrive then. */
export function CartDelivery({ cart, terms }: { cart: Cart; terms: ChoiceTerms }) {
  const late = cartLines(cart)
    .map(({ product }) => product)
    .filter((product) => !isSoldOut(product) && !arrivalOf(product, terms).inTime)
  const names = [...new Set(late.map(({ name }) => name))]
  const place = { area: terms.areaName, day: formatShortDay(terms.day) }
  return (
    <div className="mb-4 grid gap-1">
      <Row label={deliveryChoiceText('chosen', place)}>{formatMoney(deliveryFee(terms))}</Row>
      <div className="border-t border-line pt-1 text-base font-medium">
        <Row label={deliveryChoiceText('total')}>
          {formatMoney(deliveredPrice(cart.totalPrice, terms))}
        </Row>
      </div>
      <p role="status" className="rounded-sm bg-butter px-3 py-2 text-sm empty:sr-only">
        {names.length > 0 &&
          deliveryChoiceText('lateItems', { names: names.join(deliveryChoiceText('comma')) })}
      </p>
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span>{label}</span>
      <span className="whitespace-nowrap">{children}</span>
    </p>
  )
}
