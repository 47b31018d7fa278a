import { claimUploadSubject } from '#commerce/claims/claim-photos.server.ts'
import { findOpenClaim } from '#commerce/claims/claim-store.server.ts'
import { openClaim } from '#commerce/claims/open-claim.server.ts'
import { refundClaim } from '#commerce/claims/refund-claim.server.ts'
import { replaceClaim } from '#commerce/claims/replace-claim.server.ts'
import { replyToClaim } from '#commerce/claims/reply-to-claim.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { storePicture } from '#commerce/pictures/store-picture.server.ts'
import type { PlannedEvent } from './planned-order.ts'
import { expectAccepted, idOf, type Stage } from './stage.ts'

type ClaimEvent = Extract<
  PlannedEvent,
  { kind: 'claim' | 'reply-to-claim' | 'refund-claim' | 'replace-claim' }
>

/** A customer claims that flowers wilted, or staff answer. */
export async function playClaim(stage: Stage, order: Order, event: ClaimEvent): Promise<void> {
  const { shop, staff } = stage
  const { id: orderId, userId } = order
  if (event.kind === 'claim') {
    const images = await uploadPhotos(stage, order, event.photos)
    const claim = { message: event.message, images }
    await expectAccepted('a claim', openClaim(shop, { orderId, userId }, claim))
    return
  }
  const open = await findOpenClaim(shop.db, orderId)
  const reply = { claimId: open?.id ?? '', staffId: staff[event.by], message: event.message }
  switch (event.kind) {
    case 'reply-to-claim':
      await expectAccepted('an answer', replyToClaim(shop, reply))
      return
    case 'refund-claim': {
      const payments = await listPayments(shop.db, orderId)
      const paid = payments.find(({ status }) => status === 'paid')
      const seenLeft = paid?.amount ?? 0
      const amount = Math.round((seenLeft * event.percent) / 100)
      const refund = { ...reply, paymentId: paid?.id ?? '', amount, seenLeft }
      await expectAccepted('a refund of a claim', refundClaim(shop, refund))
      return
    }
    case 'replace-claim': {
      const delivery = { date: event.date, slotId: idOf(stage.slots, event.slot) }
      const lines = order.lines.map(({ quantity }, position) => ({ position, quantity }))
      const replacement = { ...reply, lines, delivery }
      await expectAccepted('a replacement', replaceClaim(shop, replacement))
      return
    }
  }
}

/** Uploads photographs of the flowers, as the customer would. */
async function uploadPhotos(
  { shop, photograph }: Stage,
  { id: orderId, lines }: Order,
  count: number,
): Promise<string[]> {
  const upload = { createdBy: claimUploadSubject(orderId), kind: 'claim' } as const
  const addresses: string[] = []
  for (let take = 0; take < count; take++) {
    const content = await photograph(lines[0]?.name ?? '', take)
    const { picture } = await expectAccepted('a photograph', storePicture(shop, content, upload))
    addresses.push(picture.address)
  }
  return addresses
}
