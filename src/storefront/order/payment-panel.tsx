import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { checkoutQueries } from '#api/checkout.queries.ts'
import { formatClock } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import type { OnlinePaymentMethod, PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { notify } from '#ui/toast.ts'
import { goToPayment } from './go-to-payment.ts'
import { methodNames } from './method-names.ts'
import { redirectForError } from './redirect-for-error.ts'
import { useNavigationTimeout } from './use-navigation-timeout.ts'
import { usePageRestored } from './use-page-restored.ts'

/** Where the customer pays an order that awaits payment. */
export function PaymentPanel({ order }: { order: OrderDetail }) {
  const { data: options } = useQuery(checkoutQueries.options([]))
  const [selected, setSelected] = useState(onlineMethod(order.paymentMethod))
  const { pay, isUnderWay } = usePay(order.id)
  const methods = options?.methods.filter(isOnline) ?? [selected]
  const chosen = methods.find((method) => method === selected) ?? methods[0] ?? selected
  const again = order.paymentStatus === 'failed'
  const cards = useRef<HTMLDivElement>(null)
  return (
    <section aria-labelledby="pay" className="rounded-sm bg-linen px-5 py-7 sm:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="pay" className="font-display text-lg font-normal">
          {formatMoney(order.total)} to pay
        </h2>
        {order.expiresAt !== null && (
          <p className="text-ink-soft tabular-nums">
            Reserved until {formatClock(order.expiresAt)}
          </p>
        )}
      </div>
      {methods.length > 1 && (
        <div className="mt-5">
          <RadioCards
            legend="Payment method"
            legendHidden
            name="method"
            className="grid gap-2 sm:grid-cols-2"
            value={chosen}
            onChange={setSelected}
            rowRef={cards}
            options={methods.map((value) => ({ value, label: methodNames[value] }))}
          />
        </div>
      )}
      <Button
        size="large"
        className="mt-5"
        data-early
        pending={isUnderWay}
        onClick={() =>
          void pay(methods.find((method) => method === checkedMethod(cards)) ?? chosen)
        }
      >
        {again ? 'Try again' : 'Pay now'}
      </Button>
    </section>
  )
}

function usePay(orderId: string) {
  const [step, setStep] = useState<'waiting' | 'opening' | 'leaving'>('waiting')
  const navigate = useNavigate()
  // The button still shows its pending state when the customer returns through the back button.
  usePageRestored(() => setStep('waiting'))
  useNavigationTimeout(step === 'leaving', () => setStep('waiting'))

  async function pay(method: OnlinePaymentMethod) {
    setStep('opening')
    const toast = notify.loading('Opening the payment page...')
    try {
      const notice = await goToPayment(orderId, method)
      if (!notice) {
        notify.dismiss(toast)
        return setStep('leaving')
      }
      notify.error(notice.title, notice.message, toast)
    } catch (error) {
      notify.error('Could not open the payment page', 'Try again in a moment.', toast)
      const to = redirectForError(error)
      if (to) await navigate({ to, search: { next: `/o/${orderId}` } })
    }
    setStep('waiting')
  }

  return { pay, isUnderWay: step !== 'waiting' }
}

/** The checked method: React misses a choice made before hydration. */
function checkedMethod({ current: cards }: RefObject<HTMLElement | null>): string | undefined {
  return cards?.querySelector<HTMLInputElement>(':checked')?.value
}

function isOnline(method: PaymentMethod): method is OnlinePaymentMethod {
  return method !== 'cash'
}

function onlineMethod(method: PaymentMethod): OnlinePaymentMethod {
  return isOnline(method) ? method : 'card'
}
