import type { ProductFilter } from '#commerce/catalogue/product-listing.ts'

export interface FacetFilters {
  filter: ProductFilter
  /** Whether the page is that of an occasion: it has no field for another one. */
  isOfOccasion: boolean
}

/** The filters of `FacetFields` as hidden fields, until the code and the counts are there, and without JavaScript. */
export function HiddenFilters({ filter, isOfOccasion }: FacetFilters) {
  return (['occasion', 'colour', 'flower', 'size'] as const).map(
    (name) =>
      filter[name] &&
      !(isOfOccasion && name === 'occasion') && (
        <input key={name} type="hidden" name={name} value={filter[name]} />
      ),
  )
}
