import type { Database } from '#database/engine.server.ts'
import { photoKinds } from '../orders/staff/order-photo.ts'
import type { PictureUser } from '../pictures/upload-store.server.ts'

/** The users of the photographs of an order: the order, its thanks, claims and reviews. */
export async function listPictureUsers(db: Database, orderId: string): Promise<PictureUser[]> {
  const idsOf = (table: 'claims' | 'reviews') =>
    db.selectFrom(table).select('id').where('orderId', '=', orderId).execute()
  const [claims, reviews] = [await idsOf('claims'), await idsOf('reviews')]
  return [
    ...photoKinds.map((kind) => `order:${orderId}:${kind}` as const),
    `thanks:${orderId}`,
    ...claims.map(({ id }) => `claim:${id}` as const),
    ...reviews.map(({ id }) => `review:${id}` as const),
  ]
}
