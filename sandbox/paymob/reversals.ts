import { randomInt } from 'node:crypto'
import { cairoDay, cairoTimestamp } from './cairo-time.ts'
import { isFlaggedRefunded } from './dialect.ts'
import type { Intention } from './intention-store.ts'
import type { Provider } from './provider.ts'
import { notifyMerchant } from './send-webhooks.ts'
import type { Transaction } from './transaction-store.ts'

export type ReversalKind = 'refund' | 'void' | 'capture'

interface ReversalRefusal {
  ok: false
  status: 400 | 404
  body: { detail: string } | { message: string } | { amount_cents: string[] }
}

export type ReversalResult =
  | { ok: true; child: Transaction; intention: Intention }
  | ReversalRefusal

const refuse = (detail: string): ReversalRefusal => ({ ok: false, status: 400, body: { detail } })

/** Whether the parent allows the reversal; a void has the whole amount. */
function checkReversal(
  parent: Transaction,
  kind: ReversalKind,
  amount: number,
  at: number,
): ReversalRefusal | undefined {
  if (parent.kind !== 'payment' || parent.state !== 'success') {
    return refuse(`You can not ${kind} this transaction.`)
  }
  if (parent.isVoided) return refuse('This transaction is already voided.')
  if (kind === 'void') {
    if (parent.method === 'wallet') return refuse('Wallet transactions can not be voided.')
    if (parent.refunded > 0) return refuse('This transaction is already refunded.')
    if (cairoDay(parent.createdAt) !== cairoDay(at)) {
      return refuse('This transaction is already settled. Refund it instead.')
    }
    return undefined
  }
  if (amount < 1) {
    const message = 'Ensure this value is greater than or equal to 1.'
    return { ok: false, status: 400, body: { amount_cents: [message] } }
  }
  if (kind === 'capture') {
    if (!parent.isAuth) return refuse('This transaction is not an authorization.')
    if (parent.captured + amount > parent.amount) {
      return refuse('The amount to capture exceeds the authorized amount.')
    }
    return undefined
  }
  const captured = parent.isAuth ? parent.captured : parent.amount
  return parent.refunded + amount > captured
    ? refuse('The amount to refund exceeds the captured amount.')
    : undefined
}

/** Creates a refund, void or capture as a child transaction and updates the parent's running totals. */
export function reverse(
  provider: Provider,
  kind: ReversalKind,
  transactionId: number,
  asked: number | undefined,
): ReversalResult {
  const parent = provider.transactions.find(transactionId)
  const intention = parent && provider.intentions.byOrder(parent.orderId)
  if (!intention) return { ok: false, status: 404, body: { detail: 'Not found.' } }
  const amount = asked ?? parent.amount
  const refusal = checkReversal(parent, kind, amount, provider.now())
  if (refusal) return refusal

  const scenario = provider.scenarios.for(intention)
  if (kind === 'refund' && scenario.refundOutcome === 'no-balance') {
    return { ok: false, status: 400, body: { message: 'Insufficient balance' } }
  }
  const succeeds = kind !== 'refund' || scenario.refundOutcome !== 'declined'
  const child = childOf(provider, parent, kind, amount, succeeds)
  provider.transactions.save(child)
  if (!succeeds) return { ok: true, child, intention }

  const refunded = parent.refunded + (kind === 'refund' ? amount : 0)
  const dialect = provider.dialect.current()
  const updated: Transaction = {
    ...parent,
    refunded,
    isFlaggedRefunded: isFlaggedRefunded(dialect, refunded, parent.amount),
    captured: parent.captured + (kind === 'capture' ? amount : 0),
    isVoided: kind === 'void',
    webhookDelayMs: scenario.webhookDelayMs ?? null,
    updatedAtCairo: child.createdAtCairo,
  }
  provider.transactions.save(updated)
  const { reversalCallback: mode } = dialect
  for (const transaction of [
    ...(mode === 'parent' ? [] : [child]),
    ...(mode === 'child' ? [] : [updated]),
  ]) {
    void notifyMerchant(provider, intention, transaction, scenario.refundWebhook ?? 'normal')
  }
  return { ok: true, child, intention }
}

function childOf(
  provider: Provider,
  parent: Transaction,
  kind: ReversalKind,
  amount: number,
  succeeds: boolean,
): Transaction {
  const at = provider.now()
  const created = cairoTimestamp(at, randomInt(1000))
  return {
    ...parent,
    id: provider.transactions.nextTransactionId(at),
    parentId: parent.id,
    kind,
    amount,
    state: succeeds ? 'success' : 'failed',
    outcome: succeeds ? 'approve' : 'declined',
    isAuth: false,
    isVoided: false,
    refunded: 0,
    isFlaggedRefunded: false,
    captured: 0,
    saveCard: false,
    settleAt: null,
    createdAt: at,
    createdAtCairo: created,
    updatedAtCairo: created,
  }
}
