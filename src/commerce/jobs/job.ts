import type { AccountEmailTrigger } from '../emails/account-emails.ts'
import type { OrderEmailTrigger } from '../emails/order-email-trigger.ts'
import type { OnlinePaymentMethod } from '../payments/payment-provider.ts'

/** The work that the shop does by itself, later. Each kind says what it needs to know. */
export interface JobPayloads {
  /** An unpaid order gives its stock and its delivery window back. */
  'expire-order': { orderId: string }
  /** Asks the provider about a payment whose webhook may never come; with `once`, now and then no more. */
  'reconcile-payment': { paymentId: string; once?: boolean | undefined }
  'refund-payment': { refundId: string }
  /** Writes to whoever placed an order. */
  'send-order-letter': {
    orderId: string
    occasion: OrderEmailTrigger
    amount?: number | undefined
    method?: OnlinePaymentMethod | undefined
    /** Names the mail, however often it is tried. */
    mailId: string
  }
  /** Sends the code that confirms a cash order. */
  'send-confirmation-code': { orderId: string; nonce: string; mailId: string }
  /** Writes to somebody about their account. */
  'send-account-letter': {
    to: string
    /** Empty where the shop knows none. */
    name: string
    occasion: AccountEmailTrigger
    /** Names a change of address that the mail lets its reader undo. */
    undoId?: string | undefined
    /** Names the mail, however often it is tried. */
    mailId: string
  }
  /** Visits of long ago are summed up and forgotten, every night. */
  'forget-visits': Record<string, never>
  /** From where staff did what they did long ago is forgotten, every night. */
  'forget-origins': Record<string, never>
  /** Deletes guest accounts that were not seen for long, every night. */
  'purge-guests': Record<string, never>
  /** Deletes drafts of files that were never finished, every night. */
  'purge-drafts': Record<string, never>
  /** Whether money and goods add up, every night. */
  'check-books': Record<string, never>
  /** The copies of a picture in the format that takes long to write. */
  'make-avif': { uploadId: string }
  /** Removes the pictures that nothing shows. */
  'sweep-uploads': Record<string, never>
}

export type JobKind = keyof JobPayloads

/** Work that is done side by side: the kinds of one lane wait for each other, and for no other lane. */
export type JobLane = { only: readonly JobKind[] } | { except: readonly JobKind[] }

const emails: readonly JobKind[] = [
  'send-order-letter',
  'send-confirmation-code',
  'send-account-letter',
]
const pictures: readonly JobKind[] = ['make-avif', 'sweep-uploads', 'purge-drafts']

/** A mail server that hangs, or a hundred new pictures, must not keep money from going back. */
export const jobLanes: readonly JobLane[] = [
  { only: emails },
  { only: pictures },
  { except: [...emails, ...pictures] },
]

/** What a job answers: done, or to be done again at a time (epoch milliseconds). */
export type JobResult = { done: true } | { done: false; again: number }

const firstPauseMs = 5_000
const longestPauseMs = 60 * 60_000

export const maxAttempts = 12

/** How long to wait after a failure: twice as long each time, an hour at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** Math.max(0, attempts - 1), longestPauseMs)
}
