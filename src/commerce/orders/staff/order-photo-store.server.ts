import type { Database, Transaction } from '#database/engine.server.ts'
import { lockPictures, sweepNow } from '../../pictures/lock-pictures.server.ts'
import { isPictureOfOrder } from '../../pictures/picture-address.ts'
import { noPhotos, type OrderPhotos, type PhotoKind, photoKinds } from './order-photo.ts'

interface OrderPhoto {
  orderId: string
  kind: PhotoKind
  /** The address of the stored picture. */
  image: string
  takenBy: string
  at: number
}

/**
 * Saves a photograph of an order; it replaces an older one of the same kind, whose files are deleted. Returns false if
 * the picture was not uploaded as a photograph of an order.
 */
export async function savePhoto(tx: Transaction, photo: OrderPhoto): Promise<boolean> {
  const { orderId, kind, image, takenBy, at } = photo
  if (!isPictureOfOrder(image)) return false
  const before = await findPhoto(tx, orderId, kind)
  if (!(await lockPictures(tx, { usedBy: usageOf(photo), addresses: [image], at }))) return false
  await tx
    .insertInto('orderPhotos')
    .values(photo)
    .onConflict((conflict) =>
      conflict.columns(['orderId', 'kind']).doUpdateSet({ image, takenBy, at }),
    )
    .execute()
  if (before !== null && before !== image) await sweepNow(tx, before, at)
  return true
}

/** Deletes a photograph with its files, because it may show a person. Returns false when there was none. */
export async function removePhoto(
  tx: Transaction,
  { at, ...key }: Pick<OrderPhoto, 'orderId' | 'kind' | 'at'>,
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('orderPhotos')
    .where('orderId', '=', key.orderId)
    .where('kind', '=', key.kind)
    .returning('image')
    .executeTakeFirst()
  if (!removed) return false
  await lockPictures(tx, { usedBy: usageOf(key), addresses: [], at })
  await sweepNow(tx, removed.image, at)
  return true
}

function usageOf({ orderId, kind }: Pick<OrderPhoto, 'orderId' | 'kind'>) {
  return `order:${orderId}:${kind}` as const
}

/** The URL of a photograph; null when none was taken. */
export async function findPhoto(
  db: Database,
  orderId: string,
  kind: PhotoKind,
): Promise<string | null> {
  return (await findPhotos(db, orderId))[kind]
}

export async function findPhotos(db: Database, orderId: string): Promise<OrderPhotos> {
  const rows = await db
    .selectFrom('orderPhotos')
    .select(['kind', 'image'])
    .where('orderId', '=', orderId)
    .execute()
  const found = { ...noPhotos }
  for (const kind of photoKinds) {
    found[kind] = rows.find((row) => row.kind === kind)?.image ?? null
  }
  return found
}
