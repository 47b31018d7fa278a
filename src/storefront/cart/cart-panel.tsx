import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type CartItem, cartOf, countItems } from '#commerce/cart/cart.ts'
import { type RemovedLines, removedLines, restoreToCart } from '#commerce/cart/restore-to-cart.ts'
import { formatMoney } from '#commerce/money.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { removedMessage, UndoNotice } from '../layout/undo-notice.tsx'
import { cartChangeMessage } from './cart-change-message.ts'
import { CartLine } from './cart-line.tsx'
import { useCart } from './cart-store.ts'
import { useFreshCart } from './use-fresh-cart.ts'

/** The latest removal, for undo. */
interface Removal {
  message: string
  taken: RemovedLines<CartItem>
}

export function CartPanel() {
  const cart = useCart()
  const changes = useFreshCart(cart.isCartOpen)
  const [removal, setRemoval] = useState<Removal>()
  const count = countItems(cart)
  const close = () => setOpen(false)

  function setOpen(open: boolean) {
    cart.setOpen(open)
    setRemoval(undefined)
  }

  return (
    <SidePanel
      title="Your cart"
      note={count > 0 && (count === 1 ? '1 item' : `${count} items`)}
      open={cart.isCartOpen}
      onOpenChange={setOpen}
      footer={cart.items.length > 0 && <CartFooter total={cart.totalPrice} onLeave={close} />}
    >
      <div role="status">
        {changes.map((change) => (
          <p key={change.productId} className="mt-4 rounded-sm bg-butter px-3 py-2">
            {cartChangeMessage(change)}
          </p>
        ))}
        {removal && (
          <UndoNotice
            message={removal.message}
            onUndo={() => {
              cart.replace(cartOf(restoreToCart(cart.items, removal.taken)))
              setRemoval(undefined)
            }}
          />
        )}
      </div>
      {cart.items.length === 0 ? (
        <EmptyState title="Your cart is empty.">
          <Link to="/" className="link" onClick={close}>
            Browse flowers
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul>
            {cart.items.map((item, index) => (
              <CartLine
                // biome-ignore lint/suspicious/noArrayIndexKey: a product may be on several lines, which differ by their position only.
                key={`${item.product.id} ${index + 1}`}
                item={item}
                onQuantity={(quantity) => cart.setQuantity(item.product.id, quantity, index)}
                onRemove={() => {
                  const { id } = item.product
                  const taken = removedLines(cart.items, ({ product }) => product.id === id)
                  setRemoval({ message: removedMessage(item.product), taken })
                  cart.remove(id)
                }}
                onLeave={close}
              />
            ))}
          </ul>
          <button
            type="button"
            className="link mb-4 min-h-11 text-xs text-ink-soft"
            onClick={() => {
              setRemoval({
                message: 'Cart emptied.',
                taken: removedLines(cart.items, () => true),
              })
              cart.clear()
            }}
          >
            Empty cart
          </button>
        </>
      )}
    </SidePanel>
  )
}

function CartFooter({ total, onLeave }: { total: number; onLeave: () => void }) {
  return (
    <>
      <p className="flex items-baseline justify-between text-base">
        <span>Subtotal</span>
        <span className="font-medium tabular-nums">{formatMoney(total)}</span>
      </p>
      <p className="mt-0.5 mb-4 text-xs text-ink-soft">The delivery fee is added at checkout.</p>
      <Link to="/checkout" className={buttonStyle({ size: 'large', wide: true })} onClick={onLeave}>
        Checkout
      </Link>
    </>
  )
}
