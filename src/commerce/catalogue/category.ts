/** A shelf of the shop. */
export interface Category {
  id: string
  name: string
  image: string | null
  /** A picture of a few pixels as a data address, shown until the image is there. */
  imagePlaceholder: string | null
  /** Its place in the list, counted from the front. */
  position: number
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
}

export const defaultCategoryLimit = 40
export const shownCategoryLimit = 100

/** Which categories are wanted, in their order: `defaultCategoryLimit` of them where no limit is named. */
export interface CategoryListing {
  limit?: number | undefined
  /** The id of the last category already seen. */
  cursor?: string | undefined
}
