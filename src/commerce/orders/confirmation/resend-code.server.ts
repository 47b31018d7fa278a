import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { confirmationLimits, viewConfirmation } from './cash-confirmation.ts'
import { findCashProof, updateConfirmation } from './cash-confirmation-store.server.ts'
import type { CashLimits } from './cash-limits.ts'
import {
  changeUnconfirmed,
  confirmLocked,
  type NotConfirmable,
  type UnconfirmedOrder,
} from './lock-unconfirmed.server.ts'
import { enqueueCode } from './send-confirmation-code.server.ts'

export type ResentCode =
  | Accepted
  | NotConfirmable
  | Refusal<'too-often', { seconds: number }>
  | Refusal<'no-more-codes' | 'no-more-corrections'>

/** Resends the code: the same one, so that a delayed email stays valid, or a new one after it was blocked. */
export function resendCode(
  shop: ShopContext,
  { orderId, userId }: { orderId: string; userId: string },
  limits: CashLimits,
): Promise<ResentCode> {
  return changeUnconfirmed<ResentCode>(shop, { orderId, userId }, async (tx, found, at) => {
    const { resendFrom, codeUsable } = viewConfirmation(found.confirmation)
    if (resendFrom === null) return { ok: false, refusal: 'no-more-codes' }
    if (at < resendFrom) {
      return { ok: false, refusal: 'too-often', seconds: Math.ceil((resendFrom - at) / 1000) }
    }
    const nonce = codeUsable ? found.confirmation.nonce : newDocumentId()
    return sendCode(tx, found, { nonce, email: found.order.contact.email, at }, limits)
  })
}

/** Sends the code to a corrected address. An address that the customer has already proved confirms the order at once. */
export function correctEmail(
  shop: ShopContext,
  { orderId, userId, email }: { orderId: string; userId: string; email: string },
  limits: CashLimits,
): Promise<ResentCode> {
  return changeUnconfirmed<ResentCode>(shop, { orderId, userId }, async (tx, found, at) => {
    const { order, confirmation } = found
    if (email === order.contact.email) return { ok: true }
    if (confirmation.corrections >= confirmationLimits.corrections) {
      return { ok: false, refusal: 'no-more-corrections' }
    }
    if (confirmation.sends >= confirmationLimits.sends) {
      return { ok: false, refusal: 'no-more-codes' }
    }
    await updateOrder(tx, orderId, { contactEmail: email, updatedAt: at })
    await updateConfirmation(tx, orderId, { corrections: confirmation.corrections + 1 })
    const proof = await findCashProof(tx, { userId, email })
    if (proof === 'none') {
      return sendCode(tx, found, { nonce: newDocumentId(), email, at }, limits)
    }
    const by = { proof, actor: 'customer', actorId: userId, at } as const
    await confirmLocked(tx, { ...found, ...by }, limits)
    return { ok: true }
  })
}

async function sendCode(
  tx: Transaction,
  { order, confirmation }: UnconfirmedOrder,
  { nonce, email, at }: { nonce: string; email: string; at: number },
  limits: CashLimits,
): Promise<ResentCode> {
  const seconds = await limits.limitCodeEmail(tx, email)
  if (seconds !== null) return { ok: false, refusal: 'too-often', seconds }
  const wrongCodes = nonce === confirmation.nonce ? confirmation.wrongCodes : 0
  const sends = confirmation.sends + 1
  await updateConfirmation(tx, order.id, { nonce, wrongCodes, sends, sentAt: at })
  await enqueueCode(tx, { orderId: order.id, nonce, at })
  return { ok: true }
}
