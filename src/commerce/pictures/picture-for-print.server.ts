import type { ShopContext } from '../shop-context.ts'
import { openSharp } from './open-sharp.server.ts'
import { copyWidths, pictureFile, pictureIdAt, pictureSources } from './picture-address.ts'

/**
 * Pictures as JPEG, small, by their addresses: what prints sheets reads no WebP. One that is gone or broken is left out,
 * because a sheet without a picture is better than none.
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
