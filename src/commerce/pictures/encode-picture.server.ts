import { createHash } from 'node:crypto'
import type { OutputInfo } from 'sharp'
import type { Accepted, Refusal } from '../refusal.ts'
import { openSharp } from './open-sharp.server.ts'
import { copyWidths, pictureFile, pictureId } from './picture-address.ts'
import { pictureTypeOf } from './picture-type.ts'

/** A picture of more pixels is no photograph but an attempt to fill the memory. */
const mostPixels = 50_000_000
/** The ratio of a picture's sides. Beyond 1,023 its smallest copy would be longer than WebP can be. */
const mostStretched = 100
/** Nothing on a page is drawn larger than this, either way. */
const longestSide = 2400
const webp = { quality: 80 }

/** A picture as it was written anew, measured in pixels; the first file is the whole of it, the others are smaller. */
export interface EncodedPicture {
  id: string
  width: number
  height: number
  /** A picture of a few pixels as a data address. */
  placeholder: string
  files: { name: string; content: Uint8Array }[]
}

export type PictureRefusal = Refusal<
  'not-a-picture' | 'too-many-pixels' | 'too-narrow' | 'broken-picture'
>

/** Reads a picture and writes it anew, upright, in the sizes that pages need, without what its maker wrote into it. */
export async function encodePicture(
  content: Uint8Array,
  isOfOrder: boolean,
): Promise<Accepted<{ picture: EncodedPicture }> | PictureRefusal> {
  if (pictureTypeOf(content) === null) return { ok: false, refusal: 'not-a-picture' }
  const size = await measure(content)
  if (!size) return { ok: false, refusal: 'broken-picture' }
  // Asked before anything is unpacked: the file may be small all the same.
  if (size.width * size.height > mostPixels) return { ok: false, refusal: 'too-many-pixels' }
  const stretched = Math.max(size.width / size.height, size.height / size.width)
  if (stretched > mostStretched) return { ok: false, refusal: 'too-narrow' }
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
    return await sharp(content, { limitInputPixels: mostPixels, failOn: 'warning' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
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
