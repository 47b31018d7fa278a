import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { sizesOf } from './catalogue/sizes.ts'
import { type DemoProduct, demoProducts } from './demo-catalogue.ts'

const photographs = new URL('../../../photography/pictures/', import.meta.url)

/** Reads a picture of the demo shop by file name. */
export function readDemoPicture(file: string): Promise<Buffer> {
  return readFile(new URL(file, photographs))
}

function isInStudio(file: string): boolean {
  return existsSync(new URL(file, photographs))
}

/** Picture files of a product: the main one, and a second view if there is one. */
export function picturesOf(
  { slug }: Pick<DemoProduct, 'slug'>,
  isTaken: (file: string) => boolean = isInStudio,
): readonly string[] {
  const second = `${slug}-2.webp`
  return isTaken(second) ? [`${slug}.webp`, second] : [`${slug}.webp`]
}

/** A picture of a further size of a bouquet. */
export interface DemoSizePicture {
  /** The English name of the size. */
  size: string
  file: string
  alt: string
  altAr: string
}

/** Pictures of the further sizes; a size without one shows the pictures of its product. */
export function sizePicturesOf(
  { slug, name }: Pick<DemoProduct, 'slug' | 'name'>,
  isTaken: (file: string) => boolean = isInStudio,
): readonly DemoSizePicture[] {
  const sizes = sizesOf(name)?.further ?? []
  return sizes
    .map(({ name: size, alt, altAr }) => ({
      size,
      file: `${slug}-${size.toLowerCase()}.webp`,
      alt,
      altAr,
    }))
    .filter(({ file }) => isTaken(file))
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

// Red and green fade to brown.
const wilting: [[number, number, number], [number, number, number], [number, number, number]] = [
  [0.74, 0.24, 0.04],
  [0.24, 0.58, 0.08],
  [0.16, 0.22, 0.42],
]

/** A photograph of a product or one of its sizes, as a customer takes it with a phone. Takes show different parts. */
export async function customerPhotograph(
  name: string,
  take: number,
  state: 'wilted' | 'fresh' = 'wilted',
): Promise<Buffer> {
  const product = demoProducts.find(
    (known) => name === known.name || name.startsWith(`${known.name} – `),
  )
  if (!product) throw new Error(`The demo has no product ${name}.`)
  const ofSize = sizePicturesOf(product).find(({ size }) => name.endsWith(` – ${size}`))
  const picture = sharp(await readDemoPicture(ofSize?.file ?? `${product.slug}.webp`))
  const { width, height } = await picture.metadata()
  const share = take === 0 ? 0.86 : 0.52
  const part = { width: Math.round(width * share), height: Math.round(height * share) }
  const taken = picture
    .extract({
      ...part,
      left: Math.round((width - part.width) / 2),
      top: Math.round((height - part.height) / 4),
    })
    .resize({ width: 900 })
  const shown =
    state === 'wilted'
      ? taken.recomb(wilting).modulate({ brightness: 0.86, saturation: 0.8 })
      : taken.modulate({ brightness: 0.93, saturation: 0.95 })
  return shown.jpeg({ quality: 84 }).toBuffer()
}
