import { beforeEach, describe, expect, it } from 'vitest'
import { openClaim } from '#commerce/claims/open-claim.server.ts'
import { readOrderClaims } from '#commerce/claims/read-order-claims.server.ts'
import { replaceClaim } from '#commerce/claims/replace-claim.server.ts'
import { sendOrderEmail } from '#commerce/emails/send-order-email.server.ts'
import { listRecipients } from '#commerce/orders/customer/list-recipients.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { correctDelivery } from '#commerce/orders/lifecycle/correct-delivery.server.ts'
import { undoMove } from '#commerce/orders/lifecycle/undo-move.server.ts'
import { replaceOwnerLinks } from '#commerce/orders/owner-link/send-owner-link.server.ts'
import { readRecipientPage } from '#commerce/orders/recipient-page/read-recipient-page.server.ts'
import { revokeRecipientLinks } from '#commerce/orders/recipient-page/revoke-recipient-links.server.ts'
import { findThanks } from '#commerce/orders/recipient-page/thanks-store.server.ts'
import { addNote } from '#commerce/orders/staff/add-note.server.ts'
import { printMessageCard } from '#commerce/orders/staff/print-order.server.ts'
import { printOrders, readPrintRun } from '#commerce/orders/staff/print-orders.server.ts'
import { saveOrderPhoto } from '#commerce/orders/staff/save-order-photo.server.ts'
import { startPayment } from '#commerce/payments/start-payment.server.ts'
import { deleteReview } from '#commerce/reviews/delete-review.server.ts'
import { inviteToReview } from '#commerce/reviews/invite-to-review.server.ts'
import { listOwnOrders } from '#commerce/reviews/list-own-orders.server.ts'
import { readOrderReviews } from '#commerce/reviews/read-order-reviews.server.ts'
import type { ReviewDraft } from '#commerce/reviews/review.ts'
import { saveReview } from '#commerce/reviews/save-review.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { createClaim, deliver, uploadClaimPhoto } from '../../../tests/support/claims.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import type { TestOrder } from '../../../tests/support/factories.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { raceAfterWritingTo } from '../../../tests/support/paused-shop.ts'
import { cardTokenOf, thanksOf } from '../../../tests/support/recipients.ts'
import { openTestShop, type TestShop, tomorrow } from '../../../tests/support/test-shop.ts'
import { eraseOrder } from './erase-order.server.ts'
import { eraseRecipient } from './erase-recipient.server.ts'
import { purgeOrder } from './purge-personal-data.server.ts'

const erased = { ok: false, refusal: 'recipient-erased' }

describeOnEachDatabase('an order after an erasure', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createPaidOrder(shop)
  })

  const staff = () => ({ orderId: order.orderId, staffId: 'nadia' })
  async function eraseRecipientOf(of: TestOrder): Promise<void> {
    const token = await cardTokenOf(shop, of)
    expect(await eraseRecipient(shop, token)).toEqual({ ok: true })
  }

  describe('of its recipient', () => {
    it('stays delivered', async () => {
      await deliver(shop, order)
      await eraseRecipientOf(order)
      const undone = { ...staff(), from: 'out_for_delivery', to: 'delivered' } as const
      expect(await undoMove(shop, undone)).toEqual(erased)
      for (const to of ['out_for_delivery', 'delivery_failed'] as const) {
        const correction = { ...staff(), from: 'delivered', to, reason: 'Wrong door' } as const
        expect(await correctDelivery(shop, correction)).toEqual(erased)
      }
      expect(await orderOf(shop, order)).toMatchObject({ status: 'delivered' })
    })

    it('does not go out without a recipient', async () => {
      const nameless = { recipientName: '', recipientPhone: '', status: 'preparing' }
      await shop.db.updateTable('orders').set(nameless).execute()
      const move = { ...staff(), from: 'preparing', to: 'out_for_delivery', note: '' } as const
      expect(await advanceOrder(shop, { ...move, confirmedDays: [tomorrow] })).toEqual(erased)
    })

    it('gets no free replacement', async () => {
      await deliver(shop, order)
      await eraseRecipientOf(order)
      const claimId = await createClaim(shop, order)
      const answer = { claimId, staffId: 'nadia', message: '' }
      const delivery = { date: tomorrow, slotId: shop.slot.id }
      const lines = [{ position: 0, quantity: 1 }]
      expect(await replaceClaim(shop, { ...answer, lines, delivery })).toEqual(erased)
    })

    it('prints no card and no label', async () => {
      await deliver(shop, order)
      await eraseRecipientOf(order)
      const { orderId } = order
      const appUrl = 'https://shop.example'
      const print = () => Promise.reject(new Error('A document was printed.'))
      expect(await printMessageCard(shop, print, { orderId, appUrl })).toEqual(erased)
      const { number } = await orderOf(shop, order)
      expect(await readPrintRun(shop, [orderId])).toEqual({
        counts: { cards: 0, 'work-orders': 0, labels: 0 },
        warnings: [{ id: orderId, number, warning: 'recipient-erased' }],
      })
      for (const kind of ['cards', 'labels'] as const) {
        expect(await printOrders(shop, print, { kind, ids: [orderId], appUrl })).toMatchObject({
          refusal: 'nothing-to-print',
        })
      }
    })
  })

  describe('of its recipient and links', () => {
    it('opens no link of a card that is printed again', async () => {
      const lost = await cardTokenOf(shop, order)
      await revokeRecipientLinks(shop, staff())
      const own = await cardTokenOf(shop, order)
      await deliver(shop, order)
      expect(await eraseRecipient(shop, own)).toEqual({ ok: true })
      const again = await cardTokenOf(shop, order)
      for (const token of [lost, own, again]) {
        expect(await readRecipientPage(shop, token)).toBeNull()
        expect(await thanksOf(token)(shop)).toEqual({ ok: false, refusal: 'link-unknown' })
      }
    })
  })

  describe('of its recipient and a request under way', () => {
    it('accepts no thanks and no photograph at the door', async () => {
      await deliver(shop, order)
      const token = await cardTokenOf(shop, order)
      const thanks = thanksOf(token, 'Hoda says thanks')
      const erase = (on: TestShop) => eraseRecipient(on, token)
      const [done, sent] = await raceAfterWritingTo(shop, 'order_events', erase, thanks)
      expect([done, sent]).toEqual([{ ok: true }, { ok: false, refusal: 'link-unknown' }])
      expect(await findThanks(shop.db, order.orderId)).toBeNull()
      const image = await uploadClaimPhoto(shop, order.orderId)
      expect(await saveOrderPhoto(shop, { ...staff(), kind: 'delivery', image })).toMatchObject({
        refusal: 'nothing-to-photograph',
      })
    })
  })

  describe('of the order', () => {
    const gone = { ok: false, refusal: 'order-not-found' }
    const draft: ReviewDraft = {
      ...{ rating: 5, text: 'Lovely', showName: true, agreesToPhoto: false, keptPhotos: [] },
      images: [],
    }
    const review = (on: TestShop, seen: number | null = null) =>
      saveReview(on, order, { position: 0, seen, draft })
    const erase = (on = shop) => eraseOrder(on, order)

    it('accepts no claim, review, note, photograph, link or correction', async () => {
      await deliver(shop, order)
      const { orderId } = order
      const images = [await uploadClaimPhoto(shop, orderId)]
      expect(await erase()).toEqual({ ok: true })
      expect(await openClaim(shop, order, { message: 'Hoda saw it', images })).toEqual(gone)
      expect(await review(shop)).toEqual(gone)
      expect(await addNote(shop, { ...staff(), note: 'Hoda called' })).toEqual(gone)
      const photo = { ...staff(), kind: 'bouquet', image: images[0] ?? '' } as const
      expect(await saveOrderPhoto(shop, photo)).toEqual(gone)
      expect(await replaceOwnerLinks(shop, { orderId, by: { staffId: 'nadia' } })).toEqual(gone)
      const correction = { from: 'delivered', to: 'delivery_failed', reason: 'Hoda' } as const
      expect(await correctDelivery(shop, { ...staff(), ...correction })).toEqual(gone)
    })

    it('accepts no claim and no review that were under way', async () => {
      await deliver(shop, order)
      const images = [await uploadClaimPhoto(shop, order.orderId)]
      const claim = (on: TestShop) => openClaim(on, order, { message: 'Wilted', images })
      const [, claimed] = await raceAfterWritingTo(shop, 'order_events', erase, claim)
      expect(claimed).toEqual(gone)
      order = await createPaidOrder(shop)
      await deliver(shop, order)
      const [, reviewed] = await raceAfterWritingTo(shop, 'order_events', erase, review)
      expect(reviewed).toEqual(gone)
    })

    it('starts no payment of a difference that was never paid', async () => {
      await deliver(shop, order)
      const { orderId, userId } = order
      // The driver asks no recipient of an anonymous sender for money.
      const unpaid = { due: 50, senderShown: 0 } as const
      await shop.db.updateTable('orders').set(unpaid).where('id', '=', orderId).execute()
      expect(await purgeOrder(shop, orderId)).toBe(true)
      expect(await startPayment(shop, { orderId, userId, method: 'card' })).toEqual({
        ok: false,
        refusal: 'order-not-payable',
      })
    })

    it('offers its recipient for no further order', async () => {
      await deliver(shop, order)
      expect(await listRecipients(shop, order.userId)).toHaveLength(1)
      await erase()
      expect(await listRecipients(shop, order.userId)).toEqual([])
    })

    it('gets no link and no record of an email that was under way', async () => {
      await deliver(shop, order)
      const { orderId } = order
      const email = { orderId, trigger: 'new-link', mailId: newDocumentId() } as const
      const allowUnpaidOrderMail = async () => (await erase()).ok
      await sendOrderEmail({ ...shop, allowUnpaidOrderMail }, email)
      expect(shop.mailer.sent).toEqual([])
      expect(await shop.db.selectFrom('ownerLinks').selectAll().execute()).toEqual([])
    })

    it('gets no record of an email that the mail server is accepting', async () => {
      await deliver(shop, order)
      const { orderId } = order
      const email = { orderId, trigger: 'new-link', mailId: newDocumentId() } as const
      const mailer = { send: async () => void (await erase()) }
      await sendOrderEmail({ ...shop, mailer }, email)
      const recorded = shop.db.selectFrom('sentEmails').select('id').where('orderId', '=', orderId)
      expect(await recorded.execute()).toEqual([])
      expect(await shop.db.selectFrom('ownerLinks').selectAll().execute()).toEqual([])
    })

    it('invites its customer to no review', async () => {
      await deliver(shop, order)
      await erase()
      shop.clock.now += 4 * 24 * 60 * 60_000
      await inviteToReview(shop, order)
      const jobs = await shop.db.selectFrom('jobs').select('kind').execute()
      expect(jobs.map(({ kind }) => kind)).not.toContain('send-order-email')
      expect(await shop.db.selectFrom('reviewInvitations').selectAll().execute()).toEqual([])
    })

    it('offers no claim and no review, except to delete one', async () => {
      await deliver(shop, order)
      await review(shop)
      await erase()
      expect(await readOrderClaims(shop, order)).toBeNull()
      expect(await readOrderReviews(shop, order)).toMatchObject({
        mayWrite: false,
        lines: [{ review: { text: 'Lovely', name: '', mayEdit: false } }],
      })
      expect(await deleteReview(shop, order, 0)).toEqual({ ok: true })
      expect(await readOrderReviews(shop, order)).toBeNull()
      const { orders } = await listOwnOrders(shop, order)
      expect(orders).toMatchObject([{ isReviewable: false }])
    })
  })
})
