import { gifts } from './catalogue/gifts.ts'
import { mixedBouquets } from './catalogue/mixed-bouquets.ts'
import { orchids } from './catalogue/orchids.ts'
import { peonies } from './catalogue/peonies.ts'
import { roses } from './catalogue/roses.ts'
import { sunflowers } from './catalogue/sunflowers.ts'
import { tulips } from './catalogue/tulips.ts'
import { vasesAndBoxes } from './catalogue/vases-and-boxes.ts'

/** A category of the demo shop with its products. */
export interface CatalogueSection {
  slug: string
  name: string
  nameAr: string
  products: readonly {
    /** Names its pictures; by default its name in lower case with hyphens. */
    slug?: string
    name: string
    description: string
    care: string
    nameAr: string
    descriptionAr: string
    careAr: string
    /** In whole pounds, as the sale price. */
    price: number
    /** Days are relative to the time of seeding and may be fractional or negative. */
    sale?: { price: number; startsInDays: number; endsInDays: number }
    /** Pieces in stock; null is made to order. */
    stock: number | null
    /** Lead time in days; the same day by default. */
    leadDays?: number
    /** Days of the freshness guarantee; those of cut flowers by default. */
    guaranteeDays?: number
  }[]
}

const sections: readonly CatalogueSection[] = [
  roses,
  tulips,
  peonies,
  sunflowers,
  orchids,
  mixedBouquets,
  vasesAndBoxes,
  gifts,
]

/** `picture` is a file in `photography/pictures/`. */
export const demoCategories = sections.map(({ slug, name, nameAr }, index) => ({
  slug,
  name,
  nameAr,
  position: index + 1,
  picture: `category-${slug}.webp`,
}))

export const demoProducts = sections.flatMap(({ slug, products }) =>
  products.map((product) => ({
    slug: product.name.toLowerCase().replaceAll(' ', '-'),
    leadDays: 0,
    ...product,
    category: slug,
  })),
)

/** `category` is the slug of its category. */
export type DemoProduct = (typeof demoProducts)[number]
