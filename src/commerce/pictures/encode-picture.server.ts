import { createHash } from 'node:crypto'
import type { OutputInfo } from 'sharp'
import type { Accepted, Refusal } from '../refusal.ts'
import { openSharp } from './open-sharp.server.ts'
import { copyWidths, pictureFile, pictureId } from './picture-address.ts'
import { pictureTypeOf } from './picture-type.ts'

/** Against decompression bombs: no photograph has more pixels. */
const maxPixels = 50_000_000
/** The largest ratio of the sides. Beyond 1,023 the smallest copy would be longer than WebP allows. */
const maxAspectRatio = 100
const maxSide = 2400
const webp = { quality: 80 }

/** A re-encoded picture, in pixels. The first file has full size, the others are smaller copies. */
export interface EncodedPicture {
  id: string
  width: number
  height: number
  /** Placeholder image of a few pixels as a data URL. */
  placeholder: string
  files: { name: string; content: Uint8Array }[]
}

export type PictureRefusal = Refusal<
  'not-a-picture' | 'too-many-pixels' | 'too-narrow' | 'broken-picture'
>

/** Re-encodes a picture as WebP in the sizes that pages need, rotated upright and without metadata. */
export async function encodePicture(
  content: Uint8Array,
  isOfOrder: boolean,
): Promise<Accepted<{ picture: EncodedPicture }> | PictureRefusal> {
  if (pictureTypeOf(content) === null) return { ok: false, refusal: 'not-a-picture' }
  const size = await measure(content)
  if (!size) return { ok: false, refusal: 'broken-picture' }
  // Before decoding: a small file can decode to gigabytes.
  if (size.width * size.height > maxPixels) return { ok: false, refusal: 'too-many-pixels' }
  const aspectRatio = Math.max(size.width / size.height, size.height / size.width)
  if (aspectRatio > maxAspectRatio) return { ok: false, refusal: 'too-narrow' }
  const decoded = await decode(content)
  if (!decoded) return { ok: false, refusal: 'broken-picture' }
  return { ok: true, picture: await encode(content, decoded, isOfOrder) }
}

interface Decoded {
  data: Buffer
  info: OutputInfo
}

async function measure(content: Uint8Array): Promise<{ width: number; height: number } | null> {
  const sharp = await openSharp()
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch {
    return null
  }
}

async function decode(content: Uint8Array): Promise<Decoded | null> {
  const sharp = await openSharp()
  try {
    return await sharp(content, { limitInputPixels: maxPixels, failOn: 'warning' })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp(webp)
      .toBuffer({ resolveWithObject: true })
  } catch {
    return null
  }
}

async function encode(
  content: Uint8Array,
  { data, info }: Decoded,
  isOfOrder: boolean,
): Promise<EncodedPicture> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const { width, height } = info
  const id = pictureId({ hash, width, height, isOfOrder })
  const sharp = await openSharp()
  const files: EncodedPicture['files'] = [{ name: pictureFile(id, 'webp'), content: data }]
  for (const copyWidth of copyWidths(width)) {
    const copy = await sharp(data).resize({ width: copyWidth }).webp(webp).toBuffer()
    files.push({ name: pictureFile(id, 'webp', copyWidth), content: copy })
  }
  const tiny = await sharp(data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return { id, width, height, placeholder, files }
}
