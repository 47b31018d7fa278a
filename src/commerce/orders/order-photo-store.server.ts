import type { Database } from '#database/engine.server.ts'

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

/** Keeps a photograph of an order; a newer one of the same kind takes the place of the older. */
export async function keepPhoto(db: Database, photo: OrderPhoto): Promise<void> {
  const { image, takenBy, at } = photo
  await db
    .insertInto('orderPhotos')
    .values(photo)
    .onConflict((conflict) =>
      conflict.columns(['orderId', 'kind']).doUpdateSet({ image, takenBy, at }),
    )
    .execute()
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
