import type { DateRule } from './occasion-date.ts'

/** A reason to send flowers, with a page of its own: a birthday, a feast, sympathy. */
export interface Occasion {
  id: string
  /** The last part of its address: `mothers-day`. */
  slug: string
  name: string
  /** Empty without a translation, as `introAr`. */
  nameAr: string
  intro: string
  introAr: string
  image: string | null
  /** Placeholder image of a few pixels as a data URL, shown until the image has loaded. */
  imagePlaceholder: string | null
  /** Customers in grief or worry: no cheerful copy, no sale badges, no upsells and no banner. */
  isSensitive: boolean
  /** Sort position, counted from 1. */
  position: number
  dateRule: DateRule
  /** Epoch milliseconds. */
  createdAt: number
  updatedAt: number
}

/** Pages list this many occasions. */
export const mostOccasions = 40
export const mostOccasionProducts = 100
