import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { enqueueJob } from '../../jobs/job-store.server.ts'
import { type AddressState, mayGiveAddress } from './address-link.ts'
import { deleteAddressLinks, findAddressSms, saveAddressSms } from './address-link-store.server.ts'
import { addressSmsLimits, shopAsksRecipient } from './address-sms.ts'

/**
 * Enqueues the text message that asks the recipient for the address, in the transaction that has locked the order. Does
 * nothing for a sender who is named: they share the link themselves.
 */
export async function requestAddress(
  tx: Transaction,
  order: AddressState & { id: string; senderShown: boolean },
  at: number,
): Promise<void> {
  if (!shopAsksRecipient(order) || !mayGiveAddress(order, at)) return
  const orderId = order.id
  const nonce = newDocumentId()
  const sends = ((await findAddressSms(tx, orderId))?.sends ?? 0) + 1
  const state = 'waiting'
  await saveAddressSms(tx, { orderId, nonce, state, sends, requestedAt: at, changedAt: at })
  await enqueueJob(tx, {
    kind: 'send-address-sms',
    payload: { orderId, nonce },
    runAt: at,
    uniqueKey: `send-address-sms:${nonce}`,
    now: at,
  })
}

/** The sender has changed the recipient's number: its holder alone may give the address. */
export async function moveAddressRequest(
  tx: Transaction,
  order: AddressState & { id: string; senderShown: boolean },
  at: number,
): Promise<void> {
  const sms = await findAddressSms(tx, order.id)
  if (!sms) return
  await deleteAddressLinks(tx, order.id)
  if (sms.sends < addressSmsLimits.sends) await requestAddress(tx, order, at)
}
