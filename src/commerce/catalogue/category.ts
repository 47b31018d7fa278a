/** A category of products. */
export interface Category {
  id: string
  name: string
  /** Empty without a translation. */
  nameAr?: string | undefined
  image: string | null
  /** Placeholder image of a few pixels as a data URL, shown until the image has loaded. */
  imagePlaceholder: string | null
  /** Sort position, counted from 1. */
  position: number
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
}

export const defaultCategoryLimit = 40
export const shownCategoryLimit = 100

/** A request for categories by position; the default limit is `defaultCategoryLimit`. */
export interface CategoryListing {
  limit?: number | undefined
  /** The id of the last category of the page before. */
  cursor?: string | undefined
}
