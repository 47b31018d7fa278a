import { gifts } from './catalogue/gifts.ts'
import { mixedBouquets } from './catalogue/mixed-bouquets.ts'
import { orchids } from './catalogue/orchids.ts'
import { peonies } from './catalogue/peonies.ts'
import { roses } from './catalogue/roses.ts'
import { sunflowers } from './catalogue/sunflowers.ts'
import { tulips } from './catalogue/tulips.ts'
import { vasesAndBoxes } from './catalogue/vases-and-boxes.ts'

/** A category of the demo shop; `picture` is a file in `photography/pictures/`. */
export interface DemoCategory {
  slug: string
  name: string
  position: number
  picture: string
}

/** A sale price in whole pounds; days are relative to the time of seeding and may be fractional or negative. */
interface DemoSale {
  price: number
  startsInDays: number
  endsInDays: number
}

/** A product of the demo shop in whole Egyptian pounds; its slug names its pictures. */
export interface DemoProduct {
  slug: string
  /** Slug of the category. */
  category: string
  name: string
  description: string
  care: string
  price: number
  sale?: DemoSale
  /** Pieces in stock; null is made to order. */
  stock: number | null
  /** Lead time in days; 0 is the same day. */
  leadDays: number
}

export const demoCategories: readonly DemoCategory[] = [
  { slug: 'roses', name: 'Roses', position: 1, picture: 'category-roses.webp' },
  { slug: 'tulips', name: 'Tulips', position: 2, picture: 'category-tulips.webp' },
  { slug: 'peonies', name: 'Peonies', position: 3, picture: 'category-peonies.webp' },
  { slug: 'sunflowers', name: 'Sunflowers', position: 4, picture: 'category-sunflowers.webp' },
  { slug: 'orchids', name: 'Orchids', position: 5, picture: 'category-orchids.webp' },
  {
    slug: 'mixed-bouquets',
    name: 'Mixed bouquets',
    position: 6,
    picture: 'category-mixed-bouquets.webp',
  },
  {
    slug: 'vases-and-boxes',
    name: 'Vases & boxes',
    position: 7,
    picture: 'category-vases-and-boxes.webp',
  },
  { slug: 'gifts', name: 'Gifts', position: 8, picture: 'category-gifts.webp' },
]

export const demoProducts: readonly DemoProduct[] = [
  ...roses,
  ...tulips,
  ...peonies,
  ...sunflowers,
  ...orchids,
  ...mixedBouquets,
  ...vasesAndBoxes,
  ...gifts,
]
