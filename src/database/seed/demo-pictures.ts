import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DemoProduct } from './demo-catalogue.ts'

const photographs = new URL('../../../photography/pictures/', import.meta.url)
const drawings = new URL('./pictures/', import.meta.url)

/** A picture of the demo shop by its file's name: the photograph where there is one, or else the drawing. */
export function readDemoPicture(file: string): Promise<Buffer> {
  return readFile(new URL(file, isTaken(file) ? photographs : drawings))
}

/** The files of a product's pictures, the main one first; a second view follows where both photographs are taken. */
export function picturesOf(
  { slug, pictures }: Pick<DemoProduct, 'slug' | 'pictures'>,
  taken: (file: string) => boolean = isTaken,
): readonly string[] {
  const second = `${slug}-2.webp`
  return taken(`${slug}.webp`) && taken(second) ? [...pictures, second] : pictures
}

function isTaken(file: string): boolean {
  return existsSync(new URL(file, photographs))
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
