import { beforeEach, expect, it } from 'vitest'
import { deliver } from '../../../tests/support/claims.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import type { PayableOrder } from '../../../tests/support/factories.ts'
import { openPaidOrder } from '../../../tests/support/paid-order.ts'
import { raceAfterWritingTo } from '../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, type TestShop } from '../../../tests/support/test-shop.ts'
import { hideReview } from './hide-review.server.ts'
import { inviteToReview } from './invite-to-review.server.ts'
import type { Rating } from './review.ts'
import { listReviewsOfOrder, summariseReviews } from './review-store.server.ts'
import { saveReview } from './save-review.server.ts'

/** The first request pauses inside its transaction, the second starts, then the first continues. */
describeOnEachDatabase('two concurrent requests about a review', (open) => {
  let shop: TestShop
  let order: PayableOrder

  beforeEach(async () => {
    ;({ shop, order } = await openPaidOrder(open()))
    await deliver(shop, order)
  })

  const write = (rating: Rating, text: string, seen: number | null) => (on: TestShop) =>
    saveReview(on, order, {
      position: 0,
      seen,
      draft: { rating, text, keptPhotos: [], images: [], showName: true, agreesToPhoto: false },
    })
  const stored = () => listReviewsOfOrder(shop.db, order.orderId)

  it.each(['orders', 'reviews'])('write one review of a line, paused at %s', async (table) => {
    const both = await raceAfterWritingTo(shop, table, write(5, 'One', null), write(1, 'Two', null))
    expect(both).toEqual([{ ok: true }, { ok: false, refusal: 'changed-elsewhere' }])
    expect(await stored()).toMatchObject([{ rating: 5, text: 'One' }])
  })

  it('write one review after a double click', async () => {
    const click = write(4, 'Nice', null)
    expect(await Promise.all([click(shop), click(shop), click(shop)])).toEqual(
      Array.from({ length: 3 }, () => ({ ok: true })),
    )
    expect(await stored()).toHaveLength(1)
  })

  it('hide a text that staff read, or keep the one that its author has written since', async () => {
    await write(1, 'Old', null)(shop)
    const [review] = await stored()
    const { id: reviewId = '', updatedAt: seen = 0 } = review ?? {}
    const hide = (on: TestShop) =>
      hideReview(on, { reviewId, staffId: 'nadia', reason: 'insult', seen })
    const both = await raceAfterWritingTo(shop, 'orders', write(1, 'New', seen), hide)
    expect(both).toEqual([{ ok: true }, { ok: false, refusal: 'changed-elsewhere' }])
    expect(await stored()).toMatchObject([{ text: 'New', hiddenReason: null }])
  })

  it('edit a text that is being hidden, which stays hidden', async () => {
    await write(1, 'Old', null)(shop)
    const [review] = await stored()
    const { id: reviewId = '', updatedAt: seen = 0 } = review ?? {}
    const hide = (on: TestShop) =>
      hideReview(on, { reviewId, staffId: 'nadia', reason: 'insult', seen })
    const both = await raceAfterWritingTo(shop, 'orders', hide, write(2, 'New', seen))
    expect(both).toEqual([{ ok: true }, { ok: true }])
    expect(await stored()).toMatchObject([{ text: 'New', hiddenReason: 'insult' }])
  })

  it('invite once', async () => {
    shop.clock.now += 3 * minutes(24 * 60)
    const invite = (on: TestShop) => inviteToReview(on, order)
    await raceAfterWritingTo(shop, 'orders', invite, invite)
    await runAllJobs(shop)
    const invitations = shop.mailer.sent.filter(({ email }) =>
      email.subject.startsWith('How were the flowers'),
    )
    expect(invitations).toHaveLength(1)
  })

  it('show the average and the counts of plain SQL', async () => {
    await write(4, 'Nice', null)(shop)
    const productId = order.product.id
    const rows = await shop.db
      .selectFrom('reviews')
      .select('rating')
      .where('productId', '=', productId)
      .execute()
    const sum = rows.reduce((total, { rating }) => total + rating, 0)
    expect(await summariseReviews(shop.db, productId)).toMatchObject({
      count: rows.length,
      average: Math.round((sum / rows.length) * 10) / 10,
    })
  })
})
