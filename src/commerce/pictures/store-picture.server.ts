import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '#database/engine.server.ts'
import type { FileStorage } from './file-storage.ts'
import { copyWidths, pictureAddress, pictureName } from './picture-address.ts'

const mostPixels = 50_000_000
const quality = 80

/**
 * Keeps a picture and its smaller copies, re-encoded and without whatever its maker wrote into it, and answers its
 * address. The same picture is kept once.
 */
export async function storePicture(
  { db, files }: { db: Database; files: FileStorage },
  content: Uint8Array,
  { createdBy, at }: { createdBy: string | null; at: number },
): Promise<string> {
  const picture = sharp(content, { limitInputPixels: mostPixels }).rotate()
  const { data, info } = await picture.webp({ quality }).toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const name = pictureName(hash, info.width, info.height)
  const address = pictureAddress(name)
  await files.keep(address.slice(1), data)
  for (const width of copyWidths(info.width)) {
    const copy = await sharp(data).resize({ width }).webp({ quality }).toBuffer()
    await files.keep(`uploads/${name}-${width}.webp`, copy)
  }
  const tiny = await sharp(data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer()
  await db
    .insertInto('uploads')
    .values({
      id: name,
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      createdBy,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return address
}
