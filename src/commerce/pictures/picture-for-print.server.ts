import type { ShopContext } from '../shop-context.ts'
import { jpegAddress, pictureIdAt } from './picture-address.ts'
import { readJpeg } from './read-jpeg.server.ts'

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
  return readJpeg(files, id, jpegAddress(address, 400).slice(1))
}
