import type { Order } from '../orders/order.ts'
import type { Thanks } from '../orders/recipient-page/thanks.ts'
import type { EmailBody } from './order-email-parts.ts'
import { thanksEmailText } from './thanks-emails.messages.ts'

/** Passes on the thanks of the recipient. The photograph stays on the order page, which checks who asks. */
export function thanksReceived(
  { number, recipient: { name }, senderShown }: Order,
  thanks: Thanks | null,
): EmailBody {
  // Paragraphs of an email have no line breaks.
  const message = (thanks?.message ?? '').split(/\n+/).filter((line) => line !== '')
  return {
    subject: thanksEmailText('subject', { name, number }),
    preview: thanksEmailText('preview'),
    heading: thanksEmailText('heading', { name }),
    paragraphs: [
      ...message,
      ...(thanks?.photo ? [thanksEmailText('photo')] : []),
      ...(senderShown ? [] : [thanksEmailText('anonymous')]),
    ],
  }
}
