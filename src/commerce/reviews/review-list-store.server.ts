import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  inKeysetOrder,
  newestFirst,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import { localizedName } from '#i18n/localized.ts'
import { reviewPhotoAddress } from './review.ts'
import type { ReviewListing, StaffReviewPage } from './review-listing.ts'
import { toHiddenReason } from './review-rules.ts'
import { toPublicReview, withPhotos } from './review-store.server.ts'

/** A page of the reviews for staff, in four queries. */
export async function listReviews(
  db: Database,
  { cursor, ...filter }: ReviewListing,
  limit: number,
): Promise<StaffReviewPage> {
  const byAge = newestFirst('reviews')
  const after = cursor === undefined ? null : await findPosition(db, byAge, cursor)
  if (cursor !== undefined && !after) return { reviews: [], nextCursor: null }
  const page = selectPage(matching(db, filter), byAge, { after, limit })
  // Joins after the limit, so that only one page is joined.
  const named = db
    .selectFrom(page.as('review'))
    .innerJoin('orders', 'orders.id', 'review.orderId')
    .innerJoin('orderLines', (join) =>
      join
        .onRef('orderLines.orderId', '=', 'review.orderId')
        .onRef('orderLines.position', '=', 'review.position'),
    )
    .selectAll('review')
    .select(['orders.number', 'orders.contactName'])
    .select(['orderLines.name as lineName', 'orderLines.nameAr as lineNameAr'])
  const rows = await inKeysetOrder(named, newestFirst('review')).execute()
  const { page: shown, nextCursor } = pageOf(rows, limit)
  const stored = await withPhotos(db, shown)
  const reviews = stored.map((review, index) => {
    const { number = '', contactName = '', lineName = '', lineNameAr = '' } = shown[index] ?? {}
    const { id, orderId, productId, updatedAt, hiddenReason, photoAgreed } = review
    const mayShow = photoAgreed === 1 && review.hasBouquetPhoto
    return {
      ...toPublicReview(review),
      ...{ orderId, productId, updatedAt, number, contactName },
      productName: localizedName({ name: lineName, nameAr: lineNameAr }),
      hiddenReason: toHiddenReason(hiddenReason),
      bouquetChoice: mayShow ? reviewPhotoAddress(id, 'bouquet') : null,
    }
  })
  return { reviews, nextCursor }
}

function matching(db: Database, { show, rating, product, order }: ReviewListing) {
  let reviews = db.selectFrom('reviews').selectAll()
  if (show === 'unanswered') reviews = reviews.where('answer', 'is', null)
  if (show === 'hidden') reviews = reviews.where('hiddenReason', 'is not', null)
  if (rating !== undefined) reviews = reviews.where('rating', '=', rating)
  if (product !== undefined) reviews = reviews.where('productId', '=', product)
  if (order !== undefined) reviews = reviews.where('orderId', '=', order)
  return reviews
}

/** Counting stops here, so that the dashboard shows `99+`. */
const mostCounted = 100

export async function countReviews(
  db: Database,
  filter: Pick<ReviewListing, 'product' | 'order'>,
): Promise<number> {
  const found = matching(db, filter).limit(mostCounted)
  const row = await db
    .selectFrom(found.as('found'))
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
