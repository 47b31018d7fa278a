import type { Database } from '#database/engine.server.ts'
import { findClaim, listClaimsOf } from '../claims/claim-store.server.ts'
import { findCashProof } from '../orders/confirmation/cash-confirmation-store.server.ts'
import type { Order } from '../orders/order.ts'
import { viewThanks } from '../orders/recipient-page/thanks.ts'
import { findThanks } from '../orders/recipient-page/thanks-store.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { findPhoto } from '../orders/staff/order-photo-store.server.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ClaimInEmail } from './claim-emails.ts'
import type { OrderEmailTrigger } from './order-email-trigger.ts'
import type { OrderEmailFacts } from './order-emails.ts'

interface OrderEmail {
  trigger: OrderEmailTrigger
  amount?: number | undefined
  method?: PaymentMethod | undefined
  claimId?: string | undefined
}

type EmailedOrder = Pick<Order, 'id' | 'userId' | 'contact' | 'paymentMethod'>

/** The links of an email: a sent one has secrets in them, one that staff look at has none. */
interface EmailLinks {
  link: string
  stop: string
}

/** Reads what an order email needs besides the order. */
export async function readEmailFacts(
  { db, phones }: Pick<ShopContext, 'db' | 'phones'>,
  { id, userId, contact: { email }, paymentMethod }: EmailedOrder,
  { trigger, amount = 0, method, claimId }: OrderEmail,
  links: EmailLinks,
): Promise<OrderEmailFacts> {
  return {
    trigger,
    amount,
    method: method ?? paymentMethod,
    photo: trigger === 'delivered' ? await findPhoto(db, id, 'delivery') : null,
    // The stored proof of a cash order does not count: a free replacement says `earlier-order` after a call of staff.
    isAddressProved: (await findCashProof(db, { userId, email })) !== 'none',
    phones,
    thanks: trigger === 'thanks-received' ? viewThanks(await findThanks(db, id)) : null,
    claim: claimId === undefined ? null : await readClaimForEmail(db, claimId),
    ...links,
  }
}

/** The answer of a claim for its email; null while it is open. */
async function readClaimForEmail(db: Database, claimId: string): Promise<ClaimInEmail | null> {
  const row = await findClaim(db, claimId)
  if (!row) return null
  const claims = await listClaimsOf(db, row.orderId)
  const answer = claims.find(({ id }) => id === claimId)?.answer
  if (!answer) return null
  const replacement = answer.replacement && (await findOrder(db, answer.replacement.id))
  return { answer, replacement }
}
