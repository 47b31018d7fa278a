import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import type { FileStorage } from './file-storage.ts'
import { openSharp } from './open-sharp.server.ts'
import { copyWidths, pictureAddress, pictureFile, pictureSources } from './picture-address.ts'
import { lacksAvif, recordAvif } from './upload-store.server.ts'

// More effort takes ten times as long for hardly smaller files.
const avif = { quality: 50, effort: 1 }

/** Encodes a stored picture and its copies as AVIF, one by one, so that requests are served meanwhile. */
export async function makeAvif(
  shop: ShopContext,
  { uploadId }: { uploadId: string },
): Promise<JobResult> {
  if (!(await lacksAvif(shop.db, uploadId))) return { done: true }
  const sharp = await openSharp()
  const full = await read(shop.files, pictureFile(uploadId, 'webp'))
  const { width = 0 } = pictureSources(pictureAddress(uploadId))
  for (const copy of copyWidths(width)) {
    const content = await sharp(full).resize({ width: copy }).avif(avif).toBuffer()
    await shop.files.write(pictureFile(uploadId, 'avif', copy), content)
  }
  await shop.files.write(pictureFile(uploadId, 'avif'), await sharp(full).avif(avif).toBuffer())
  await recordAvif(shop.db, uploadId, shop.now())
  return { done: true }
}

async function read(files: FileStorage, name: string): Promise<Uint8Array> {
  const content = await files.read(name)
  if (!content) throw new Error(`${name} does not exist.`)
  return content
}
