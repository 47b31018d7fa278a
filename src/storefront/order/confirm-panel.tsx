import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { confirmWithCode, correctContactEmail, resendConfirmation } from '#api/cash-confirmation.ts'
import type { ConfirmationView } from '#commerce/orders/confirmation/cash-confirmation.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { shownDigits } from '#i18n/shown-digits.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { TextField } from '#ui/text-field.tsx'
import { shopNow } from '../layout/shop-clock.ts'
import { confirmPanelText } from './confirm-panel.messages.ts'
import { nextStepText } from './next-step.messages.ts'
import { OrderPanel } from './order-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { confirmationNotices } from './request-notices.ts'
import { useOrderRequest } from './use-order-request.ts'
import { useTextForm } from './use-text-form.ts'

interface ConfirmPanelProps {
  order: OrderDetail
  confirmation: ConfirmationView
}

/** Where the customer proves the contact address of a cash order, or pays online instead. */
export function ConfirmPanel({ order, confirmation }: ConfirmPanelProps) {
  const [open, setOpen] = useState<'email' | 'payment' | null>(null)
  const ready = useHydrated()
  const others = [
    ...(confirmation.correctable ? [['email', confirmPanelText('changeEmail')] as const] : []),
    ['payment', confirmPanelText('payOnline')] as const,
  ]
  return (
    <div className="grid gap-4">
      <OrderPanel title={nextStepText('confirmTitle')} aside={<TimeLeft until={order.expiresAt} />}>
        <p className="mt-2 max-w-[52ch] text-ink-soft">
          {confirmPanelText.rich('codeSent', {
            address: () => (
              <strong dir="ltr" className="font-medium wrap-anywhere text-ink">
                {order.contact.email}
              </strong>
            ),
          })}
        </p>
        <CodeForm orderId={order.id} codeUsable={confirmation.codeUsable} />
        <div className="mt-5 flex flex-wrap gap-x-2 gap-y-1 border-t border-line pt-4">
          <ResendButton orderId={order.id} from={confirmation.resendFrom} />
          {others.map(([part, label]) => (
            <Button
              key={part}
              variant="plain"
              size="small"
              disabled={!ready}
              aria-expanded={open === part}
              onClick={() => setOpen(open === part ? null : part)}
            >
              {label}
            </Button>
          ))}
        </div>
        {open === 'email' && confirmation.correctable && (
          <CorrectEmail order={order} onDone={() => setOpen(null)} />
        )}
      </OrderPanel>
      {open === 'payment' && <PaymentPanel order={order} />}
    </div>
  )
}

function TimeLeft({ until }: { until: number | null }) {
  const now = useNow()
  if (until === null || now === null) return null
  const left = until - now
  return (
    <p className="text-ink-soft">
      {left > 0
        ? confirmPanelText('reserved', { time: formatCountdown(left) })
        : confirmPanelText('timeIsUp')}
    </p>
  )
}

function CodeForm({ orderId, codeUsable }: { orderId: string; codeUsable: boolean }) {
  const { send, pending } = useOrderRequest(orderId, confirmationNotices())
  const ready = useHydrated()
  const { form, control } = useTextForm({
    initial: '',
    save: async (code) =>
      /\d/.test(code)
        ? send(() => confirmWithCode({ data: { orderId, code } }), nextStepText('confirmed'))
        : { message: confirmPanelText('codeMissing'), isRefusal: true },
  })
  return (
    <form
      {...form}
      aria-label={confirmPanelText('form')}
      className="mt-5 grid items-start gap-4 sm:grid-cols-[minmax(0,14rem)_auto] sm:justify-start"
    >
      <TextField
        {...control}
        name="code"
        label={confirmPanelText('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        dir="ltr"
        disabled={!codeUsable}
        error={codeUsable ? control.error : confirmPanelText('codeBlocked')}
      />
      <Button
        type="submit"
        className="min-h-12 sm:mt-7"
        disabled={!ready || !codeUsable}
        pending={pending}
      >
        {nextStepText('confirm')}
      </Button>
    </form>
  )
}

function ResendButton({ orderId, from }: { orderId: string; from: number | null }) {
  const { send, pending } = useOrderRequest(orderId, confirmationNotices())
  const now = useNow()
  if (from === null) return null
  const request = () => resendConfirmation({ data: { orderId } })
  const waitMs = now === null ? null : from - now
  const isEarly = waitMs === null || waitMs > 0
  return (
    <Button
      variant="plain"
      size="small"
      disabled={isEarly}
      pending={pending}
      onClick={() => void send(request, confirmPanelText('resent'))}
    >
      {isEarly && waitMs !== null
        ? confirmPanelText('resendIn', { time: formatCountdown(waitMs) })
        : confirmPanelText('resend')}
    </Button>
  )
}

function CorrectEmail({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { send, pending } = useOrderRequest(order.id, confirmationNotices())
  const { form, control } = useTextForm({
    initial: order.contact.email,
    save: (email) => {
      const request = () => correctContactEmail({ data: { orderId: order.id, email } })
      return send(request, confirmPanelText('emailChanged'))
    },
    onSaved: onDone,
  })
  return (
    <form {...form} aria-label={confirmPanelText('emailForm')} className="mt-4 grid max-w-md gap-4">
      <TextField
        {...control}
        name="email"
        label={confirmPanelText('email')}
        type="email"
        autoComplete="email"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {confirmPanelText('sendCode')}
        </Button>
        <Button variant="plain" onClick={onDone}>
          {formText('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** The shop's time, every second; null on the server and until the page is hydrated. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(shopNow())
    const timer = setInterval(() => setNow(shopNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** `4:05`. */
function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return shownDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}
