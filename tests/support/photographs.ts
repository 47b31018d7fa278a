import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

export interface PhotoUpload {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif'
  /** EXIF orientation; 6 is a quarter turn. */
  orientation?: number
}

const fields = { width: 4, height: 5, channels: 3 } as const

/** A unique photograph with private EXIF data. Wide enough for one smaller copy, and small because encoding is slow. */
export async function photograph(options: PhotoUpload = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { width = 420, height = 525, format = 'jpeg', orientation } = options
  // Random colors: two similar plain pictures could be encoded to the same file.
  const colours = randomBytes(fields.width * fields.height * fields.channels)
  const picture = sharp(colours, { raw: fields })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .withExif({ IFD0: { Artist: 'A customer', Copyright: '30.0444 N 31.2357 E' } })
    .withMetadata(orientation === undefined ? {} : { orientation })
  return new Uint8Array(await picture.toFormat(format).toBuffer())
}
