import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClaim, deliver, uploadClaimPhoto } from '../../../tests/support/claims.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  createUser,
  type PayableOrder,
} from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { createPaidOrder, openPaidOrder } from '../../../tests/support/paid-order.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, type TestShop } from '../../../tests/support/test-shop.ts'
import { stopEmails } from '../emails/stop-emails.server.ts'
import { correctDelivery } from '../orders/lifecycle/correct-delivery.server.ts'
import { keyNewOrders } from '../orders/records/key-new-orders.server.ts'
import { saveOrderPhoto } from '../orders/staff/save-order-photo.server.ts'
import { storePicture } from '../pictures/store-picture.server.ts'
import { answerReview } from './answer-review.server.ts'
import { deleteReview } from './delete-review.server.ts'
import { hideReview, unhideReview } from './hide-review.server.ts'
import { inviteToReview } from './invite-to-review.server.ts'
import { listOwnOrders } from './list-own-orders.server.ts'
import { readOrderReviews } from './read-order-reviews.server.ts'
import { readReviewPhoto } from './read-review-photo.server.ts'
import type { ReviewDraft } from './review.ts'
import { onReviewChange } from './review-change.server.ts'
import { countReviews, listReviews } from './review-list-store.server.ts'
import { listPublicReviews, listReviewsOfOrder, summariseReviews } from './review-store.server.ts'
import { saveReview } from './save-review.server.ts'
import { showBouquet } from './show-bouquet.server.ts'

const day = minutes(24 * 60)
const draft: ReviewDraft = {
  ...{ rating: 5, text: 'Lovely', keptPhotos: [], images: [], showName: true },
  agreesToPhoto: false,
}

describeUseCase('a review', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    ;({ shop, order } = await openPaidOrder(open()))
    await deliver(shop, order)
  })

  const save = (change: Partial<ReviewDraft> = {}, seen: number | null = null) =>
    saveReview(shop, order, { position: 0, draft: { ...draft, ...change }, seen })
  const stored = async () => {
    const [review, ...others] = await listReviewsOfOrder(shop.db, order.orderId)
    if (!review || others.length > 0) throw new Error('The order has no review, or several.')
    return review
  }
  const publicReviews = async () =>
    (await listPublicReviews(shop.db, { productId: order.product.id }, 10)).reviews
  const staffId = 'nadia'
  const hide = async (reason: Parameters<typeof hideReview>[1]['reason'] = 'insult') => {
    const { id: reviewId, updatedAt: seen } = await stored()
    return hideReview(shop, { reviewId, staffId, reason, seen })
  }
  const audits = async () => {
    const rows = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'actorId', 'after'])
      .where('subject', '=', order.orderId)
      .where('action', 'like', 'review.%')
      .execute()
    return rows.map(({ after, ...row }) => ({ ...row, after: JSON.parse(after ?? '') }))
  }

  describe('of the owner of a delivered order', () => {
    it('is public at once, with first name and initial', async () => {
      expect(await save()).toEqual({ ok: true })
      expect(await publicReviews()).toMatchObject([
        { rating: 5, text: 'Lovely', name: 'Mona A.', isEdited: false, photos: [], answer: null },
      ])
      expect(await readOrderReviews(shop, order)).toMatchObject({
        mayWrite: true,
        displayName: 'Mona A.',
        lines: [{ position: 0, review: { rating: 5, mayEdit: true } }],
      })
    })

    it('is offered in the list of orders until all lines have one, and not too late', async () => {
      const offers = async () => {
        const { orders } = await listOwnOrders(shop, { userId: order.userId })
        return orders.map(({ id, isReviewable }) => [id === order.orderId, isReviewable])
      }
      expect(await offers()).toEqual([[true, true]])
      await save()
      expect(await offers()).toEqual([[true, false]])
      await deleteReview(shop, order, 0)
      expect(await offers()).toEqual([[true, true]])
      shop.clock.now += 91 * day
      expect(await offers()).toEqual([[true, false]])
    })

    it('is not offered for refunded items', async () => {
      const refunded = { givenBackAt: shop.now() }
      await shop.db
        .updateTable('orderLines')
        .set(refunded)
        .where('orderId', '=', order.orderId)
        .execute()
      const { orders } = await listOwnOrders(shop, { userId: order.userId })
      expect(orders.map(({ isReviewable }) => isReviewable)).toEqual([false])
    })

    it('is not offered for an order that is under way', async () => {
      const other = await createOrder(shop)
      const { orders } = await listOwnOrders(shop, { userId: other.userId })
      expect(orders.map(({ isReviewable }) => isReviewable)).toEqual([false])
    })

    it('is unnamed on request', async () => {
      await save({ showName: false })
      expect(await publicReviews()).toMatchObject([{ name: '' }])
    })

    it('is stored once when it is sent twice, and refused when another one exists', async () => {
      await save()
      expect(await save()).toEqual({ ok: true })
      expect(await save({ rating: 1 })).toEqual({ ok: false, refusal: 'changed-elsewhere' })
      expect((await stored()).rating).toBe(5)
    })

    it('is refused for other customers, other lines and undelivered orders', async () => {
      const other = await createOrder(shop)
      const request = { position: 0, draft, seen: null }
      const stranger = { orderId: order.orderId, userId: other.userId }
      expect(await saveReview(shop, stranger, request)).toMatchObject({
        refusal: 'order-not-found',
      })
      expect(await saveReview(shop, other, request)).toMatchObject({ refusal: 'not-delivered' })
      expect(await saveReview(shop, order, { ...request, position: 1 })).toMatchObject({
        refusal: 'line-not-found',
      })
      expect(await readOrderReviews(shop, stranger)).toBeNull()
      expect(await readOrderReviews(shop, other)).toBeNull()
    })

    it('is refused 91 days after the delivery', async () => {
      shop.clock.now += 91 * day
      expect(await save()).toEqual({ ok: false, refusal: 'too-late' })
    })
  })

  it('of a variant is one of the whole product', async () => {
    await shop.db.updateTable('products').set({ variantOf: null }).execute()
    const whole = await createProduct(shop)
    await shop.db
      .updateTable('products')
      .set({ variantOf: whole.id })
      .where('id', '=', order.product.id)
      .execute()
    await save()
    expect(await summariseReviews(shop.db, whole.id)).toMatchObject({ count: 1 })
  })

  describe('that its author edits', () => {
    it('has the new text, and is marked as edited', async () => {
      await save()
      const { updatedAt } = await stored()
      expect(await save({ rating: 3, text: 'They wilted.' }, updatedAt)).toEqual({ ok: true })
      expect(await publicReviews()).toMatchObject([{ rating: 3, isEdited: true }])
      expect(await save({ rating: 4 }, updatedAt)).toMatchObject({ refusal: 'changed-elsewhere' })
    })

    it('stays hidden', async () => {
      await save()
      await hide()
      const { updatedAt } = await stored()
      expect(await save({ text: 'Polite' }, updatedAt)).toEqual({ ok: true })
      expect(await publicReviews()).toEqual([])
    })

    it('is refused after two weeks; deleting is not', async () => {
      await save()
      const { updatedAt } = await stored()
      shop.clock.now += 15 * day
      expect(await save({ text: 'Late' }, updatedAt)).toMatchObject({ refusal: 'too-late' })
      expect(await deleteReview(shop, order, 0)).toEqual({ ok: true })
      expect(await deleteReview(shop, order, 0)).toEqual({ ok: true })
      expect(await listReviewsOfOrder(shop.db, order.orderId)).toEqual([])
      expect(await summariseReviews(shop.db, order.product.id)).toBeNull()
    })
  })

  describe('with photographs', () => {
    const photo = () => uploadClaimPhoto(shop, order.orderId)
    const files = () => [...shop.files.kept.keys()].filter((name) => name.includes('claim-'))

    it('shows them while it is public', async () => {
      await save({ images: [await photo()] })
      const { id: reviewId } = await stored()
      const [review] = await publicReviews()
      expect(review?.photos).toEqual([`/api/reviews/${reviewId}/0`])
      const read = (name: string) => readReviewPhoto(shop.db, { reviewId, photo: name })
      expect(await read('0')).toMatchObject({ isPublic: true, orderId: order.orderId })
      expect(await read('1')).toBeNull()
      expect(await read('bouquet')).toBeNull()
      expect(await read('../0')).toBeNull()
      await hide('personal-data')
      expect(await read('0')).toMatchObject({ isPublic: false })
    })

    it('keeps some and deletes the files of others', async () => {
      const [first, second] = [await photo(), await photo()]
      await save({ images: [first, second] })
      const { updatedAt } = await stored()
      const third = await photo()
      expect(await save({ keptPhotos: [1], images: [third] }, updatedAt)).toEqual({ ok: true })
      expect((await stored()).images).toEqual([second, third])
      await runAllJobs(shop)
      expect(files().some((name) => first.includes(name.split('/')[1] ?? ''))).toBe(false)
      await deleteReview(shop, order, 0)
      await runAllJobs(shop)
      expect(files()).toEqual([])
    })

    it('is refused with pictures of other orders, of the shop, and with too many', async () => {
      const other = await createOrder(shop)
      const content = await photograph()
      const ofShop = await storePicture(shop, content, { createdBy: staffId })
      const address = ofShop.ok ? ofShop.picture.address : ''
      for (const image of [await uploadClaimPhoto(shop, other.orderId), address, '/logo.png']) {
        expect(await save({ images: [image] })).toMatchObject({ refusal: 'picture-not-found' })
      }
      const images = ['a', 'b', 'c', 'd', 'e']
      expect(await save({ images })).toMatchObject({ refusal: 'too-many-photos' })
      expect(await listReviewsOfOrder(shop.db, order.orderId)).toEqual([])
    })
  })

  describe('that staff moderate', () => {
    it('is hidden for a public reason and counts on, with an audit entry', async () => {
      await save({ rating: 1, text: 'Fools' })
      expect(await hide('insult')).toEqual({ ok: true })
      expect(await hide('insult')).toEqual({ ok: true })
      expect(await hide('unlawful')).toMatchObject({ refusal: 'changed-elsewhere' })
      expect(await publicReviews()).toEqual([])
      expect(await summariseReviews(shop.db, order.product.id)).toMatchObject({
        count: 1,
        average: 1,
        hidden: { insult: 1 },
      })
      expect(await audits()).toMatchObject([
        { action: 'review.hidden', actorId: staffId, after: { reason: 'insult', text: 'Fools' } },
      ])
      expect(await readOrderReviews(shop, order)).toMatchObject({
        lines: [{ review: { hiddenReason: 'insult', text: 'Fools' } }],
      })
    })

    it('is shown again', async () => {
      await save()
      await hide()
      const { id: reviewId } = await stored()
      expect(await unhideReview(shop, { reviewId, staffId })).toEqual({ ok: true })
      expect(await unhideReview(shop, { reviewId, staffId })).toEqual({ ok: true })
      expect(await publicReviews()).toHaveLength(1)
      expect((await audits()).map(({ action }) => action).toSorted()).toEqual([
        'review.hidden',
        'review.shown',
      ])
    })

    it('gets one public answer', async () => {
      await save()
      const { id: reviewId, updatedAt: seen } = await stored()
      const answer = (text: string, by = staffId) =>
        answerReview(shop, { reviewId, staffId: by, answer: text, seen })
      expect(await answer('Thank you!')).toEqual({ ok: true })
      expect(await answer('Thank you!')).toEqual({ ok: true })
      expect(await answer('Thanks', 'karim')).toMatchObject({ refusal: 'changed-elsewhere' })
      expect(await publicReviews()).toMatchObject([{ answer: { text: 'Thank you!' } }])
      expect(await audits()).toHaveLength(1)
    })

    it('is not changed by staff who read an older text', async () => {
      await save()
      const { id: reviewId, updatedAt: seen } = await stored()
      await save({ text: 'New text' }, seen)
      const moderation = { reviewId, staffId, seen }
      expect(await hideReview(shop, { ...moderation, reason: 'insult' })).toMatchObject({
        refusal: 'changed-elsewhere',
      })
      expect(await answerReview(shop, { ...moderation, answer: 'Hm' })).toMatchObject({
        refusal: 'changed-elsewhere',
      })
      const gone = { ...moderation, reviewId: 'x' }
      expect(await answerReview(shop, { ...gone, answer: 'Hm' })).toMatchObject({
        refusal: 'review-not-found',
      })
    })

    it('shows the bouquet only if its author agreed and a photograph exists', async () => {
      await save()
      const { id: reviewId, updatedAt } = await stored()
      const show = (isShown: boolean) => showBouquet(shop, { reviewId, staffId, isShown })
      expect(await show(true)).toMatchObject({ refusal: 'changed-elsewhere' })
      await save({ agreesToPhoto: true }, updatedAt)
      expect(await show(true)).toMatchObject({ refusal: 'changed-elsewhere' })
      const content = await photograph()
      const picture = await storePicture(shop, content, { createdBy: staffId, kind: 'order' })
      const image = picture.ok ? picture.picture.address : ''
      const photo = { orderId: order.orderId, kind: 'bouquet', image, staffId } as const
      expect(await saveOrderPhoto(shop, photo)).toMatchObject({ ok: true })
      const isPublic = async () =>
        (await readReviewPhoto(shop.db, { reviewId, photo: 'bouquet' }))?.isPublic
      expect(await isPublic()).toBe(false)
      expect(await show(true)).toEqual({ ok: true })
      expect(await publicReviews()).toMatchObject([{ bouquet: `/api/reviews/${reviewId}/bouquet` }])
      expect(await isPublic()).toBe(true)
      const { updatedAt: seen } = await stored()
      await save({ agreesToPhoto: false }, seen)
      expect(await publicReviews()).toMatchObject([{ bouquet: null }])
      expect(await readReviewPhoto(shop.db, { reviewId, photo: 'bouquet' })).toBeNull()
    })
  })

  it('is listed for staff by state, stars, product and order', async () => {
    await shop.db.deleteFrom('reviewPhotos').execute()
    await shop.db.deleteFrom('reviews').execute()
    await save({ rating: 2 })
    const numbers = async (filter: Parameters<typeof listReviews>[1]) =>
      (await listReviews(shop.db, filter, 10)).reviews.length
    expect(await numbers({})).toBe(1)
    expect(await numbers({ show: 'unanswered', rating: 2 })).toBe(1)
    expect(await numbers({ show: 'hidden' })).toBe(0)
    expect(await numbers({ rating: 3 })).toBe(0)
    expect(await numbers({ product: order.product.id, order: order.orderId })).toBe(1)
    expect(await countReviews(shop.db, { product: order.product.id })).toBe(1)
    expect(await countReviews(shop.db, { order: 'x' })).toBe(0)
    const { reviews } = await listReviews(shop.db, {}, 10)
    expect(reviews).toMatchObject([
      { orderId: order.orderId, productName: order.product.name, bouquetChoice: null },
    ])
  })

  it('notifies the caches of pages, unless it is refused', async () => {
    let changes = 0
    const stop = onReviewChange(shop.db, () => {
      changes += 1
    })
    await save()
    await hide()
    await deleteReview(shop, { ...order, userId: 'x' }, 0)
    expect(changes).toBe(2)
    stop()
  })

  describe('that the shop asks for', () => {
    const emails = async () => {
      const before = shop.mailer.sent.length
      await runAllJobs(shop)
      return shop.mailer.sent
        .slice(before)
        .filter(({ email }) => email.subject.startsWith('How were the flowers'))
    }

    it('is asked for once, three days after the delivery, with a link of the order', async () => {
      shop.clock.now += 3 * day - 1
      expect(await emails()).toEqual([])
      shop.clock.now += 1
      const [mail, ...others] = await emails()
      expect(others).toEqual([])
      expect(mail?.to).toBe('mona@example.com')
      expect(mail?.email.action?.address).toMatch(/^\/o\/\w+#key=/)
      expect(mail?.email.stop?.address).toMatch(/^\/stop-emails#key=/)
      await inviteToReview(shop, order)
      expect(await emails()).toEqual([])
    })

    it('is not asked for twice after a corrected delivery', async () => {
      const correct = (from: 'delivered' | 'delivery_failed', to: typeof from) =>
        correctDelivery(shop, { ...order, from, to, reason: 'Wrong click', staffId })
      await correct('delivered', 'delivery_failed')
      shop.clock.now += 2 * day
      await correct('delivery_failed', 'delivered')
      shop.clock.now += 2 * day
      expect(await emails()).toEqual([])
      shop.clock.now += day
      expect(await emails()).toHaveLength(1)
      shop.clock.now += 9 * day
      expect(await emails()).toEqual([])
    })

    it.each([
      ['a claim is open', () => createClaim(shop, order)],
      ['it was written already', () => save()],
      [
        'the delivery turned out to have failed',
        () =>
          correctDelivery(shop, {
            ...{ ...order, from: 'delivered', to: 'delivery_failed' },
            ...{ reason: 'Wrong click', staffId },
          }),
      ],
    ])('is not asked for when %s', async (_, happens) => {
      await happens()
      shop.clock.now += 3 * day
      expect(await emails()).toEqual([])
    })

    it('is not asked for again of an address that followed the link', async () => {
      shop.clock.now += 3 * day
      const [mail] = await emails()
      const token = mail?.email.stop?.address.split('#key=')[1] ?? ''
      const hashes = await shop.db.selectFrom('reviewInvitations').select('tokenHash').execute()
      expect(hashes.map(({ tokenHash }) => tokenHash)).not.toContain(token)
      expect(await stopEmails(shop, token)).toEqual({ ok: true })
      expect(await stopEmails(shop, 'x')).toMatchObject({ refusal: 'link-unknown' })
      await shop.db.deleteFrom('reviewInvitations').execute()
      await inviteToReview(shop, order)
      expect(await emails()).toEqual([])
      await shop.db.deleteFrom('reviewOptOuts').execute()
    })

    describe('after the secret was replaced', () => {
      const keyedHash = (text: string) => createHmac('sha256', 'new key').update(text).digest()
      const renewed = () => ({ ...shop, keyedHash })
      afterEach(async () => {
        for (const table of ['reviewOptOuts', 'reviewInvitations'] as const) {
          await shop.db.deleteFrom(table).execute()
        }
      })
      const tokenOf = (mail: Awaited<ReturnType<typeof emails>>[number] | undefined) =>
        mail?.email.stop?.address.split('#key=')[1] ?? ''

      it('is not asked for again of an address that followed the link', async () => {
        const contact = { name: 'Mona Adel', phone: '+201112345678' }
        const orderOf = (email: string) => createPaidOrder(shop, { contact: { ...contact, email } })
        const later = [await orderOf('Mona@Example.com'), await orderOf('mona@exam.org')]
        shop.clock.now += 3 * day
        const [mail] = await emails()
        expect(await stopEmails(shop, tokenOf(mail))).toEqual({ ok: true })
        shop = renewed()
        for (const one of later) await deliver(shop, one)
        await keyNewOrders(shop)
        shop.clock.now += 3 * day
        expect((await emails()).map(({ to }) => to)).toEqual(['mona@exam.org'])
      })

      it('has a link in its email that works', async () => {
        shop.clock.now += 3 * day
        await inviteToReview(shop, order)
        shop = renewed()
        const [mail] = await emails()
        expect(await stopEmails(shop, tokenOf(mail))).toEqual({ ok: true })
      })
    })
  })

  it('leaves the invariants as they are', async () => {
    await createUser(shop)
    await save()
    await runAllJobs(shop)
    await expectInvariantsToHold(shop)
  })
})
