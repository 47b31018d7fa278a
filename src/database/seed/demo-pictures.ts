import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DemoProduct } from './demo-catalogue.ts'

const photographs = new URL('../../../photography/pictures/', import.meta.url)

/** Reads a picture of the demo shop by file name. */
export function readDemoPicture(file: string): Promise<Buffer> {
  return readFile(new URL(file, photographs))
}

/** Picture files of a product: the main one, and a second view if there is one. */
export function picturesOf(
  { slug }: Pick<DemoProduct, 'slug'>,
  isTaken: (file: string) => boolean = (file) => existsSync(new URL(file, photographs)),
): readonly string[] {
  const second = `${slug}-2.webp`
  return isTaken(second) ? [`${slug}.webp`, second] : [`${slug}.webp`]
}

/** The right half of the wide hero image, for portrait screens. */
export async function phoneHalfOf(hero: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(hero).metadata()
  const side = Math.min(height, Math.round(width / 2))
  return sharp(hero)
    .extract({ left: width - side, top: 0, width: side, height: side })
    .webp({ quality: 90 })
    .toBuffer()
}
