import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const photographs = new URL('../../../photography/pictures/', import.meta.url)
const drawings = new URL('./pictures/', import.meta.url)

/** A picture of the demo shop by its file's name: the photograph where there is one, or else the drawing. */
export function readDemoPicture(file: string): Promise<Buffer> {
  const photograph = new URL(file, photographs)
  return readFile(existsSync(photograph) ? photograph : new URL(file, drawings))
}

/** The right-hand half of the wide picture that opens the home page, for a screen that is higher than wide. */
export async function phoneHalfOf(hero: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(hero).metadata()
  const side = Math.min(height, Math.round(width / 2))
  return sharp(hero)
    .extract({ left: width - side, top: 0, width: side, height: side })
    .webp({ quality: 90 })
    .toBuffer()
}
