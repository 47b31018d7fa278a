import type { Database, Transaction } from '#database/engine.server.ts'
import { lockPictures } from './lock-pictures.server.ts'
import { type ShopPictureName, type ShopPictures, shopPictureNames } from './shop-picture.ts'

export async function findShopPictures(db: Database): Promise<ShopPictures> {
  const rows = await db.selectFrom('shopPictures').selectAll().execute()
  const found: ShopPictures = {}
  for (const name of shopPictureNames) {
    const row = rows.find((one) => one.name === name)
    if (row) found[name] = { address: row.address, placeholder: row.placeholder }
  }
  return found
}

/** Sets a picture of the shop itself, and replaces the one before. */
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
