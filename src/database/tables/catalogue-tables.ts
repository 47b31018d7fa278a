import type { Generated } from 'kysely'

export interface CategoriesTable {
  id: string
  name: string
  image: string | null
  imagePlaceholder: Generated<string | null>
  position: number
  createdAt: number
  updatedAt: number
}

export interface ProductsTable {
  id: string
  name: string
  description: string
  care: string
  image: string | null
  /** JSON list of addresses. */
  images: string
  /** JSON: of each address its alternative text and placeholder. */
  pictureDetails: Generated<string>
  price: number
  salePrice: number | null
  saleStartDate: number | null
  saleEndDate: number | null
  category: string
  /** Null means made to order. */
  stock: number | null
  leadDays: number
  /** Put away: no shopper sees it. */
  archivedAt: Generated<number | null>
  createdAt: number
  updatedAt: number
}

/** How much of a product the shop had when it was last counted: in stock, and in orders that live. */
export interface StockCountsTable {
  productId: string
  received: number
  /** When staff had last changed the product: whatever they change is counted anew. */
  productUpdatedAt: number
  at: number
}
