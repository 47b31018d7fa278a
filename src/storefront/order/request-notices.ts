import type { ConfirmAnswer } from '#api/cash-confirmation.ts'
import type { LinkAnswer } from '#api/owner-links.ts'
import type { ResentCode } from '#commerce/orders/confirmation/resend-code.server.ts'
import type { ChangedDelivery } from '#commerce/orders/customer/change-delivery.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { windowLostMessages } from '../checkout/delivery-label.ts'
import { waitMessage } from '../layout/wait-message.ts'
import type { RequestNotices } from './use-order-request.ts'

type Refused<Result> = Extract<Result, { ok: false }>
type Invalid = Refusal<'invalid', { message: string }>

export const changeNotices: RequestNotices<Refused<ChangedDelivery> | Invalid> = {
  loading: 'Saving...',
  failed: { title: 'Error while saving', message: 'Try again later' },
  refused(refused) {
    switch (refused.refusal) {
      case 'invalid':
        return { title: 'Not saved', message: refused.message }
      case 'order-not-found':
        return { title: 'You cannot change this order', message: 'Please sign in again.' }
      case 'changed-elsewhere':
        return {
          title: 'This order has changed',
          message: 'It was changed in another tab or device. Check the current details.',
        }
      case 'too-late-to-change':
        return {
          title: 'This order can no longer be changed',
          message: tooLate[refused.status] ?? 'Please call us.',
        }
      case 'slot-unavailable':
        return { title: 'Not saved', message: windowLostMessages[refused.state] }
      case 'other-price':
        return {
          title: 'Not saved',
          message: 'Delivery on that day has a different price. Choose another day.',
        }
    }
  },
}

const tooLate: Partial<Record<OrderStatus, string>> = {
  preparing: 'We are already preparing your flowers. Please call us.',
  out_for_delivery: 'Your flowers are already on the way. Please call us.',
  delivered: 'Your flowers have already arrived.',
  cancelled: 'This order was cancelled.',
  expired: 'This order has expired.',
}

export const confirmationNotices: RequestNotices<Refused<ConfirmAnswer | ResentCode> | Invalid> = {
  failed: {
    title: 'Connection failed',
    message: 'Check your internet connection and try again.',
  },
  refused(refused) {
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
  },
}

export const linkNotices: RequestNotices<Refused<LinkAnswer>> = {
  failed: {
    title: 'Connection failed',
    message: 'Check your internet connection and try again.',
  },
  refused(refused) {
    switch (refused.refusal) {
      case 'too-often':
        return { title: 'Please wait', message: `Try again ${waitMessage(refused.seconds)}.` }
      case 'order-not-found':
        return { title: 'Order not found', message: 'Reload the page and try again.' }
      case 'no-email':
        return { title: 'No link sent', message: 'This order has no email address. Contact us.' }
      case 'link-over':
        return { title: 'No link sent', message: 'This order is too old for a link. Contact us.' }
    }
  },
}

function endedMessage(status: OrderStatus): string {
  if (status === 'expired') return 'It expired because it was not confirmed in time.'
  if (status === 'cancelled') return 'It was cancelled.'
  return 'It is already confirmed.'
}
