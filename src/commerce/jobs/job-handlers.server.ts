import { forgetOrigins } from '../audit/forget-origins.server.ts'
import { checkBooks } from '../books/check-books.server.ts'
import { purgeGuests } from '../customers/purge-guests.server.ts'
import { forgetVisits } from '../insights/forget-visits.server.ts'
import { sendAccountLetter } from '../notifications/send-account-letter.server.ts'
import { sendOrderLetter } from '../notifications/send-order-letter.server.ts'
import { sendConfirmationCode } from '../orders/confirmation/send-confirmation-code.server.ts'
import { expireOrder } from '../orders/expire-order.server.ts'
import { reconcilePayment } from '../payments/reconcile-payment.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { makeAvif } from '../pictures/make-avif.server.ts'
import { purgeDrafts } from '../pictures/purge-drafts.server.ts'
import { sweepUploads } from '../pictures/sweep-uploads.server.ts'
import type { JobHandlers } from './run-due-jobs.server.ts'

export const jobHandlers: JobHandlers = {
  'expire-order': expireOrder,
  'reconcile-payment': reconcilePayment,
  'refund-payment': refundPayment,
  'send-order-letter': sendOrderLetter,
  'send-confirmation-code': sendConfirmationCode,
  'send-account-letter': sendAccountLetter,
  'forget-visits': forgetVisits,
  'forget-origins': forgetOrigins,
  'purge-guests': purgeGuests,
  'purge-drafts': purgeDrafts,
  'check-books': checkBooks,
  'make-avif': makeAvif,
  'sweep-uploads': sweepUploads,
}
