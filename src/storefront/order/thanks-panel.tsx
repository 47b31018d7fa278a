import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { Thanks } from '#commerce/orders/recipient-page/thanks.ts'
import { OrderPanel } from './order-panel.tsx'
import { thanksPanelText } from './thanks-panel.messages.ts'

interface ThanksPanelProps {
  /** Of the recipient. */
  name: string
  thanks: Thanks
}

/** The recipient's message to the sender. */
export function ThanksPanel({ name, thanks: { message, photo, sentAt } }: ThanksPanelProps) {
  return (
    <OrderPanel
      title={thanksPanelText('title', { name })}
      aside={<span className="text-xs text-ink-soft">{formatMoment(sentAt)}</span>}
    >
      <blockquote
        dir="auto"
        className="mt-4 font-display text-lg font-normal wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
      >
        {message}
      </blockquote>
      {photo && (
        <img
          src={photo}
          alt={thanksPanelText('photo', { name })}
          loading="lazy"
          className="mt-6 max-h-[70dvh] max-w-full rounded-sm"
        />
      )}
    </OrderPanel>
  )
}
