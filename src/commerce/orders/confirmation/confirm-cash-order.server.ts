import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { westernDigits } from '#i18n/western-digits.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { confirmationLimits } from './cash-confirmation.ts'
import { updateConfirmation } from './cash-confirmation-store.server.ts'
import type { CashLimits } from './cash-limits.ts'
import { codeOf, isSameSecret, linkTokenOf } from './confirmation-code.server.ts'
import {
  confirmLocked,
  lockUnconfirmed,
  type NotConfirmable,
  type UnconfirmedOrder,
} from './lock-unconfirmed.server.ts'

/** Proof that the customer reads the mailbox: the code that the customer types, or the token of the link. */
export type MailboxProof =
  | { by: 'code'; code: string; userId: string }
  | { by: 'link'; token: string }

export type ConfirmedCashOrder =
  | Accepted
  | NotConfirmable
  | Refusal<'wrong-link' | 'code-blocked'>
  | Refusal<'wrong-code', { left: number }>

/**
 * Confirms a cash order with a code or a link. Idempotent. After too many wrong codes the code is blocked, and the
 * customer has to request a new one.
 */
export async function confirmCashOrder(
  shop: ShopContext,
  { orderId, proof }: { orderId: string; proof: MailboxProof },
  limits: CashLimits,
): Promise<ConfirmedCashOrder> {
  type Wrapped = { result: ConfirmedCashOrder }
  const at = shop.now()
  const userId = proof.by === 'code' ? proof.userId : null
  const which = userId === null ? { orderId } : { orderId, userId }
  // Wrapped: a transaction that returns a refusal rolls back, and the count of wrong codes would be lost.
  const { result } = await inTransaction(shop.db, async (tx): Promise<Wrapped> => {
    const locked = await lockUnconfirmed(tx, which, at)
    if (!locked.found) return locked
    const refusal = await checkProof(shop, tx, locked.found, proof)
    if (refusal) return { result: refusal }
    const by = { proof: proof.by, actor: 'customer', actorId: userId, at } as const
    await confirmLocked(tx, { ...locked.found, ...by }, limits)
    return { result: { ok: true } }
  })
  const outcome = result.ok ? 'confirmed' : result.refusal
  shop.log.info('cash order confirmation', { order: orderId, proof: proof.by, outcome })
  return result
}

async function checkProof(
  shop: ShopContext,
  tx: Transaction,
  { order, confirmation }: UnconfirmedOrder,
  proof: MailboxProof,
): Promise<Extract<ConfirmedCashOrder, { ok: false }> | null> {
  const { nonce, wrongCodes } = confirmation
  const subject = { orderId: order.id, email: order.contact.email, nonce }
  if (proof.by === 'link') {
    const isCorrect = isSameSecret(proof.token, linkTokenOf(shop, subject))
    return isCorrect ? null : { ok: false, refusal: 'wrong-link' }
  }
  const left = confirmationLimits.wrongCodes - wrongCodes
  if (left <= 0) return { ok: false, refusal: 'code-blocked' }
  const typed = westernDigits(proof.code).replace(/\D/g, '')
  if (isSameSecret(typed, codeOf(shop, subject))) return null
  await updateConfirmation(tx, order.id, { wrongCodes: wrongCodes + 1 })
  return left > 1
    ? { ok: false, refusal: 'wrong-code', left: left - 1 }
    : { ok: false, refusal: 'code-blocked' }
}
