import type { ShopContext } from '../shop-context.ts'
import { openSharp } from './open-sharp.server.ts'
import { copyWidths, pictureFile, pictureIdAt, pictureSources } from './picture-address.ts'

/**
 * Small JPEG copies by address, because the PDF library does not read WebP. Skips missing or broken pictures, because a
 * document without a picture is better than none.
 */
export async function picturesForPrint(
  shop: Pick<ShopContext, 'files'>,
  addresses: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  for (const address of new Set(addresses)) {
    const picture = await pictureForPrint(shop, address)
    if (picture) found.set(address, picture)
  }
  return found
}

async function pictureForPrint(
  { files }: Pick<ShopContext, 'files'>,
  address: string,
): Promise<Uint8Array | null> {
  const id = pictureIdAt(address)
  if (id === null) return null
  const [smallest] = copyWidths(pictureSources(address).width ?? 0)
  const content = await files.read(pictureFile(id, 'webp', smallest))
  if (!content) return null
  const sharp = await openSharp()
  try {
    return await sharp(content).resize({ width: 400 }).flatten().jpeg({ quality: 82 }).toBuffer()
  } catch {
    return null
  }
}
