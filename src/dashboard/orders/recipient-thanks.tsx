import { smallPhoto } from '#commerce/claims/claim.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { Thanks } from '#commerce/orders/recipient-page/thanks.ts'
import { orderText } from './order-page.messages.ts'

/** The recipient's message to the sender. */
export function RecipientThanks({ thanks: { message, photo, sentAt } }: { thanks: Thanks }) {
  return (
    <>
      <p className="text-xs text-ink-soft">{formatMoment(sentAt)}</p>
      <blockquote
        dir="auto"
        className="mt-1 max-w-xl text-page-start wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
      >
        {message}
      </blockquote>
      {photo && (
        <a href={photo} target="_blank" rel="noreferrer" className="mt-3 block w-fit">
          <img
            src={smallPhoto(photo)}
            alt={orderText('thanksPhoto')}
            width={96}
            height={120}
            loading="lazy"
            className="aspect-4/5 w-24 rounded-sm bg-linen object-cover"
          />
        </a>
      )}
    </>
  )
}
