import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { confirmWithCode, resendConfirmation } from '#api/cash-confirmation.ts'
import type { ConfirmationView } from '#commerce/orders/confirmation/cash-confirmation.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CorrectEmail } from './correct-email.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { useConfirmation } from './use-confirmation.ts'
import { formatCountdown, useNow } from './use-now.ts'

export interface ConfirmPanelProps {
  order: OrderDetail
  confirmation: ConfirmationView
}

/** Where the customer proves the contact address of a cash order, or pays online instead. */
export function ConfirmPanel({ order, confirmation }: ConfirmPanelProps) {
  const [open, setOpen] = useState<'email' | 'payment' | null>(null)
  const ready = useHydrated()
  const toggle = (part: 'email' | 'payment') => setOpen(open === part ? null : part)
  return (
    <div className="grid gap-4">
      <section aria-labelledby="confirm" className="rounded-sm bg-linen px-5 py-7 sm:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="confirm" className="font-display text-lg font-normal">
            Confirm your order
          </h2>
          <TimeLeft until={order.expiresAt} />
        </div>
        <p className="mt-2 max-w-[52ch] text-ink-soft">
          We sent a 6-digit code to{' '}
          <strong className="font-medium wrap-anywhere text-ink">{order.contact.email}</strong>.
          Enter it here, or open the link in the email.
        </p>
        <CodeForm orderId={order.id} confirmation={confirmation} />
        <div className="mt-5 flex flex-wrap gap-x-2 gap-y-1 border-t border-line pt-4">
          <ResendButton orderId={order.id} from={confirmation.resendFrom} />
          {confirmation.correctable && (
            <Button
              variant="plain"
              size="small"
              disabled={!ready}
              aria-expanded={open === 'email'}
              onClick={() => toggle('email')}
            >
              Change email address
            </Button>
          )}
          <Button
            variant="plain"
            size="small"
            disabled={!ready}
            aria-expanded={open === 'payment'}
            onClick={() => toggle('payment')}
          >
            Pay online instead
          </Button>
        </div>
        {open === 'email' && confirmation.correctable && (
          <CorrectEmail order={order} onDone={() => setOpen(null)} />
        )}
      </section>
      {open === 'payment' && <PaymentPanel order={order} />}
    </div>
  )
}

function TimeLeft({ until }: { until: number | null }) {
  const now = useNow()
  if (until === null || now === null) return null
  const left = until - now
  return (
    <p className="text-ink-soft tabular-nums">
      {left > 0 ? `Reserved for ${formatCountdown(left)}` : 'Time is up'}
    </p>
  )
}

function CodeForm({ orderId, confirmation }: { orderId: string; confirmation: ConfirmationView }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const { send, pending } = useConfirmation(orderId)
  const ready = useHydrated()
  const { codeUsable } = confirmation

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.replace(/\D/g, '').length === 0) return setError('Enter the code from the email.')
    const request = () => confirmWithCode({ data: { orderId, code } })
    const notice = await send('confirm', { done: 'Order confirmed', request })
    setError(notice?.message)
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-5 grid items-start gap-4 sm:grid-cols-[minmax(0,14rem)_auto] sm:justify-start"
    >
      <TextField
        name="code"
        label="Confirmation code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        dir="ltr"
        value={code}
        disabled={!codeUsable}
        error={codeUsable ? error : 'Too many wrong codes. Request a new code.'}
        onChange={(event) => {
          setCode(event.target.value)
          setError(undefined)
        }}
        className="tabular-nums"
      />
      <Button
        type="submit"
        className="min-h-12 sm:mt-7"
        disabled={!ready || !codeUsable}
        pending={pending === 'confirm'}
      >
        Confirm order
      </Button>
    </form>
  )
}

function ResendButton({ orderId, from }: { orderId: string; from: number | null }) {
  const { send, pending } = useConfirmation(orderId)
  const now = useNow()
  if (from === null) return null
  const waitMs = now === null ? null : from - now
  const isEarly = waitMs === null || waitMs > 0
  const request = () => resendConfirmation({ data: { orderId } })
  return (
    <Button
      variant="plain"
      size="small"
      className="tabular-nums"
      disabled={isEarly}
      pending={pending === 'resend'}
      onClick={() => void send('resend', { done: 'Code sent', request })}
    >
      {isEarly && waitMs !== null ? `Resend code in ${formatCountdown(waitMs)}` : 'Resend code'}
    </Button>
  )
}
