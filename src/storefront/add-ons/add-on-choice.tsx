import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { addAddOn, lastLineOf, removeAddOn } from '#commerce/cart/cart-add-ons.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { wholeId } from '#commerce/catalogue/variant.ts'
import { formatMoney } from '#commerce/money.ts'
import { useCart } from '../cart/cart-store.ts'
import { shopNow } from '../layout/shop-clock.ts'
import { AddOnRow } from './add-on-row.tsx'
import { addOnsText } from './add-ons.messages.ts'

export interface AddOnChoiceProps {
  /** The bouquet as the chosen variant. */
  bouquet: Product
  /** The add-ons that will go into the cart with the bouquet. */
  selected: readonly Product[]
  onSelect: (selected: readonly Product[]) => void
}

const shownAtFirst = 4

/** The add-ons that are offered with a bouquet: chosen before it is in the cart, added at once afterwards. */
export function AddOnChoice({ bouquet, selected, onSelect }: AddOnChoiceProps) {
  const { data } = useQuery(productQueries.addOns([wholeId(bouquet)]))
  const [isOpen, setOpen] = useState(false)
  const cart = useCart()
  const index = lastLineOf(cart, bouquet.id)
  const inCart = cart.items[index]?.addOns?.map(({ product }) => product)
  const chosen = index < 0 ? selected : (inCart ?? [])
  const addOns = data?.addOns ?? []
  if (addOns.length === 0) return null
  const shown = isOpen ? addOns : addOns.slice(0, shownAtFirst)
  const sum = selected.reduce((total, addOn) => total + effectivePrice(addOn, shopNow()), 0)

  function toggle(addOn: Product) {
    const isChosen = chosen.some(({ id }) => id === addOn.id)
    if (index >= 0) {
      cart.replace(
        isChosen ? removeAddOn(cart, index, addOn.id) : addAddOn(cart, index, addOn, shopNow()),
      )
    } else {
      const others = selected.filter(({ id }) => id !== addOn.id)
      onSelect(isChosen ? others : [...others, addOn])
    }
  }

  return (
    <section aria-labelledby="add-ons" className="print:hidden mt-7">
      <h2 id="add-ons" className="mb-3 text-sm font-medium">
        {addOnsText('title')}
      </h2>
      <ul className="grid gap-2">
        {shown.map((addOn) => (
          <li key={addOn.id}>
            <AddOnRow
              addOn={addOn}
              isAdded={chosen.some(({ id }) => id === addOn.id)}
              onPress={() => toggle(addOn)}
            />
          </li>
        ))}
      </ul>
      {shown.length < addOns.length && (
        <button
          type="button"
          data-early
          className="link mt-1 min-h-11 text-sm"
          onClick={() => setOpen(true)}
        >
          {addOnsText('more', { count: addOns.length - shown.length })}
        </button>
      )}
      <p role="status" className="mt-2 text-xs text-ink-soft empty:sr-only">
        {index < 0 && selected.length > 0 && addOnsText('withBouquet', { price: formatMoney(sum) })}
      </p>
    </section>
  )
}
