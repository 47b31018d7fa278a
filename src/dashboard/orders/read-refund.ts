import { formatMoney, type Pounds } from '#commerce/money.ts'
import type { RequestedRefund } from '#commerce/payments/request-refund.server.ts'
import { refundText } from './payments.messages.ts'

export type ReadRefund =
  | { ok: true; amount: Pounds; reason: string }
  | { ok: false; messages: { amount?: string; reason?: string } }

/** Validates an amount to refund: whole pounds, at most the refundable rest. */
export function readAmount(
  typed: string,
  left: Pounds,
): { amount: Pounds; problem: string | undefined } {
  const amount = /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : 0
  if (amount < 1) return { amount, problem: refundText('wholePounds') }
  const problem = amount > left ? refundText('upTo', { left: formatMoney(left) }) : undefined
  return { amount, problem }
}

/** Validates the refund dialog: an amount and a reason. */
export function readRefund(typed: { amount: string; reason: string }, left: Pounds): ReadRefund {
  const { amount, problem } = readAmount(typed.amount, left)
  const reason = typed.reason.trim()
  if (problem === undefined && reason !== '') return { ok: true, amount, reason }
  return {
    ok: false,
    messages: {
      ...(problem === undefined ? {} : { amount: problem }),
      ...(reason === '' ? { reason: refundText('enterReason') } : {}),
    },
  }
}

/** Why a payment was not refunded. */
export function refundRefusal(refused: Extract<RequestedRefund, { ok: false }>): string {
  if (!('left' in refused)) {
    if (refused.refusal === 'items-changed') return refundText('itemsChanged')
    return refundText(refused.refusal === 'payment-not-found' ? 'paymentNotFound' : 'decideFirst')
  }
  const key = refused.refusal === 'more-than-left' ? 'left' : 'refundedElsewhere'
  return refundText(key, { left: formatMoney(refused.left) })
}
