import { localizedName } from '#i18n/localized.ts'
import type { FacetCounts } from './count-facets.server.ts'
import { bouquetSizeName, colourName, flowerName } from './facets.messages.ts'
import { bouquetSizes, colours, flowers, mostStemsOfMedium, mostStemsOfSmall } from './facets.ts'

/** A value of a filter with the number of products that it leaves. */
export interface Facet {
  value: string
  name: string
  count: number
}

/** The filters of a list, as a page shows them. */
interface Facets {
  total: number
  colours: Facet[]
  flowers: Facet[]
  sizes: Facet[]
  occasions: Facet[]
}

/** Names the values in the language of the page, so that browsers need not load the vocabulary. */
export function nameFacets(counts: FacetCounts): Facets {
  const facetsOf = <Key extends string>(
    keys: readonly Key[],
    name: (key: Key) => string,
    known: ReadonlyMap<string, number>,
  ) => keys.map((key) => ({ value: key, name: name(key), count: known.get(key) ?? 0 }))
  const sizeNames = {
    small: bouquetSizeName('small', { most: mostStemsOfSmall }),
    medium: bouquetSizeName('medium', { least: mostStemsOfSmall + 1, most: mostStemsOfMedium }),
    large: bouquetSizeName('large', { limit: mostStemsOfMedium }),
  }
  return {
    total: counts.total,
    colours: facetsOf(colours, (key) => colourName(key), counts.colours),
    flowers: facetsOf(flowers, (key) => flowerName(key), counts.flowers),
    sizes: facetsOf(bouquetSizes, (key) => sizeNames[key], counts.sizes),
    occasions: counts.occasions.map(({ slug, count, ...names }) => ({
      value: slug,
      name: localizedName(names),
      count,
    })),
  }
}
