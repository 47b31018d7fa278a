import { formatMoney, type Pounds } from '#commerce/money.ts'

export type ReadRefund =
  | { ok: true; amount: Pounds; reason: string }
  | { ok: false; messages: { amount?: string; reason?: string } }

/** Reads what was typed into the refund dialog: whole pounds, as much as is left at most, and a reason. */
export function readRefund(typed: { amount: string; reason: string }, left: Pounds): ReadRefund {
  const amount = /^\d{1,8}$/.test(typed.amount.trim()) ? Number(typed.amount) : 0
  const reason = typed.reason.trim()
  if (amount >= 1 && amount <= left && reason !== '') return { ok: true, amount, reason }
  return {
    ok: false,
    messages: {
      ...(amount < 1 ? { amount: 'Please give whole pounds, without commas.' } : {}),
      ...(amount > left ? { amount: `At most ${formatMoney(left)} is left to give back.` } : {}),
      ...(reason === '' ? { reason: 'Please say why.' } : {}),
    },
  }
}
