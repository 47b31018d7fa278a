import { useQuery } from '@tanstack/react-query'
import { productQueries } from '#api/catalogue.queries.ts'
import type { Cart, CartItem, CartLine } from '#commerce/cart/cart.ts'
import { addAddOn, removeAddOn, setAddOnQuantity } from '#commerce/cart/cart-add-ons.ts'
import { mostOfAddOn } from '#commerce/catalogue/add-on.ts'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import { soldName } from '#commerce/catalogue/variant.ts'
import { formatMoney } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { AddOnRow } from '../add-ons/add-on-row.tsx'
import { addOnsText } from '../add-ons/add-ons.messages.ts'
import { shopNow } from '../layout/shop-clock.ts'
import { cartText } from './cart.messages.ts'
import { cartAddOnsText } from './cart-add-ons.messages.ts'
import { useCart } from './cart-store.ts'

interface CartAddOnsProps {
  item: CartItem
  index: number
  /** Ids of all bouquets of the cart: one request for all of them. */
  bouquetIds: readonly string[]
  /** Offers to undo a removal. */
  onRemoved: (message: string, undo: (cart: Cart) => Cart) => void
}

/** The add-ons of a line, and what else is offered with it. */
export function CartAddOns({ item, index, bouquetIds, onRemoved }: CartAddOnsProps) {
  const { data } = useQuery(productQueries.addOns(bouquetIds))
  const { addOns = [], product: bouquet } = item
  const name = soldName(bouquet)
  const ids = data?.offered[bouquet.id] ?? []
  const taken = new Set(addOns.map(({ product }) => product.id))
  const offers = (data?.addOns ?? []).filter(({ id }) => ids.includes(id) && !taken.has(id))
  const change = (next: (cart: Cart) => Cart) => {
    const cart = useCart.getState()
    cart.replace(next(cart))
  }

  function remove(line: CartLine) {
    change((cart) => removeAddOn(cart, index, line.product.id))
    onRemoved(cartAddOnsText('removed', { name: soldName(line.product) }), (cart) => {
      // Another tab may have changed the lines since.
      if (cart.items[index]?.product.id !== bouquet.id) return cart
      const { product, quantity } = line
      const now = shopNow()
      const restored = addAddOn(cart, index, product, now)
      return setAddOnQuantity(restored, index, { id: product.id, quantity, now })
    })
  }

  return (
    <>
      {addOns.length > 0 && (
        <ul aria-label={cartAddOnsText('addedTo', { name })} className="ms-6 grid gap-1">
          {addOns.map((line) => (
            <AddOnLine
              key={line.product.id}
              line={line}
              onQuantity={(quantity) =>
                change((cart) =>
                  setAddOnQuantity(cart, index, { id: line.product.id, quantity, now: shopNow() }),
                )
              }
              onRemove={() => remove(line)}
            />
          ))}
        </ul>
      )}
      {offers.length > 0 && (
        <section aria-label={cartAddOnsText('addTo', { name })} className="py-3">
          <p className="mb-2 text-xs text-ink-soft">{addOnsText('title')}</p>
          <ul className="-mx-1 flex scroll-px-1 snap-x gap-2 overflow-x-auto p-1">
            {offers.map((addOn) => (
              <li key={addOn.id} className="w-64 shrink-0 snap-start">
                <AddOnRow
                  addOn={addOn}
                  isAdded={false}
                  onPress={() => change((cart) => addAddOn(cart, index, addOn, shopNow()))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface AddOnLineProps {
  line: CartLine
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

function AddOnLine({ line: { product, quantity, price }, onQuantity, onRemove }: AddOnLineProps) {
  const [picture] = allPictures(product)
  const name = soldName(product)
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-3 py-2">
      <PictureTile
        files={picture ? pictureSources(picture.address, picture.placeholder) : null}
        sizes="56px"
        className="aspect-square"
      />
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 break-words">
            <LocalizedText>{name}</LocalizedText>
          </span>
          <span className="whitespace-nowrap">{formatMoney(price)}</span>
        </p>
        {isSoldOut(product) && <p className="text-xs text-ink-soft">{cartText('soldOut')}</p>}
        <div className="mt-2 flex items-center justify-between">
          <QuantityStepper
            label={cartText('quantityOf', { name })}
            value={quantity}
            max={Math.min(product.stock ?? mostOfAddOn, mostOfAddOn)}
            onChange={onQuantity}
          />
          <button type="button" className="link min-h-9 text-xs text-ink-soft" onClick={onRemove}>
            {cartText.rich('remove', {
              name,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </button>
        </div>
      </div>
    </li>
  )
}
