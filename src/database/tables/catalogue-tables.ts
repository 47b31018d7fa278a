import type { Generated } from 'kysely'

export interface CatalogueTables {
  categories: {
    id: string
    name: string
    /** Empty without a translation, as every Arabic text. */
    nameAr: Generated<string>
    image: string | null
    imagePlaceholder: Generated<string | null>
    position: number
    createdAt: number
    updatedAt: number
  }
  products: ProductsTable
  /** Stock count of a product for the invariant checks: in stock and in active orders. */
  stockCounts: {
    productId: string
    received: number
    /** `updatedAt` of the product at the count: an edit by staff requires a new count. */
    productUpdatedAt: number
    at: number
  }
}

export interface ProductsTable {
  id: string
  name: string
  description: string
  care: string
  nameAr: Generated<string>
  descriptionAr: Generated<string>
  careAr: Generated<string>
  /** Keys of `colours` and `flowers` in catalogue/facets.ts, separated by spaces. */
  colours: Generated<string>
  flowers: Generated<string>
  image: string | null
  /** JSON array of URLs. */
  images: string
  /** JSON: alternative texts and placeholder by URL. */
  pictureDetails: Generated<string>
  price: number
  salePrice: number | null
  saleStartDate: number | null
  saleEndDate: number | null
  category: string
  /** Null means made to order. */
  stock: number | null
  leadDays: number
  /** Days after the delivery in which the product may be claimed; null for cut flowers. */
  guaranteeDays: number | null
  /**
   * When it was archived; shoppers do not see archived products. Rows of further variants, and of products sold only as
   * an add-on, always have it: so every list of products leaves them out, also in the version before.
   */
  archivedAt: Generated<number | null>
  /** The product of which this row is a further variant; null for products, whose row is their first variant. */
  variantOf: Generated<string | null>
  variantPosition: Generated<number>
  /** When staff archived a row that always has `archivedAt`: a further variant, or a product sold only as an add-on. */
  variantArchivedAt: Generated<number | null>
  /** The name of the variant, such as a size; empty for a product with one variant. */
  variantName: Generated<string>
  variantNameAr: Generated<string>
  stemCount: Generated<number | null>
  heightCm: Generated<number | null>
  /** `no`, `also` or `only`: see `add-on.ts`. */
  addOn: Generated<string>
  /** Ids of categories and occasions, separated by spaces; empty: offered with all bouquets. */
  addOnWith: Generated<string>
  addOnOrder: Generated<number>
  createdAt: number
  updatedAt: number
}
