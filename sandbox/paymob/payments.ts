import { randomInt } from 'node:crypto'
import { cairoTimestamp } from './cairo-time.ts'
import type { Intention } from './intention-store.ts'
import type { Method, Outcome, WebhookMode } from './outcomes.ts'
import type { Provider } from './provider.ts'
import { notifyCardToken, notifyMerchant } from './send-webhooks.ts'
import type { Transaction } from './transaction-store.ts'

export interface Attempt {
  method: Method
  integrationId: number
  source: Transaction['source']
  outcome: Outcome
  webhook: WebhookMode
  webhookDelayMs?: number | undefined
  settleMs?: number | undefined
  saveCard: boolean
  /** The captured amount, with a fee or a discount; by default the intention's amount. */
  charged?: number | undefined
}

/** Starts a payment whose customer still has to authenticate. */
export function openPayment(
  provider: Provider,
  intention: Intention,
  attempt: Attempt,
): Transaction {
  const charged = attempt.charged ?? provider.scenarios.for(intention).charged
  const at = provider.now()
  const created = cairoTimestamp(at, randomInt(1000))
  const transaction: Transaction = {
    id: provider.transactions.nextTransactionId(at),
    orderId: intention.orderId,
    parentId: null,
    kind: 'payment',
    method: attempt.method,
    integrationId: attempt.integrationId,
    amount: charged ?? intention.request.amount,
    state: 'pending',
    outcome: attempt.outcome,
    webhook: attempt.webhook,
    webhookDelayMs: attempt.webhookDelayMs ?? null,
    authenticated: false,
    settleMs: attempt.settleMs ?? provider.settings.walletSettleMs,
    isAuth: intention.request.is_auth,
    isVoided: false,
    refunded: 0,
    isFlaggedRefunded: false,
    captured: 0,
    source: attempt.source,
    saveCard: attempt.saveCard,
    settleAt: null,
    createdAt: at,
    createdAtCairo: created,
    updatedAtCairo: created,
  }
  provider.transactions.save(transaction)
  return transaction
}

/**
 * Records the result of the one-time password page. Resolves before the browser may return, so that a webhook that has
 * to come first was answered.
 */
export async function authenticatePayment(
  provider: Provider,
  transactionId: number,
  passed: boolean,
): Promise<void> {
  const opened = provider.transactions.find(transactionId)
  if (!opened || opened.authenticated || opened.state !== 'pending') return
  const outcome = outcomeOf(provider, opened, passed)
  const waits = outcome.startsWith('pending-')
  const settles = waits && outcome !== 'pending-forever'
  const transaction: Transaction = {
    ...opened,
    outcome,
    authenticated: true,
    settleAt: settles ? provider.now() + opened.settleMs : null,
  }
  provider.transactions.save(transaction)
  if (!waits) return conclude(provider, transaction, outcome === 'approve', true)

  if (settles) scheduleSettlement(provider, transaction)
  const intention = provider.intentions.byOrder(transaction.orderId)
  if (!intention || transaction.webhook === 'lost') return
  const delivered = notifyMerchant(provider, intention, transaction, 'normal')
  if (transaction.webhook === 'before-return') await delivered
}

/** An order is paid once: a concurrent second attempt is declined. */
function outcomeOf(provider: Provider, transaction: Transaction, passed: boolean): Outcome {
  if (!passed) return transaction.method === 'card' ? '3ds-failed' : 'declined'
  const alreadyPaid = provider.intentions.byOrder(transaction.orderId)?.paid ?? false
  return alreadyPaid ? 'declined' : transaction.outcome
}

/** Settles a pending wallet payment now. Returns whether there was one. */
export async function settlePayment(
  provider: Provider,
  transactionId: number,
  success: boolean,
): Promise<boolean> {
  const transaction = provider.transactions.find(transactionId)
  if (transaction?.kind !== 'payment' || transaction.state !== 'pending') return false
  await conclude(provider, transaction, success, false)
  return true
}

function scheduleSettlement(provider: Provider, transaction: Transaction): void {
  const wait = (transaction.settleAt ?? 0) - provider.now()
  provider.timers.after(wait, () => {
    void settlePayment(provider, transaction.id, transaction.outcome === 'pending-success')
  })
}

async function conclude(
  provider: Provider,
  pending: Transaction,
  success: boolean,
  browserIsHere: boolean,
): Promise<void> {
  const intention = provider.intentions.byOrder(pending.orderId)
  if (!intention) return
  const transaction: Transaction = {
    ...pending,
    state: success ? 'success' : 'failed',
    authenticated: true,
    settleAt: null,
    updatedAtCairo: cairoTimestamp(provider.now(), randomInt(1000)),
  }
  const paid = { ...intention, paid: intention.paid || success }
  provider.atomically(() => {
    provider.transactions.save(transaction)
    provider.intentions.save(paid)
  })
  // An "after the return" webhook is sent when the browser leaves; a settlement has no browser.
  if (transaction.webhook !== 'after-return' || !browserIsHere) {
    const delivered = notifyMerchant(provider, paid, transaction, transaction.webhook)
    if (transaction.webhook === 'before-return') await delivered
  }
  if (success && transaction.saveCard) void notifyCardToken(provider, paid, transaction)
}

/** The browser leaves for the shop, which starts the delay of an "after the return" webhook. */
export function leaveForShop(provider: Provider, transaction: Transaction): void {
  if (transaction.webhook !== 'after-return' || transaction.state === 'pending') return
  if (provider.deliveries.ofTransaction(transaction.id).length > 0) return
  const intention = provider.intentions.byOrder(transaction.orderId)
  if (intention) void notifyMerchant(provider, intention, transaction, 'after-return')
}

/** Schedules the settlement of pending wallet payments after a restart. */
export function resumeSettlements(provider: Provider): void {
  for (const transaction of provider.transactions.waitingToSettle()) {
    scheduleSettlement(provider, transaction)
  }
}
