import type { Transaction } from '#database/engine.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { buildConfirmationEmail } from '../../emails/confirmation-email.ts'
import { enqueueEmail } from '../../emails/enqueue-email.server.ts'
import { recordSentEmail } from '../../emails/sent-email-store.server.ts'
import type { JobResult } from '../../jobs/job.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { localizeOrder } from '../localize-order.ts'
import { findOrder } from '../records/order-store.server.ts'
import { isUnconfirmedCash } from './cash-confirmation.ts'
import { findConfirmation } from './cash-confirmation-store.server.ts'
import { codeOf, linkTokenOf } from './confirmation-code.server.ts'

/** Adds a code email to the outbox. The payload names the nonce, so a replaced code is not sent any more. */
export function enqueueCode(
  tx: Transaction,
  { orderId, nonce, at }: { orderId: string; nonce: string; at: number },
): Promise<void> {
  return enqueueEmail(tx, 'send-confirmation-code', at, (mailId) => ({ orderId, nonce, mailId }))
}

/** Sends the code of a cash order, unless the order is confirmed or ended, or the code was replaced. */
export async function sendConfirmationCode(
  shop: ShopContext,
  { orderId, nonce, mailId }: { orderId: string; nonce: string; mailId: string },
): Promise<JobResult> {
  const order = await findOrder(shop.db, orderId)
  const confirmation = await findConfirmation(shop.db, orderId)
  if (!order || confirmation?.nonce !== nonce || !isUnconfirmedCash(order)) return { done: true }
  if (order.expiresAt === null || shop.now() >= order.expiresAt) return { done: true }
  const subject = { orderId, email: order.contact.email, nonce }
  const { expiresAt } = order
  const proof = { code: codeOf(shop, subject), token: linkTokenOf(shop, subject) }
  await inLocale(order.locale, () => {
    const email = buildConfirmationEmail({ ...localizeOrder(order), expiresAt }, proof)
    return shop.mailer.send({ to: order.contact.email, email, id: mailId })
  })
  const sent = { id: mailId, userId: order.userId, orderId, trigger: 'confirmation-code' }
  // An order that has expired may be erased meanwhile.
  await changeOrder(shop, { orderId }, (tx, _order, sentAt) =>
    recordSentEmail(tx, { ...sent, payload: {}, sentAt }),
  )
  shop.log.info('confirmation code sent', { order: orderId })
  return { done: true }
}
