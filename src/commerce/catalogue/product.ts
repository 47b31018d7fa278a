import type { ReviewSummary } from '../reviews/review.ts'
import type { ProductValues } from './product-schema.ts'
import type { ProductVariant, VariantField } from './variant.ts'

/** Details of a picture. */
export interface PictureDetails {
  /** Alt text; empty when the product's name is enough. */
  alt: string
  altAr?: string
  /** Placeholder image of a few pixels as a data URL, shown until the picture has loaded. */
  placeholder: string | null
}

/**
 * A product of the shop. `productSchema` describes its editable fields. Price, sale, stock, lead days and pictures are
 * those of its first variant. Carts and orders hold a product as one of its variants (`productAs`).
 */
export interface Product extends ProductValues {
  id: string
  /** The id of the whole product, if this is the product as a further variant; its own `id` is that of the variant. */
  variantOf: string | null
  /** The variants after the first, without archived ones. Empty for a product as one of its variants. */
  furtherVariants: readonly ProductVariant[]
  /** The English name, where `name` is the Arabic one: a cart in a browser has both. */
  nameEn?: string
  variantNameEn?: string
  /** The address of the main image; `mainImage` has the fallback. */
  image: string | null
  images: readonly string[]
  /** By address. Pictures of older versions have no entry. */
  pictureDetails: Readonly<Record<string, PictureDetails>>
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
}

/** The fields of a product that a line of a cart or a wishlist shows. Browsers keep them. */
export type ProductSummary = Pick<
  Product,
  | VariantField
  | 'id'
  | 'name'
  | 'nameAr'
  | 'nameEn'
  | 'variantNameEn'
  | 'variantOf'
  | 'furtherVariants'
  | 'category'
  | 'addOn'
  | 'image'
  | 'images'
  | 'pictureDetails'
  | 'createdAt'
  | 'updatedAt'
>

/** A product as its page shows it. */
export interface ProductDetail extends Product {
  /** The stars of its reviews; null without one. */
  reviews: ReviewSummary | null
}

type Stocked = Pick<Product, 'stock'>

/** Whether no variant is left. */
export function isSoldOut(product: Stocked & { furtherVariants?: readonly Stocked[] }): boolean {
  return [product, ...(product.furtherVariants ?? [])].every(({ stock }) => stock === 0)
}
