import type { Pounds } from '../money.ts'
import type { SalePrice } from './sale.ts'

/** Details of a picture. */
export interface PictureDetails {
  /** Alt text; empty when the product's name is enough. */
  alt: string
  /** Placeholder image of a few pixels as a data URL, shown until the picture has loaded. */
  placeholder: string | null
}

/** A product of the shop. */
export interface Product extends SalePrice {
  id: string
  name: string
  description: string
  /** Care instructions. */
  care: string
  /** The address of the main image; `mainImage` has the fallback. */
  image: string | null
  images: readonly string[]
  /** By address. Pictures of older versions have no entry. */
  pictureDetails: Readonly<Record<string, PictureDetails>>
  price: Pounds
  /** The id of its category. */
  category: string
  /** Quantity in stock; null is made to order. */
  stock: number | null
  /** Lead time in days between order and delivery. */
  leadDays: number
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
}

export function isSoldOut(product: Pick<Product, 'stock'>): boolean {
  return product.stock === 0
}
