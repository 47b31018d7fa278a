import type { Database } from '#database/engine.server.ts'
import { cacheBriefly } from '../cache-briefly.server.ts'
import { onCatalogueChange } from '../catalogue/editing/catalogue-change.server.ts'
import { listOccasionProducts, listOccasions } from './occasion-store.server.ts'

export const shownOccasions = cacheBriefly(listOccasions, onCatalogueChange)

/** See `listOccasionProducts`. */
export const occasionProducts = cacheBriefly(listOccasionProducts, onCatalogueChange)

/** The occasion of an address, or undefined. A miss reads again: another instance may just have published it. */
export async function findShownOccasion(db: Database, now: number, slug: string) {
  const isNamed = (occasion: { slug: string }) => occasion.slug === slug
  return (await shownOccasions(db, now)).find(isNamed) ?? (await listOccasions(db)).find(isNamed)
}

/** The ids of the products of an occasion; a miss reads again as well. */
export async function productsOfOccasion(
  db: Database,
  now: number,
  slug: string,
): Promise<readonly string[]> {
  const known = (await occasionProducts(db, now)).get(slug)
  return known ?? (await listOccasionProducts(db)).get(slug) ?? []
}
