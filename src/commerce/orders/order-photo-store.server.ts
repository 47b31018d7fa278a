import type { Database, Transaction } from '#database/engine.server.ts'
import { holdPictures } from '../pictures/hold-pictures.server.ts'

/** What was photographed of an order: the finished bouquet, or the flowers at the door. */
export type PhotoKind = 'bouquet' | 'delivery'

export interface OrderPhoto {
  orderId: string
  kind: PhotoKind
  /** The address of the stored picture. */
  image: string
  takenBy: string
  at: number
}

/**
 * Keeps a photograph of an order; a newer one of the same kind takes the place of the older. Answers false, and keeps
 * nothing, when the picture is none of the shop's.
 */
export async function keepPhoto(tx: Transaction, photo: OrderPhoto): Promise<boolean> {
  const { orderId, kind, image, takenBy, at } = photo
  const usedBy = `order:${orderId}:${kind}` as const
  if (!(await holdPictures(tx, { usedBy, addresses: [image], at }))) return false
  await tx
    .insertInto('orderPhotos')
    .values(photo)
    .onConflict((conflict) =>
      conflict.columns(['orderId', 'kind']).doUpdateSet({ image, takenBy, at }),
    )
    .execute()
  return true
}

/** The address of a photograph, or null when none was taken. */
export async function findPhoto(
  db: Database,
  orderId: string,
  kind: PhotoKind,
): Promise<string | null> {
  const row = await db
    .selectFrom('orderPhotos')
    .select('image')
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.image ?? null
}
