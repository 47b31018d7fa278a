import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { formatMoney } from '#commerce/money.ts'
import { Button } from '#ui/button.tsx'
import { cartChangeMessage } from '../cart/cart-change-message.ts'
import { CheckoutErrorNotice } from './checkout-error-notice.tsx'
import type { Choices } from './choices.ts'
import type { PlaceOrder } from './use-place-order.ts'

interface SummaryFootProps {
  placing: PlaceOrder
  changes: readonly CartChange[]
  choices: Choices
}

/** Messages and button. */
export function SummaryFoot({ placing, changes, choices }: SummaryFootProps) {
  const { problem, pending } = placing
  const isOnline = choices.paymentMethod !== 'cash'
  return (
    <>
      {!problem && changes.length > 0 && (
        <div role="status" className="grid gap-1 rounded-sm bg-butter px-4 py-3">
          {changes.map((change) => (
            <p key={change.productId}>{cartChangeMessage(change)}</p>
          ))}
        </div>
      )}
      {problem && problem.kind !== 'fields' && (
        <CheckoutErrorNotice
          key={JSON.stringify(problem)}
          problem={problem}
          onSolved={() => placing.setProblem(null)}
          onKeepOrder={placing.keepPlacedOrder}
        />
      )}
      <Button type="submit" size="large" wide pending={pending}>
        {problem?.kind === 'prices'
          ? 'Accept and order'
          : isOnline
            ? `Order and pay ${formatMoney(choices.total)}`
            : 'Place order'}
      </Button>
      <p className="text-xs text-ink-soft">
        {isOnline
          ? 'You pay on the next page. We reserve your flowers for half an hour.'
          : `You pay ${formatMoney(choices.total)} to the driver.${choices.isConfirmedByEmail ? ' First, confirm the order with a code that we send to your email.' : ''}`}
      </p>
    </>
  )
}
