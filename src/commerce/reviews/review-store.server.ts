import type { Insertable, Selectable, Updateable } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import {
  findPosition,
  newestFirst,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { ReviewsTable } from '#database/tables/reviews-tables.ts'
import {
  type PublicReview,
  type ReviewPage,
  type ReviewSummary,
  reviewPhotoAddress,
} from './review.ts'
import { summarise, toHiddenReason, toRating } from './review-rules.ts'

export type ReviewRow = Selectable<ReviewsTable>

/** A review with its photographs, and whether the shop's own one can be shown beside them. */
export interface StoredReview extends ReviewRow {
  /** Addresses of the stored pictures, in their order. */
  images: string[]
  hasBouquetPhoto: boolean
}

const countsOf = prepared((db, given: Given<{ productId: string }>) =>
  db
    .selectFrom('reviews')
    .select(['rating', 'hiddenReason'])
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('productId', '=', given('productId'))
    .groupBy(['rating', 'hiddenReason']),
)

/** The stars of a product; null without a review. */
export async function summariseReviews(
  db: Database,
  productId: string,
): Promise<ReviewSummary | null> {
  // A malformed id matches nothing and never reaches the database.
  if (!isDocumentId(productId)) return null
  const { rows } = await countsOf(db, { productId })
  return summarise(
    rows.map(({ rating, hiddenReason, count }) => ({
      rating: toRating(rating),
      hiddenReason: toHiddenReason(hiddenReason),
      count: Number(count),
    })),
  )
}

const byAge = newestFirst('reviews')

/** A page of the public reviews of a product. */
export async function listPublicReviews(
  db: Database,
  { productId, cursor }: { productId: string; cursor?: string | undefined },
  limit: number,
): Promise<ReviewPage> {
  const after = cursor === undefined ? null : await findPosition(db, byAge, cursor)
  if (cursor !== undefined && !after) return { reviews: [], nextCursor: null }
  const shown = db
    .selectFrom('reviews')
    .selectAll()
    .where('productId', '=', productId)
    .where('hiddenReason', 'is', null)
  const rows = await selectPage(shown, byAge, { after, limit }).execute()
  const { page, nextCursor } = pageOf(rows, limit)
  return { reviews: (await withPhotos(db, page)).map(toPublicReview), nextCursor }
}

export function toPublicReview(review: StoredReview): PublicReview {
  const { id, rating, text, name, createdAt, updatedAt, answer, answeredAt } = review
  const isBouquetShown = review.photoAgreed === 1 && review.photoShown === 1
  return {
    ...{ id, text, name, createdAt },
    rating: toRating(rating),
    isEdited: updatedAt > createdAt,
    photos: review.images.map((_, position) => reviewPhotoAddress(id, position)),
    bouquet: isBouquetShown && review.hasBouquetPhoto ? reviewPhotoAddress(id, 'bouquet') : null,
    answer: answer === null || answeredAt === null ? null : { text: answer, at: answeredAt },
  }
}

/** Adds the photographs of reviews, in two queries. */
export async function withPhotos(
  db: Database,
  rows: readonly ReviewRow[],
): Promise<StoredReview[]> {
  if (rows.length === 0) return []
  const photos = await db
    .selectFrom('reviewPhotos')
    .select(['reviewId', 'image'])
    .where(
      'reviewId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('reviewId')
    .orderBy('position')
    .execute()
  const bouquets = await db
    .selectFrom('orderPhotos')
    .select('orderId')
    .where('kind', '=', 'bouquet')
    .where(
      'orderId',
      'in',
      rows.map(({ orderId }) => orderId),
    )
    .execute()
  const photographed = new Set(bouquets.map(({ orderId }) => orderId))
  return rows.map((row) => ({
    ...row,
    images: photos.filter(({ reviewId }) => reviewId === row.id).map(({ image }) => image),
    hasBouquetPhoto: photographed.has(row.orderId),
  }))
}

export async function findReview(db: Database, id: string): Promise<StoredReview | null> {
  const row = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? ((await withPhotos(db, [row]))[0] ?? null) : null
}

/** The reviews of an order's lines. */
export async function listReviewsOfOrder(db: Database, orderId: string): Promise<StoredReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
  return withPhotos(db, rows)
}

/** Those of the orders that have a line without a review. */
export async function findUnreviewedOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('orderLines')
    .leftJoin('reviews', (join) =>
      join
        .onRef('reviews.orderId', '=', 'orderLines.orderId')
        .onRef('reviews.position', '=', 'orderLines.position'),
    )
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .select('orderLines.orderId')
    .distinct()
    .where('orderLines.orderId', 'in', orderIds)
    .where('orders.erasedAt', 'is', null)
    .where('orderLines.givenBackAt', 'is', null)
    .where('reviews.id', 'is', null)
    .execute()
  return new Set(rows.map(({ orderId }) => orderId))
}

export async function insertReview(
  tx: Transaction,
  review: Insertable<ReviewsTable>,
): Promise<void> {
  await tx.insertInto('reviews').values(review).execute()
}

export async function updateReview(
  tx: Transaction,
  id: string,
  change: Updateable<ReviewsTable>,
): Promise<void> {
  await tx.updateTable('reviews').set(change).where('id', '=', id).execute()
}

export async function replacePhotos(
  tx: Transaction,
  reviewId: string,
  images: readonly string[],
): Promise<void> {
  await tx.deleteFrom('reviewPhotos').where('reviewId', '=', reviewId).execute()
  if (images.length === 0) return
  await tx
    .insertInto('reviewPhotos')
    .values(images.map((image, position) => ({ reviewId, position, image })))
    .execute()
}

export async function deleteReviewRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('reviewPhotos').where('reviewId', '=', id).execute()
  await tx.deleteFrom('reviews').where('id', '=', id).execute()
}

/** The whole product of a line, which may be one of its variants. A deleted product keeps its id. */
export async function findWholeId(db: Database, productId: string): Promise<string> {
  const row = await db
    .selectFrom('products')
    .select('variantOf')
    .where('id', '=', productId)
    .executeTakeFirst()
  return row?.variantOf ?? productId
}
