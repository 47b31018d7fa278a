import { useQuery } from '@tanstack/react-query'
import { facetQueries } from '#api/facets.ts'
import { splitKeys } from '#commerce/catalogue/facets.ts'
import type { Facet } from '#commerce/catalogue/name-facets.ts'
import { facetText } from './facet-fields.messages.ts'
import { FilterField, filterControl } from './filter-field.tsx'
import { type FacetFilters, HiddenFilters } from './hidden-filters.tsx'

/** Filters by occasion, colour, flower and size. Each option shows how many products it leaves, before it is chosen. */
export function FacetFields({ filter, isOfOccasion }: FacetFilters) {
  const { sort: _sort, ...counted } = filter
  const { data } = useQuery({
    ...facetQueries.counts(counted),
    placeholderData: (before) => before,
  })
  // A field without its options would lose the filter that the address has.
  if (!data) return <HiddenFilters filter={filter} isOfOccasion={isOfOccasion} />
  return (
    <>
      {!isOfOccasion && <OccasionSelect facets={data.occasions} value={filter.occasion} />}
      <FacetChoices name="colour" facets={data.colours} chosen={splitKeys(filter.colour ?? '')} />
      <FacetChoices name="flower" facets={data.flowers} chosen={splitKeys(filter.flower ?? '')} />
      <FacetChoices name="size" facets={data.sizes} chosen={splitKeys(filter.size ?? '')} />
      <p role="status" className="col-span-2 self-center py-2 text-sm text-ink-soft">
        {facetText('matches', { count: data.total })}
      </p>
    </>
  )
}

/** The facets that leave products, and all that are chosen, as the address may name unknown ones. */
function offeredFacets(facets: readonly Facet[], chosen: readonly string[]): Facet[] {
  const unknown = chosen.filter((value) => !facets.some((facet) => facet.value === value))
  return [
    ...facets.filter(({ value, count }) => count > 0 || chosen.includes(value)),
    ...unknown.map((value) => ({ value, name: value, count: 0 })),
  ]
}

function OccasionSelect({
  facets,
  value = '',
}: {
  facets: readonly Facet[]
  value: string | undefined
}) {
  return (
    <FilterField text={facetText('occasion')}>
      <select name="occasion" defaultValue={value} className={filterControl}>
        <option value="">{facetText('any')}</option>
        {offeredFacets(facets, value === '' ? [] : [value]).map((facet) => (
          <option key={facet.value} value={facet.value}>
            {facetText('option', { name: facet.name, count: facet.count })}
          </option>
        ))}
      </select>
    </FilterField>
  )
}

/** Several values at once: a product needs one of them. */
function FacetChoices({
  name,
  facets,
  chosen,
}: {
  name: 'colour' | 'flower' | 'size'
  facets: readonly Facet[]
  chosen: readonly string[]
}) {
  const offered = offeredFacets(facets, chosen)
  if (offered.length === 0) return null
  return (
    <fieldset className="col-span-2 min-w-0 sm:w-full">
      <legend className="mb-1 text-xs text-ink-soft">{facetText(name)}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ value, name: label, count }) => (
          <label
            key={value}
            className="inline-flex min-h-11 max-w-full items-center rounded-full border border-edge bg-white px-3.5 text-sm transition-colors hover:border-moss has-checked:border-moss has-checked:bg-sage has-checked:ring-1 has-checked:ring-moss has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="sr-only"
            />
            <span className="truncate tabular-nums">
              {facetText('option', { name: label, count })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
