import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import { paymentQueries } from '#api/payments.queries.ts'
import { formatClock } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { amountToPay, mayCollectCash } from '#commerce/orders/difference-due.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { paymentMethodText } from '#commerce/payments/payment-method.messages.ts'
import type { OnlinePaymentMethod } from '#commerce/payments/payment-provider.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { notify } from '#ui/toast.ts'
import { goToPayment } from './go-to-payment.ts'
import { OrderPanel } from './order-panel.tsx'
import { paymentPanelText } from './payment-panel.messages.ts'
import { redirectForError } from './redirect-for-error.ts'
import { useLeaving } from './use-leaving.ts'

export function PaymentPanel({ order }: { order: OrderDetail }) {
  const { data: offered } = useQuery(paymentQueries.methods())
  const [selected, setSelected] = useState<OnlinePaymentMethod>(
    order.paymentMethod === 'wallet' ? 'wallet' : 'card',
  )
  const { pay, isUnderWay } = usePay(order.id)
  const methods = offered ?? [selected]
  const chosen = methods.find((method) => method === selected) ?? methods[0] ?? selected
  const cards = useRef<HTMLDivElement>(null)
  const isWaiting = order.status === 'awaiting_payment'
  return (
    <OrderPanel
      title={paymentPanelText('title', { amount: formatMoney(amountToPay(order)) })}
      aside={
        isWaiting &&
        order.expiresAt !== null && (
          <p className="text-ink-soft">
            {paymentPanelText('reservedUntil', { time: formatClock(order.expiresAt) })}
          </p>
        )
      }
    >
      {!isWaiting && (
        <p className="mt-2 max-w-[56ch] text-ink-soft">
          {paymentPanelText(mayCollectCash(order) ? 'difference' : 'differenceOnline')}
        </p>
      )}
      {methods.length > 1 && (
        <div className="mt-5">
          <RadioCards
            legend={paymentPanelText('method')}
            legendHidden
            name="method"
            className="grid gap-2 sm:grid-cols-2"
            value={chosen}
            onChange={setSelected}
            rowRef={cards}
            options={methods.map((value) => ({ value, label: paymentMethodText(value) }))}
          />
        </div>
      )}
      <Button
        size="large"
        className="mt-5"
        pending={isUnderWay}
        onClick={() =>
          void pay(methods.find((method) => method === checkedMethod(cards)) ?? chosen)
        }
      >
        {paymentPanelText(order.paymentStatus === 'failed' ? 'retry' : 'pay')}
      </Button>
    </OrderPanel>
  )
}

function usePay(orderId: string) {
  const [step, setStep] = useState<'waiting' | 'opening' | 'leaving'>('waiting')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // The button still shows its pending state when the customer returns through the back button.
  const stay = () => setStep('waiting')
  useLeaving({ isLeaving: step === 'leaving', onTimeout: stay, onReturn: stay })

  async function pay(method: OnlinePaymentMethod) {
    setStep('opening')
    const toast = notify.loading(paymentPanelText('opening'), 'payment')
    try {
      const notice = await goToPayment(orderId, method)
      if (!notice) {
        notify.dismiss(toast)
        return setStep('leaving')
      }
      notify.error(notice.title, notice.message, toast)
      // The order is no longer as the page shows it.
      await queryClient.invalidateQueries({ queryKey: orderQueries.view(orderId).queryKey })
    } catch (error) {
      notify.error(paymentPanelText('notOpened'), paymentPanelText('notOpenedNote'), toast)
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
