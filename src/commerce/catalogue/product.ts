import type { Pounds } from '../money.ts'
import type { SalePrice } from './sale.ts'

/** What is known of a picture besides its address. */
export interface PictureDetails {
  /** What it shows, for those who do not see it; empty when the name says enough. */
  alt: string
  /** A picture of a few pixels as a data address, shown until the picture is there. */
  placeholder: string | null
}

/** Something the shop sells, as every part of the shop knows it. */
export interface Product extends SalePrice {
  id: string
  name: string
  description: string
  /** How to look after it at home. */
  care: string
  /** The address of the picture that stands for it; see `mainImage` for when there is none. */
  image: string | null
  images: readonly string[]
  /** By address. A picture from before these were kept has none. */
  pictureDetails: Readonly<Record<string, PictureDetails>>
  price: Pounds
  /** The id of its category. */
  category: string
  /** Pieces left; null is made to order. */
  stock: number | null
  /** Whole days between order and delivery. */
  leadDays: number
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
}

export function isSoldOut(product: Pick<Product, 'stock'>): boolean {
  return product.stock === 0
}
