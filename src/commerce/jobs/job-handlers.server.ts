import { purgeOrigins } from '../audit/purge-origins.server.ts'
import { purgeGuests } from '../customers/purge-guests.server.ts'
import { sendAccountEmail } from '../emails/send-account-email.server.ts'
import { sendOrderEmail } from '../emails/send-order-email.server.ts'
import { purgeVisits } from '../insights/purge-visits.server.ts'
import { checkInvariants } from '../invariants/check-invariants.server.ts'
import { sendConfirmationCode } from '../orders/confirmation/send-confirmation-code.server.ts'
import { expireOrder } from '../orders/lifecycle/expire-order.server.ts'
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
  'send-order-letter': sendOrderEmail,
  'send-confirmation-code': sendConfirmationCode,
  'send-account-letter': sendAccountEmail,
  'forget-visits': purgeVisits,
  'forget-origins': purgeOrigins,
  'purge-guests': purgeGuests,
  'purge-drafts': purgeDrafts,
  'check-books': checkInvariants,
  'make-avif': makeAvif,
  'sweep-uploads': sweepUploads,
}
