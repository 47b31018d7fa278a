import { createHash } from 'node:crypto'
import type { OutputInfo } from 'sharp'
import type { Accepted, Refusal } from '../refusal.ts'
import { openSharp } from './open-sharp.server.ts'
import { copyWidths, type PictureKind, pictureFile, pictureId } from './picture-address.ts'
import { pictureTypeOf } from './picture-type.ts'

/** Against decompression bombs: no photograph has more pixels. */
const maxPixels = 50_000_000
/** The largest ratio of the sides. Beyond 1,023 the smallest copy would be longer than WebP allows. */
const maxAspectRatio = 100
const maxSide = 2400
const webp = { quality: 80 }

type Sharp = Awaited<ReturnType<typeof openSharp>>

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

interface Encoding {
  kind?: PictureKind
  /** Makes the id of equal contents differ, so that it reveals nothing and belongs to one owner. */
  salt?: string
}

/** Re-encodes a picture as WebP in the sizes that pages need, rotated upright and without metadata. */
export async function encodePicture(
  content: Uint8Array,
  encoding: Encoding = {},
): Promise<Accepted<{ picture: EncodedPicture }> | PictureRefusal> {
  if (pictureTypeOf(content) === null) return { ok: false, refusal: 'not-a-picture' }
  const sharp = await openSharp()
  const decoded = await decode(sharp, content).catch(() => null)
  if (!decoded) return { ok: false, refusal: 'broken-picture' }
  if ('refusal' in decoded) return decoded
  return { ok: true, picture: await encode(sharp, { content, decoded, encoding }) }
}

async function decode(
  sharp: Sharp,
  content: Uint8Array,
): Promise<{ data: Buffer; info: OutputInfo } | PictureRefusal> {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
  // Before decoding: a small file can decode to gigabytes.
  if (width * height > maxPixels) return { ok: false, refusal: 'too-many-pixels' }
  const aspectRatio = Math.max(width / height, height / width)
  if (aspectRatio > maxAspectRatio) return { ok: false, refusal: 'too-narrow' }
  return sharp(content, { limitInputPixels: maxPixels, failOn: 'warning' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp(webp)
    .toBuffer({ resolveWithObject: true })
}

async function encode(
  sharp: Sharp,
  {
    content,
    decoded: { data, info },
    encoding: { kind = 'shop', salt = '' },
  }: { content: Uint8Array; decoded: { data: Buffer; info: OutputInfo }; encoding: Encoding },
): Promise<EncodedPicture> {
  const hash = createHash('sha256').update(salt).update(content).digest('hex').slice(0, 32)
  const { width, height } = info
  const id = pictureId({ hash, width, height, kind })
  const files: EncodedPicture['files'] = [{ name: pictureFile(id, 'webp'), content: data }]
  for (const copyWidth of copyWidths(width)) {
    const copy = await sharp(data).resize({ width: copyWidth }).webp(webp).toBuffer()
    files.push({ name: pictureFile(id, 'webp', copyWidth), content: copy })
  }
  const tiny = await sharp(data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return { id, width, height, placeholder, files }
}
