import type { DateRule } from '#commerce/occasions/occasion-date.ts'
import { familyOccasions } from './occasions/family-occasions.ts'
import { feasts } from './occasions/feasts.ts'
import { quietOccasions } from './occasions/quiet-occasions.ts'

export interface DemoOccasion {
  slug: string
  name: string
  nameAr: string
  intro: string
  introAr: string
  isSensitive?: boolean
  dateRule: DateRule
  /** A file in `photography/pictures/`. */
  picture: string
  /** Slugs of products, best fit first. */
  products: readonly string[]
}

/** The occasions of the demo shop in the order of the pages. */
export const demoOccasions: readonly DemoOccasion[] = [
  ...familyOccasions,
  ...feasts,
  ...quietOccasions,
]
