import { scheduleSweep } from '#commerce/pictures/lock-pictures.server.ts'
import { pictureAddress, pictureFiles, pictureId } from '#commerce/pictures/picture-address.ts'
import { recordUpload } from '#commerce/pictures/upload-store.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { inTransaction } from '#database/transaction.server.ts'

/** Stores a photograph as the shop does, with empty files: encoding one takes longer than a day of the simulation. */
export async function uploadPhoto(
  shop: ShopContext,
  { createdBy, seed }: { createdBy: string; seed: number },
): Promise<string> {
  const size = { width: 10, height: 10 }
  const id = pictureId({ hash: seed.toString(16).padStart(32, '0'), ...size, kind: 'claim' })
  const now = shop.now()
  await inTransaction(shop.db, async (tx) => {
    await recordUpload(tx, { id, ...size, placeholder: '', createdBy }, now)
    await scheduleSweep(tx, now)
  })
  for (const name of pictureFiles(id)) await shop.files.write(name, new Uint8Array())
  return pictureAddress(id)
}
