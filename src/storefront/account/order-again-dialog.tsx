import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQueries } from '#api/session.queries.ts'
import { countItems } from '#commerce/cart/cart.ts'
import { addAddOn, setAddOnQuantity } from '#commerce/cart/cart-add-ons.ts'
import type { RepeatedGoods } from '#commerce/cart/order-again.ts'
import { soldName } from '#commerce/catalogue/variant.ts'
import type { OrderDetail, OrderView } from '#commerce/orders/order-view.ts'
import { isolated } from '#i18n/isolated.ts'
import { currentLocale } from '#i18n/locale.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { formText } from '#ui/form.messages.ts'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useCart } from '../cart/cart-store.ts'
import { keepArea } from '../checkout/chosen-delivery.ts'
import { prefillCheckout } from '../checkout/saved-checkout.ts'
import { shopNow } from '../layout/shop-clock.ts'
import { orderAgainText } from './order-again.messages.ts'
import { cardDraft, recipientDraft } from './order-again-draft.ts'

/** An order, and what of it is available today. */
export interface RepeatedOrder {
  order: OrderView
  goods: RepeatedGoods
}

interface OrderAgainDialogProps {
  repeated: RepeatedOrder
  onClose: () => void
}

export function OrderAgainDialog({ repeated, onClose }: OrderAgainDialogProps) {
  const { order, goods } = repeated
  const { data: uid } = useQuery(sessionQueries.current())
  const cart = useCart()
  const [sameRecipient, setSameRecipient] = useState(true)
  const [sameCard, setSameCard] = useState(true)
  const [others, setOthers] = useState<'add' | 'replace'>('add')
  const [inCart] = useState(() => countItems(cart))
  const own = order.isWhole && typeof uid === 'string' ? { order, uid } : null
  const hasCard = own !== null && own.order.cardMessage !== ''

  function repeat() {
    if (own) {
      prefillCheckout(own.uid, {
        ...(sameRecipient && recipientDraft(own.order)),
        ...(hasCard && sameCard && cardDraft(own.order)),
      })
      if (sameRecipient) keepArea(own.order.address.zoneId)
    }
    if (others === 'replace') cart.clear()
    putInCart(goods.items)
    onClose()
  }

  return (
    <Modal
      title={orderAgainText('orderAgain')}
      description={<Goods goods={goods} />}
      onClose={onClose}
    >
      <Form onSubmit={repeat} className="mt-5 grid gap-5">
        {own && (
          <Checkbox
            label={orderAgainText('sameRecipient')}
            help={<bdi>{recipientLine(own.order)}</bdi>}
            checked={sameRecipient}
            onChange={(event) => setSameRecipient(event.target.checked)}
          />
        )}
        {hasCard && (
          <Checkbox
            label={orderAgainText('sameCard')}
            help={
              <span dir="auto" className="line-clamp-2 block">
                {own.order.cardMessage}
              </span>
            }
            checked={sameCard}
            onChange={(event) => setSameCard(event.target.checked)}
          />
        )}
        {inCart > 0 && (
          <RadioCards
            legend={orderAgainText('cartNotEmpty')}
            name="others"
            value={others}
            onChange={setOthers}
            className="grid gap-2 sm:grid-cols-2"
            options={[
              {
                value: 'add',
                label: orderAgainText('keep'),
                note: orderAgainText('keepNote', { count: inCart }),
              },
              {
                value: 'replace',
                label: orderAgainText('replace'),
                note: orderAgainText('replaceNote', { count: inCart }),
              },
            ]}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="plain" onClick={onClose}>
            {formText('cancel')}
          </Button>
          <Button type="submit">{orderAgainText('putInCart')}</Button>
        </div>
      </Form>
    </Modal>
  )
}

/** Opens the cart. The last line is that of the bouquet to which the following add-ons belong. */
function putInCart(items: RepeatedOrder['goods']['items']) {
  for (const { product, quantity, addedTo } of items) {
    const cart = useCart.getState()
    if (addedTo === undefined) cart.add(product, quantity)
    else {
      const [index, now] = [cart.items.length - 1, shopNow()]
      const added = addAddOn(cart, index, product, now)
      cart.replace(setAddOnQuantity(added, index, { id: product.id, quantity, now }))
    }
  }
}

function Goods({ goods: { items: available, gone, fewer } }: Pick<RepeatedOrder, 'goods'>) {
  return (
    <>
      <ul>
        {available.map(({ product, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the same product differ only by position.
          <li key={`${product.id} ${index}`}>
            {quantity > 1 && `${groupDigits(quantity)} × `}
            <bdi>{soldName(product)}</bdi>
          </li>
        ))}
      </ul>
      {gone.length > 0 && <p className="mt-2">{orderAgainText('gone', { names: listOf(gone) })}</p>}
      {fewer.length > 0 && (
        <p className="mt-2">{orderAgainText('fewer', { names: listOf(fewer) })}</p>
      )}
    </>
  )
}

function recipientLine({ recipient, address, addressBy }: OrderDetail): string {
  const { name } = recipient
  if (addressBy === 'recipient') return orderAgainText('askAgain', { name })
  const parts = [address.street, address.building, address.zoneName].filter(Boolean)
  return orderAgainText('toAddress', { name, place: parts.join(orderAgainText('comma')) })
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(currentLocale() === 'ar' ? 'ar' : 'en-GB').format(names.map(isolated))
}
