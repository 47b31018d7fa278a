import { z } from 'zod'

/** Responses of the bank or wallet. */
const outcomes = [
  'approve',
  'declined',
  'blocked',
  'insufficient-funds',
  'expired-card',
  '3ds-failed',
  'pending-success',
  'pending-failed',
  'pending-forever',
] as const

export const outcomeSchema = z.enum(outcomes)
export type Outcome = z.infer<typeof outcomeSchema>

/** How webhooks reach the shop. */
export const webhookModes = [
  'normal',
  'late',
  'before-return',
  'after-return',
  'lost',
  'doubled',
  'twenty',
  'forged',
  'altered',
] as const

export const webhookModeSchema = z.enum(webhookModes)
export type WebhookMode = z.infer<typeof webhookModeSchema>

export type Method = 'card' | 'wallet'

export const outcomeLabels: Record<Outcome, string> = {
  approve: 'Approve',
  declined: 'Declined',
  blocked: 'Blocked by risk rules',
  'insufficient-funds': 'Insufficient funds',
  'expired-card': 'Expired card',
  '3ds-failed': '3-D Secure failed',
  'pending-success': 'Pending, then approved',
  'pending-failed': 'Pending, then declined',
  'pending-forever': 'Pending forever',
}

export const webhookLabels: Record<WebhookMode, string> = {
  normal: 'Immediately',
  late: 'A few seconds late',
  'before-return': 'Before the return',
  'after-return': 'After the return',
  lost: 'Lost',
  doubled: 'Twice',
  twenty: 'Twenty times concurrently',
  forged: 'Forged signature',
  altered: 'Amount altered after signing',
}

const outcomesOf: Record<Method, readonly Outcome[]> = {
  card: ['approve', 'declined', 'blocked', 'insufficient-funds', 'expired-card', '3ds-failed'],
  wallet: [
    'approve',
    'declined',
    'insufficient-funds',
    'pending-success',
    'pending-failed',
    'pending-forever',
  ],
}

export function outcomesFor(method: Method): readonly Outcome[] {
  return outcomesOf[method]
}

/** The response of the acquirer, as shown under `data` and in the return URL. */
export interface TransactionOutcome {
  code: string
  acquirerCode: string | undefined
  message: string
  errorOccured: boolean
}

const cardApproved: TransactionOutcome = {
  code: 'APPROVED',
  acquirerCode: '00',
  message: 'Approved',
  errorOccured: false,
}
const declined: TransactionOutcome = {
  code: 'DECLINED',
  acquirerCode: '05',
  message: 'Declined',
  errorOccured: false,
}

const refusals: Partial<Record<Outcome, TransactionOutcome>> = {
  blocked: { code: 'BLOCKED', acquirerCode: undefined, message: 'BLOCKED', errorOccured: false },
  'insufficient-funds': {
    code: 'INSUFFICIENT_FUNDS',
    acquirerCode: '51',
    message: 'Insufficient Funds',
    errorOccured: true,
  },
  'expired-card': {
    code: 'EXPIRED_CARD',
    acquirerCode: '54',
    message: 'Expired Card',
    errorOccured: true,
  },
  '3ds-failed': {
    code: 'AUTHENTICATION_FAILED',
    acquirerCode: undefined,
    message: 'Authentication Failed',
    errorOccured: true,
  },
}

/** A wallet responds "200" while pending and when paid, like the real one. */
export function transactionOutcomeOf(
  method: Method,
  outcome: Outcome,
  state: 'pending' | 'success' | 'failed',
): TransactionOutcome {
  if (state === 'failed') return refusals[outcome] ?? declined
  if (method === 'card') return state === 'success' ? cardApproved : pendingCard
  return {
    code: '200',
    acquirerCode: undefined,
    message:
      state === 'success'
        ? 'Transaction has been completed successfully.'
        : 'Transaction Created Successfully',
    errorOccured: false,
  }
}

const pendingCard: TransactionOutcome = {
  code: 'PENDING',
  acquirerCode: undefined,
  message: 'Authentication in progress',
  errorOccured: false,
}
