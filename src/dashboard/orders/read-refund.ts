import { formatMoney, type Pounds } from '#commerce/money.ts'

export type ReadRefund =
  | { ok: true; amount: Pounds; reason: string }
  | { ok: false; messages: { amount?: string; reason?: string } }

/** Validates the refund dialog: whole pounds, at most the refundable rest, and a reason. */
export function readRefund(typed: { amount: string; reason: string }, left: Pounds): ReadRefund {
  const amount = /^\d{1,8}$/.test(typed.amount.trim()) ? Number(typed.amount) : 0
  const reason = typed.reason.trim()
  if (amount >= 1 && amount <= left && reason !== '') return { ok: true, amount, reason }
  return {
    ok: false,
    messages: {
      ...(amount < 1 ? { amount: 'Enter whole pounds, without commas.' } : {}),
      ...(amount > left ? { amount: `You can refund up to ${formatMoney(left)}.` } : {}),
      ...(reason === '' ? { reason: 'Enter a reason.' } : {}),
    },
  }
}
