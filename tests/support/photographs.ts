import sharp from 'sharp'

export interface PhotographWish {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif'
  /** As a camera notes that it was held; 6 is a quarter turn. */
  orientation?: number
}

let made = 0

/** A photograph that no other test has, with something written into it that nobody is to know. */
export async function photograph(wish: PhotographWish = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { width = 600, height = 750, format = 'jpeg', orientation } = wish
  made += 1
  const background = { r: made % 256, g: (made >> 8) % 256, b: Math.floor(Math.random() * 256) }
  const picture = sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Somebody at home', Copyright: '30.0444 N 31.2357 E' } })
    .withMetadata(orientation === undefined ? {} : { orientation })
  return new Uint8Array(await picture.toFormat(format).toBuffer())
}
