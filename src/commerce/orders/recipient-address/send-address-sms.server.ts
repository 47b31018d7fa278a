import { inTransaction } from '#database/transaction.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { withLocale } from '#i18n/localized-path.ts'
import type { JobResult } from '../../jobs/job.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { Sms } from '../../sms/sms-sender.ts'
import { lockAndFindOrder } from '../change-order.server.ts'
import { mayGiveAddress } from './address-link.ts'
import { findAddressSms, finishAddressSms, insertAddressLink } from './address-link-store.server.ts'
import { addressSmsText } from './address-sms.ts'

interface AddressSmsJob {
  orderId: string
  nonce: string
}

/**
 * Texts the recipient the link for the address, unless the request was replaced or is outdated. The job retries while
 * the gateway is down.
 */
export async function sendAddressSms(shop: ShopContext, job: AddressSmsJob): Promise<JobResult> {
  const sms = await prepare(shop, job)
  if (sms === null) return { done: true }
  const outcome = shop.sms === null ? 'rejected' : await shop.sms.send(sms)
  const state = outcome === 'accepted' ? 'sent' : 'rejected'
  await finishAddressSms(shop.db, { ...job, state, at: shop.now() })
  shop.log.info('address requested by text message', { order: job.orderId, outcome })
  return { done: true }
}

/** Stores the link before it is sent. In the lock of the order, so that a changed number never gets an older link. */
function prepare(shop: ShopContext, { orderId, nonce }: AddressSmsJob): Promise<Sms | null> {
  return inTransaction(shop.db, async (tx): Promise<Sms | null> => {
    const order = await lockAndFindOrder(tx, { orderId })
    const at = shop.now()
    if (!order || !mayGiveAddress(order, at)) return null
    const requested = await findAddressSms(tx, orderId)
    if (requested?.nonce !== nonce || requested.state !== 'waiting') return null
    const token = tokenOf(shop, { orderId, nonce })
    await insertAddressLink(tx, { token, orderId, at })
    // The language of the recipient is not known; most share that of the sender.
    return inLocale(order.locale, () => ({
      to: order.recipient.phone,
      text: addressSmsText(order),
      link: withLocale(`/a/${token}`),
    }))
  })
}

/** The same for each attempt. Derived, so that the jobs of a leaked database hold no token. */
function tokenOf(
  { keyedHash }: Pick<ShopContext, 'keyedHash'>,
  { orderId, nonce }: AddressSmsJob,
): string {
  return keyedHash(['address link', orderId, nonce].join('\n')).toString('hex').slice(0, 40)
}
