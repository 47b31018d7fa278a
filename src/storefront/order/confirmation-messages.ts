import type { ConfirmAnswer } from '#api/cash-confirmation.ts'
import type { Notice } from '#commerce/customers/notices.ts'
import type { ResentCode } from '#commerce/orders/confirmation/resend-code.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { waitMessage } from '../layout/wait-message.ts'

export type ConfirmationResult =
  | ConfirmAnswer
  | ResentCode
  | Refusal<'invalid', { message: string }>

/** The message for a refused confirmation or code. */
export function confirmationNotice(refused: Extract<ConfirmationResult, { ok: false }>): Notice {
  switch (refused.refusal) {
    case 'wrong-code':
      return {
        title: 'Wrong code',
        message: `That code is not correct. ${refused.left === 1 ? '1 try' : `${refused.left} tries`} left.`,
      }
    case 'code-blocked':
      return { title: 'Too many wrong codes', message: 'Request a new code to continue.' }
    case 'wrong-link':
      return {
        title: 'This link no longer works',
        message: 'Open the link in our latest email, or enter the code on the order page.',
      }
    case 'confirmation-over':
      return { title: 'This order cannot be confirmed', message: endedMessage(refused.status) }
    case 'order-not-found':
      return { title: 'Order not found', message: 'Sign in with the account that placed it.' }
    case 'too-often':
      return { title: 'Please wait', message: `Try again ${waitMessage(refused.seconds)}.` }
    case 'no-more-codes':
      return {
        title: 'No more codes can be sent',
        message: 'Enter the code from an earlier email, pay online, or contact us.',
      }
    case 'no-more-corrections':
      return {
        title: 'The email address cannot be changed again',
        message: 'Contact us, or place the order again.',
      }
    case 'invalid':
      return { title: 'Check the email address', message: refused.message }
  }
}

function endedMessage(status: OrderStatus): string {
  if (status === 'expired') return 'It expired because it was not confirmed in time.'
  if (status === 'cancelled') return 'It was cancelled.'
  return 'It is already confirmed.'
}
