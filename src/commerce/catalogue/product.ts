import type { ProductValues } from './product-schema.ts'

/** Details of a picture. */
export interface PictureDetails {
  /** Alt text; empty when the product's name is enough. */
  alt: string
  altAr?: string
  /** Placeholder image of a few pixels as a data URL, shown until the picture has loaded. */
  placeholder: string | null
}

/** A product of the shop. `productSchema` describes its editable fields. */
export interface Product extends ProductValues {
  id: string
  /** The English name, where `name` is the Arabic one: a cart in a browser has both. */
  nameEn?: string
  /** The address of the main image; `mainImage` has the fallback. */
  image: string | null
  images: readonly string[]
  /** By address. Pictures of older versions have no entry. */
  pictureDetails: Readonly<Record<string, PictureDetails>>
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
}

export function isSoldOut(product: Pick<Product, 'stock'>): boolean {
  return product.stock === 0
}
