import type { StaffClaim } from '#commerce/claims/claim.ts'
import { claimUploadSubject } from '#commerce/claims/claim-photos.server.ts'
import { listClaimsOf } from '#commerce/claims/claim-store.server.ts'
import { openClaim } from '#commerce/claims/open-claim.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { storePicture } from '#commerce/pictures/store-picture.server.ts'
import { orderOf } from './database-reads.ts'
import { photograph } from './photographs.ts'
import type { TestShop } from './test-shop.ts'

/** Moves a confirmed order to delivered. */
export async function deliver(shop: TestShop, { orderId }: { orderId: string }): Promise<void> {
  const steps = ['confirmed', 'preparing', 'out_for_delivery', 'delivered'] as const
  const order = await orderOf(shop, { orderId })
  // The order may be of another day than the clock of the test.
  const confirmedDays = [order.delivery.date]
  for (const [index, to] of steps.slice(1).entries()) {
    const from = steps[index] ?? 'confirmed'
    const move = { orderId, from, to, staffId: 'nadia', note: '', confirmedDays }
    const moved = await advanceOrder(shop, move)
    if (!moved.ok) throw new Error(`The order was not moved: ${moved.refusal}.`)
  }
}

/** Uploads a photograph for a claim about an order, and returns its address. */
export async function uploadClaimPhoto(
  shop: Pick<TestShop, 'db' | 'files' | 'now'>,
  orderId: string,
): Promise<string> {
  const picture = { createdBy: claimUploadSubject(orderId), kind: 'claim' } as const
  const stored = await storePicture(shop, await photograph(), picture)
  if (!stored.ok) throw new Error(`The photograph was refused: ${stored.refusal}.`)
  return stored.picture.address
}

/** The only claim about an order. */
export async function claimOf(
  shop: Pick<TestShop, 'db'>,
  { orderId }: { orderId: string },
): Promise<StaffClaim> {
  const [claim, ...others] = await listClaimsOf(shop.db, orderId)
  if (!claim || others.length > 0) throw new Error('The order has no claim, or several.')
  return claim
}

/** Sends a claim about a delivered order, and returns its id. */
export async function createClaim(
  shop: TestShop,
  order: { orderId: string; userId: string },
): Promise<string> {
  const images = [await uploadClaimPhoto(shop, order.orderId)]
  const opened = await openClaim(shop, order, { message: 'They drooped.', images })
  if (!opened.ok) throw new Error(`The claim was refused: ${opened.refusal}.`)
  return (await claimOf(shop, order)).id
}
