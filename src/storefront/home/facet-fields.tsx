import { useQuery } from '@tanstack/react-query'
import { facetQueries } from '#api/facets.ts'
import type { Facet } from '#commerce/catalogue/name-facets.ts'
import { facetText } from './facet-fields.messages.ts'
import { FilterField, filterControl } from './filter-field.tsx'
import { type FacetFilters, KeptFilters } from './kept-filters.tsx'

/** Filters by occasion, colour and flower. Each option tells how many products it leaves, before it is chosen. */
export function FacetFields({ filter, isOfOccasion }: FacetFilters) {
  const { sort: _sort, ...counted } = filter
  const { data } = useQuery({
    ...facetQueries.counts(counted),
    placeholderData: (before) => before,
  })
  // A select without its options would lose the filter that the address has.
  if (!data) return <KeptFilters filter={filter} isOfOccasion={isOfOccasion} />
  return (
    <>
      {!isOfOccasion && (
        <FacetSelect name="occasion" facets={data.occasions} value={filter.occasion} />
      )}
      <FacetSelect name="colour" facets={data.colours} value={filter.colour} />
      <FacetSelect name="flower" facets={data.flowers} value={filter.flower} />
      <p role="status" className="col-span-2 self-center py-2 text-sm text-ink-soft">
        {facetText('matches', { count: data.total })}
      </p>
    </>
  )
}

function FacetSelect({
  name,
  facets,
  value = '',
}: {
  name: 'occasion' | 'colour' | 'flower'
  facets: readonly Facet[]
  value: string | undefined
}) {
  const offered = facets.filter((facet) => facet.count > 0 || facet.value === value)
  const isKnown = value === '' || offered.some((facet) => facet.value === value)
  return (
    <FilterField text={facetText(name)}>
      <select name={name} defaultValue={value} className={filterControl}>
        <option value="">{facetText('any')}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {offered.map((facet) => (
          <option key={facet.value} value={facet.value}>
            {facetText('option', { name: facet.name, count: facet.count })}
          </option>
        ))}
      </select>
    </FilterField>
  )
}
