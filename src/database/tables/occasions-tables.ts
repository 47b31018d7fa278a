import type { Flag } from '../flag.ts'

export interface OccasionsTables {
  occasions: {
    id: string
    slug: string
    name: string
    nameAr: string
    intro: string
    introAr: string
    image: string | null
    imagePlaceholder: string | null
    /** 1 for an occasion without cheerful copy, sale badges and banners. */
    sensitive: Flag
    position: number
    /** JSON of a `DateRule`. */
    dateRule: string
    /** When it was archived; customers do not see archived occasions. */
    archivedAt: number | null
    createdAt: number
    updatedAt: number
  }
  /** The products of an occasion in the order that staff chose. */
  occasionProducts: {
    occasionId: string
    productId: string
    position: number
  }
}
