import { z } from 'zod'
import { purgeOrigins } from '../audit/purge-origins.server.ts'
import { purgePhotos } from '../claims/purge-photos.server.ts'
import { purgeGuests } from '../customers/purge-guests.server.ts'
import { extendClosures } from '../delivery/settings/extend-closures.server.ts'
import { accountEmailPayload, sendAccountEmail } from '../emails/send-account-email.server.ts'
import { orderEmailPayload, sendOrderEmail } from '../emails/send-order-email.server.ts'
import { purgeVisits } from '../insights/purge-visits.server.ts'
import { checkInvariants, nextInvariantCheck } from '../invariants/check-invariants.server.ts'
import { sendConfirmationCode } from '../orders/confirmation/send-confirmation-code.server.ts'
import { expireOrder } from '../orders/lifecycle/expire-order.server.ts'
import { watchDeliveries } from '../orders/lifecycle/watch-deliveries.server.ts'
import { sendAddressSms } from '../orders/recipient-address/send-address-sms.server.ts'
import { keyNewOrders } from '../orders/records/key-new-orders.server.ts'
import { reconcilePayment } from '../payments/reconcile-payment.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { makeAvif } from '../pictures/make-avif.server.ts'
import { purgeDrafts } from '../pictures/purge-upload-drafts.server.ts'
import { sweepUploads } from '../pictures/sweep-uploads.server.ts'
import { inviteToReview } from '../reviews/invite-to-review.server.ts'
import { purgeStockAlerts } from '../stock-alerts/purge-stock-alerts.server.ts'
import { sendStockAlert, stockAlertPayload } from '../stock-alerts/send-stock-alert.server.ts'
import { watchStock } from '../stock-alerts/watch-stock.server.ts'
import { defineJob, type JobDefinition, jobLaneNames } from './job.ts'

const noPayload = z.record(z.string(), z.never())
const atOnce = (now: number) => now

/** Every background job. Its kind is stored with it, some under the name of the previous version (`jobKindNames`). */
export const jobDefinitions = {
  /** Expires an unpaid order, which releases its stock and slot. */
  'expire-order': defineJob({ payload: z.object({ orderId: z.string() }), run: expireOrder }),
  /** Asks the provider about a payment whose webhook may be lost; with `once`, until it responds. */
  'reconcile-payment': defineJob({
    payload: z.object({ paymentId: z.string(), once: z.boolean().optional() }),
    run: reconcilePayment,
  }),
  'refund-payment': defineJob({ payload: z.object({ refundId: z.string() }), run: refundPayment }),
  /** Sends an email about an order to its customer. */
  'send-order-email': defineJob({
    lane: 'emails',
    payload: orderEmailPayload,
    run: sendOrderEmail,
  }),
  /** Sends the code that confirms a cash order. */
  'send-confirmation-code': defineJob({
    lane: 'emails',
    payload: z.object({ orderId: z.string(), nonce: z.string(), mailId: z.string() }),
    run: sendConfirmationCode,
  }),
  /** Texts a recipient the link for the address. */
  'send-address-sms': defineJob({
    lane: 'sms',
    payload: z.object({ orderId: z.string(), nonce: z.string() }),
    run: sendAddressSms,
  }),
  /** Sends an email about an account to its user. */
  'send-account-email': defineJob({
    lane: 'emails',
    payload: accountEmailPayload,
    run: sendAccountEmail,
  }),
  /** Invites the customer of a delivered order to review it. */
  'invite-to-review': defineJob({
    payload: z.object({ orderId: z.string() }),
    run: inviteToReview,
  }),
  /** Enqueues the emails of visitors who wait for a product that is back in stock. */
  'watch-stock': defineJob({ payload: noPayload, run: watchStock, firstRunAt: atOnce }),
  /** Notifies customers that their flowers are late. */
  'watch-deliveries': defineJob({ payload: noPayload, run: watchDeliveries, firstRunAt: atOnce }),
  /** Tells a visitor that a product is back in stock. */
  'send-stock-alert': defineJob({
    lane: 'emails',
    payload: stockAlertPayload,
    run: sendStockAlert,
  }),
  /** Deletes the addresses of old stock alerts. */
  'purge-stock-alerts': defineJob({
    payload: noPayload,
    run: purgeStockAlerts,
    firstRunAt: atOnce,
  }),
  /** Sums up old visits and deletes them. */
  'purge-visits': defineJob({ payload: noPayload, run: purgeVisits, firstRunAt: atOnce }),
  /** Deletes the network origins of old audit entries. */
  'purge-origins': defineJob({ payload: noPayload, run: purgeOrigins, firstRunAt: atOnce }),
  /** Deletes guest accounts that were inactive for long. */
  'purge-guests': defineJob({ payload: noPayload, run: purgeGuests, firstRunAt: atOnce }),
  /** Deletes drafts of uploads that were aborted. */
  'purge-drafts': defineJob({
    lane: 'pictures',
    payload: noPayload,
    run: purgeDrafts,
    firstRunAt: atOnce,
  }),
  /** Deletes the photographs of claims that were answered long ago, and of old thanks. */
  'purge-claim-photos': defineJob({
    lane: 'pictures',
    payload: noPayload,
    run: purgePhotos,
    firstRunAt: atOnce,
  }),
  /** Checks the invariants of money and stock. */
  'check-invariants': defineJob({
    payload: noPayload,
    run: checkInvariants,
    firstRunAt: nextInvariantCheck,
  }),
  /** Closes the next days of repeated closures. */
  'extend-closures': defineJob({
    payload: noPayload,
    run: extendClosures,
    firstRunAt: atOnce,
  }),
  /** Adds the search keys of new orders. */
  'key-new-orders': defineJob({ payload: noPayload, run: keyNewOrders, firstRunAt: atOnce }),
  /** Encodes the copies of a picture as AVIF, which is slow. */
  'make-avif': defineJob({
    lane: 'pictures',
    payload: z.object({ uploadId: z.string() }),
    run: makeAvif,
  }),
  /** Deletes pictures that are not in use. */
  'sweep-uploads': defineJob({ lane: 'pictures', payload: noPayload, run: sweepUploads }),
}

type DefinitionTable = typeof jobDefinitions
export type JobKind = keyof DefinitionTable
export type JobPayloads = {
  [Kind in JobKind]: DefinitionTable[Kind] extends JobDefinition<infer Payload> ? Payload : never
}
export type JobDefinitions = { [Kind in JobKind]: JobDefinition<JobPayloads[Kind]> }

// A job may have been stored by another version.
export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(jobDefinitions, kind)

export const jobKinds: readonly JobKind[] = Object.keys(jobDefinitions).filter(isJobKind)

/** Kinds that one loop runs one after the other. Kinds of another version run in the default lane. */
export type JobLane = { only: readonly JobKind[] } | { except: readonly JobKind[] }

const kindsOf = (lane: string) => jobKinds.filter((kind) => jobDefinitions[kind].lane === lane)

export const jobLanes: readonly JobLane[] = [
  ...jobLaneNames.map((name) => ({ only: kindsOf(name) })),
  { except: jobLaneNames.flatMap(kindsOf) },
]
