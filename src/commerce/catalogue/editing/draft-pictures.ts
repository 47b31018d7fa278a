import type { CatalogueProblem } from '../catalogue-problem.ts'
import { allPictures } from '../main-image.ts'
import type { Product } from '../product.ts'

/** A picture of a product: its address and its alt text. */
export interface DraftPicture {
  address: string
  alt: string
  /** The Arabic alt text, if there is one. */
  altAr?: string | undefined
}

const maxPictures = 12
export const maxAltLength = 200

export function pictureProblem(pictures: readonly DraftPicture[]): CatalogueProblem | undefined {
  if (pictures.length > maxPictures) return { code: 'too-many-pictures', most: maxPictures }
  return pictures.some(hasLongAlt)
    ? { code: 'alt-text-too-long', longest: maxAltLength }
    : undefined
}

function hasLongAlt({ alt, altAr = '' }: DraftPicture): boolean {
  return Math.max(alt.length, altAr.length) > maxAltLength
}

type Pictures = Pick<Product, 'image' | 'images' | 'pictureDetails'>

export function draftPicturesOf(pictures: Pictures): DraftPicture[] {
  return allPictures(pictures).map(({ placeholder: _placeholder, ...picture }) => picture)
}

/** The picture fields of a draft; `placeholders` by picture address. */
export function applyPictures(
  pictures: readonly DraftPicture[],
  placeholders: ReadonlyMap<string, string>,
): Pictures {
  const images = pictures.map(({ address }) => address)
  const details = pictures.map(({ address, alt, altAr = '' }) => [
    address,
    {
      alt: alt.trim(),
      ...(altAr.trim() !== '' && { altAr: altAr.trim() }),
      placeholder: placeholders.get(address) ?? null,
    },
  ])
  return { image: images[0] ?? null, images, pictureDetails: Object.fromEntries(details) }
}
