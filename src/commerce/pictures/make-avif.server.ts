import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import type { FileStorage } from './file-storage.ts'
import { openSharp } from './open-sharp.server.ts'
import {
  copyWidths,
  pictureAddress,
  pictureFile,
  pictureFiles,
  pictureSources,
} from './picture-address.ts'
import { hasAvif, recordAvif } from './upload-store.server.ts'

// More effort takes ten times as long for hardly smaller files.
const avif = { quality: 50, effort: 1 }

/** Encodes a stored picture and its copies as AVIF, one by one, so that requests are served meanwhile. */
export async function makeAvif(
  shop: ShopContext,
  { uploadId }: { uploadId: string },
): Promise<JobResult> {
  const isMade = await hasAvif(shop.db, uploadId)
  if (isMade === null) await removeAvif(shop.files, uploadId)
  if (isMade !== false) return { done: true }
  const sharp = await openSharp()
  const full = await read(shop.files, pictureFile(uploadId, 'webp'))
  const { width = 0 } = pictureSources(pictureAddress(uploadId))
  for (const copy of copyWidths(width)) {
    const content = await sharp(full).resize({ width: copy }).avif(avif).toBuffer()
    await shop.files.write(pictureFile(uploadId, 'avif', copy), content)
  }
  await shop.files.write(pictureFile(uploadId, 'avif'), await sharp(full).avif(avif).toBuffer())
  // A sweep that has removed the picture meanwhile may have passed these files.
  if (!(await recordAvif(shop.db, uploadId, shop.now()))) await removeAvif(shop.files, uploadId)
  return { done: true }
}

async function removeAvif(files: FileStorage, id: string): Promise<void> {
  const names = pictureFiles(id).filter((name) => name.endsWith('.avif'))
  for (const name of names) await files.remove(name)
}

async function read(files: FileStorage, name: string): Promise<Uint8Array> {
  const content = await files.read(name)
  if (!content) throw new Error(`${name} does not exist.`)
  return content
}
