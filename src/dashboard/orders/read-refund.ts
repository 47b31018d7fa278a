import { formatMoney, type Pounds } from '#commerce/money.ts'
import type { RefusedRefund } from '#commerce/payments/request-refund.server.ts'

export type ReadRefund =
  | { ok: true; amount: Pounds; reason: string }
  | { ok: false; messages: { amount?: string; reason?: string } }

/** Validates an amount to refund: whole pounds, at most the refundable rest. */
export function readAmount(
  typed: string,
  left: Pounds,
): { amount: Pounds; problem: string | undefined } {
  const amount = /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : 0
  if (amount < 1) return { amount, problem: 'Enter whole pounds, without commas.' }
  const problem = amount > left ? `You can refund up to ${formatMoney(left)}.` : undefined
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
      ...(reason === '' ? { reason: 'Enter a reason.' } : {}),
    },
  }
}

/** Why a payment was not refunded. */
export function refundRefusal(refused: RefusedRefund): string {
  if (!('left' in refused)) {
    return refused.refusal === 'payment-not-found'
      ? 'Payment not found.'
      : 'Accept or refund the payment first.'
  }
  const left = `${formatMoney(refused.left)} can be refunded.`
  return refused.refusal === 'more-than-left'
    ? left
    : `Someone else has already made a refund: ${left}`
}
