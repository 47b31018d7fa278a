import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  inKeysetOrder,
  type Keyset,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import { claimPhotoAddress } from './claim.ts'
import type { ClaimListing, ClaimPage } from './claim-listing.ts'
import { toAnswerKind } from './claim-store.server.ts'

/** Open claims: the customer who has waited longest first. */
const longestWaiting = (table: string): Keyset<'openedAt' | 'id'> => ({
  table,
  columns: ['openedAt', 'id'],
  direction: 'asc',
})

const lastAnswered = (table: string): Keyset<'answeredAt' | 'id'> => ({
  table,
  columns: ['answeredAt', 'id'],
  direction: 'desc',
})

/** A page of the open or of the answered claims, in two queries. */
export async function listClaims(
  db: Database,
  { show, cursor }: ClaimListing,
  limit: number,
): Promise<ClaimPage> {
  const keysetOf: (table: string) => Keyset<string> =
    show === 'open' ? longestWaiting : lastAnswered
  const after = cursor === undefined ? null : await findPosition(db, keysetOf('claims'), cursor)
  if (cursor !== undefined && !after) return { claims: [], nextCursor: null }
  const shown = db
    .selectFrom('claims')
    .selectAll()
    .where('answeredAt', show === 'open' ? 'is' : 'is not', null)
  // Joins after the limit, so that only one page is joined.
  const named = db
    .selectFrom(selectPage(shown, keysetOf('claims'), { after, limit }).as('claim'))
    .innerJoin('orders', 'orders.id', 'claim.orderId')
    .select([
      'claim.id',
      'claim.orderId',
      'claim.message',
      'claim.openedAt',
      'claim.answeredAt',
      'claim.answer',
      'orders.number',
      'orders.contactName',
      'orders.recipientName',
      'orders.deliveryDate',
    ])
    .select((row) =>
      row
        .selectFrom('claimPhotos')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('claimPhotos.claimId', '=', 'claim.id')
        .as('photoCount'),
    )
  const rows = await inKeysetOrder(named, keysetOf('claim')).execute()
  const { page, nextCursor } = pageOf(rows, limit)
  const claims = page.map(({ photoCount, answer, ...row }) => ({
    ...row,
    answer: answer === null ? null : toAnswerKind(answer),
    photo: photoCount ? claimPhotoAddress(row.id, 0) : null,
  }))
  return { claims, nextCursor }
}

/** Counting stops here, so that the dashboard shows `99+`. */
const mostCounted = 100

export async function countOpenClaims(db: Database): Promise<number> {
  const open = db
    .selectFrom('claims')
    .select('id')
    .where('answeredAt', 'is', null)
    .limit(mostCounted)
  const row = await db
    .selectFrom(open.as('open'))
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
