import { Link } from '@tanstack/react-router'
import { type CartItem, cartOf, countItems } from '#commerce/cart/cart.ts'
import { removedLines, restoreToCart } from '#commerce/cart/restore-to-cart.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import { soldName } from '#commerce/catalogue/variant.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatMoney } from '#commerce/money.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { UndoPlace, useUndo } from '../layout/use-undo.tsx'
import { UnpaidNotice } from '../order/unpaid-notice.tsx'
import { ProductLine, type ProductLineProps } from '../product/product-line.tsx'
import { cartText } from './cart.messages.ts'
import { CartAddOns } from './cart-add-ons.tsx'
import { cartChangeMessage } from './cart-change-message.ts'
import { CartFooter } from './cart-footer.tsx'
import { useCart } from './cart-store.ts'
import { useFreshCart } from './use-fresh-cart.ts'

export function CartPanel() {
  const cart = useCart()
  const changes = useFreshCart(cart.isCartOpen)
  const undo = useUndo()
  const count = countItems(cart)
  const bouquetIds = [...new Set(cart.items.map(({ product }) => product.id))]
    .sort()
    .slice(0, orderLimits.lines)
  const close = () => setOpen(false)

  function setOpen(open: boolean) {
    cart.setOpen(open)
    undo.clear()
  }

  function offerUndo(message: string, isRemoved: (item: CartItem) => boolean) {
    const taken = removedLines(cart.items, isRemoved)
    undo.offer(message, () => {
      const { items, replace } = useCart.getState()
      replace(cartOf(restoreToCart(items, taken)))
    })
  }

  return (
    <SidePanel
      title={cartText('title')}
      note={count > 0 && cartText('items', { count })}
      open={cart.isCartOpen}
      onOpenChange={setOpen}
      footer={cart.items.length > 0 && <CartFooter cart={cart} onLeave={close} />}
    >
      <div role="status">
        {changes.map((change) => (
          <p key={change.productId} className="mt-4 rounded-sm bg-butter px-3 py-2">
            {cartChangeMessage(change)}
          </p>
        ))}
      </div>
      {cart.isCartOpen && <UnpaidNotice onLeave={close} />}
      {cart.items.length === 0 ? (
        <EmptyState title={cartText('empty')}>
          <Link to="/" className="link" onClick={close}>
            {cartText('browse')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul>
            {cart.items.map((item, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a product may be on several lines, which differ by their position only.
                key={`${item.product.id} ${index + 1}`}
                className="border-b border-line last:border-0"
              >
                <CartLine
                  item={item}
                  onQuantity={(quantity) => cart.setQuantity(item.product.id, quantity, index)}
                  onRemove={() => {
                    const { id } = item.product
                    const name = soldName(item.product)
                    offerUndo(cartText('removed', { name }), ({ product }) => product.id === id)
                    cart.remove(id)
                  }}
                  onLeave={close}
                />
                <CartAddOns
                  item={item}
                  index={index}
                  bouquetIds={bouquetIds}
                  onRemoved={(message, undone) =>
                    undo.offer(message, () => {
                      const now = useCart.getState()
                      now.replace(undone(now))
                    })
                  }
                />
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="link mb-4 min-h-11 text-xs text-ink-soft"
            onClick={() => {
              offerUndo(cartText('emptied'), () => true)
              cart.clear()
            }}
          >
            {cartText('emptyCart')}
          </button>
        </>
      )}
      <UndoPlace>{undo.notice}</UndoPlace>
    </SidePanel>
  )
}

interface CartLineProps extends Pick<ProductLineProps, 'onRemove' | 'onLeave'> {
  item: CartItem
  onQuantity: (quantity: number) => void
}

function CartLine({ item, onQuantity, ...actions }: CartLineProps) {
  const { product, quantity, price } = item
  const max = Math.min(product.stock ?? orderLimits.quantityPerLine, orderLimits.quantityPerLine)
  return (
    <ProductLine
      {...actions}
      product={product}
      name={soldName(product)}
      aside={<span className="whitespace-nowrap">{formatMoney(price)}</span>}
      note={
        <p className="min-h-[1lh] text-xs text-ink-soft">
          {isSoldOut(product)
            ? cartText('soldOut')
            : quantity > 1 && cartText('each', { price: formatMoney(price / quantity) })}
        </p>
      }
      action={
        <QuantityStepper
          label={cartText('quantityOf', { name: soldName(product) })}
          value={quantity}
          max={max}
          onChange={onQuantity}
        />
      }
    />
  )
}
