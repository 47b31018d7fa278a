import type { Database, Transaction } from '#database/engine.server.ts'
import { lockPictures } from './lock-pictures.server.ts'

/**
 * Pictures of the shop itself. `hero` is on top of the home page (2:1, its left half calm enough for text);
 * `hero-phone` is a square crop of its right half.
 */
const shopPictureNames = ['hero', 'hero-phone'] as const
type ShopPictureName = (typeof shopPictureNames)[number]

interface ShopPicture {
  address: string
  placeholder: string | null
}

type ShopPictures = Partial<Record<ShopPictureName, ShopPicture>>

export async function findShopPictures(db: Database): Promise<ShopPictures> {
  const rows = await db.selectFrom('shopPictures').selectAll().execute()
  const found: ShopPictures = {}
  for (const name of shopPictureNames) {
    const row = rows.find((one) => one.name === name)
    if (row) found[name] = { address: row.address, placeholder: row.placeholder }
  }
  return found
}

export async function nameShopPicture(
  tx: Transaction,
  name: ShopPictureName,
  address: string,
  at: number,
): Promise<void> {
  const placeholders = await lockPictures(tx, {
    usedBy: `shop:${name}`,
    addresses: [address],
    at,
  })
  const picture = { address, placeholder: placeholders?.get(address) ?? null }
  await tx
    .insertInto('shopPictures')
    .values({ name, ...picture })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(picture))
    .execute()
}
