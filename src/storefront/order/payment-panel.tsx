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
import { checkoutAction } from './authorization-error-message.ts'
import { goToPayment } from './go-to-payment.ts'
import { methodNames } from './method-names.ts'
import { useReturn } from './use-return.ts'
import { useStillHere } from './use-still-here.ts'

/** Where the owner pays an order that waits for it, the first time or again. */
export function PaymentPanel({ order }: { order: OrderDetail }) {
  const { data: options } = useQuery(checkoutQueries.options([]))
  const [wanted, setWanted] = useState(onlineMethod(order.paymentMethod))
  const { pay, isUnderWay } = usePay(order.id)
  const methods = options?.methods.filter(isOnline) ?? [wanted]
  const chosen = methods.find((method) => method === wanted) ?? methods[0] ?? wanted
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
            Held for you until {formatClock(order.expiresAt)}
          </p>
        )}
      </div>
      {methods.length > 1 && (
        <div className="mt-5">
          <RadioCards
            legend="Way to pay"
            legendHidden
            name="method"
            className="grid gap-2 sm:grid-cols-2"
            value={chosen}
            onChange={setWanted}
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
        onClick={() => void pay(methods.find((method) => method === pickedIn(cards)) ?? chosen)}
      >
        {again ? 'Try again' : 'Pay now'}
      </Button>
    </section>
  )
}

function usePay(orderId: string) {
  const [step, setStep] = useState<'waiting' | 'opening' | 'leaving'>('waiting')
  const navigate = useNavigate()
  // Left for the provider's page, the button still turns when somebody comes back without having paid.
  useReturn(() => setStep('waiting'))
  useStillHere(step === 'leaving', () => setStep('waiting'))

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
      notify.error('The payment page could not be opened', 'Please try again in a moment.', toast)
      const to = checkoutAction(error)
      if (to) await navigate({ to, search: { next: `/o/${orderId}` } })
    }
    setStep('waiting')
  }

  return { pay, isUnderWay: step !== 'waiting' }
}

/** What is seen to be chosen: a choice of before the page listened was told to nobody. */
function pickedIn({ current: cards }: RefObject<HTMLElement | null>): string | undefined {
  return cards?.querySelector<HTMLInputElement>(':checked')?.value
}

function isOnline(method: PaymentMethod): method is OnlinePaymentMethod {
  return method !== 'cash'
}

function onlineMethod(method: PaymentMethod): OnlinePaymentMethod {
  return isOnline(method) ? method : 'card'
}
