import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Category } from '#commerce/catalogue/category.ts'
import { MinusIcon, SlidersIcon } from '#ui/icons.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { westernDigitsOnInput } from '#ui/western-digits-on-input.ts'
import { useCategories } from '../layout/use-categories.ts'
import { useDebouncedCall } from '../layout/use-debounced-call.ts'
import { FilterField, FilterToggle, filterControl } from './filter-field.tsx'
import { HiddenFilters } from './hidden-filters.tsx'
import { listingText } from './listing.messages.ts'
import { countFilters, filterOf, type ListingSearch, readListingSearch } from './listing-search.ts'
import { SortField } from './sort-field.tsx'
import { useFormKey } from './use-form-key.ts'

const typingPauseMs = 500

const loadFacets = () => import('./facet-fields.tsx')

/** Sorting and filters, as a form that also works without JavaScript. The URL is its state. */
export function ListControls({
  search,
  query,
  occasion,
}: {
  search: ListingSearch
  query?: string | undefined
  /** The page of this occasion, which filters by it already. */
  occasion?: string | undefined
}) {
  const navigate = useNavigate()
  const afterPause = useDebouncedCall()
  const { key, markOwnChange } = useFormKey(JSON.stringify(withoutPage(search)))
  const { categories } = useCategories()
  const { sort, ...filters } = search
  const filterCount = countFilters(filters)
  // Opens by itself when filters are active; afterwards the user decides.
  const [isOpen, setOpen] = useState(filterCount > 0)
  if (filterCount > 0 && !isOpen) setOpen(true)
  const [isFaceted, setFaceted] = useState(filterCount > 0)
  const Facets = useLazyPart(isFaceted, loadFacets, setFaceted)?.FacetFields ?? HiddenFilters
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const isSortedByHand = query === undefined && (occasion ?? search.occasion) !== undefined
  const defaultSort = isSortedByHand ? 'ourChoice' : query === undefined ? 'newest' : 'bestMatch'
  // Applies input from before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    if (!element.current) return
    const early = readForm(element.current)
    // The select has no option for an unknown category.
    if (!early.category && search.category) return
    if (JSON.stringify(early) !== JSON.stringify(withoutPage(search))) apply(early)
  }, [])

  function show(next: ListingSearch) {
    const shown = query === undefined ? next : { q: query, ...next }
    navigate({ to: '.', search: shown, resetScroll: false, replace: true })
  }

  /** Navigates to what the form shows already, without a reset of the form. */
  function apply(next: ListingSearch) {
    markOwnChange(JSON.stringify(next))
    show(next)
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const typing = event.target instanceof HTMLInputElement && event.target.inputMode === 'numeric'
    afterPause(typing ? typingPauseMs : 0, () => apply(readForm(form)))
  }

  return (
    <div className="relative print:hidden mb-8 border-y border-line">
      <details open={isOpen} onToggle={() => setFaceted(true)} className="group">
        <summary className="flex min-h-12 list-none items-center gap-2.5 pe-48 text-sm transition-colors hover:text-moss [&::-webkit-details-marker]:hidden">
          <SlidersIcon className="size-4.5 shrink-0" />
          {listingText('filter')}
          {filterCount > 0 && (
            <span className="text-ink-soft">
              <span aria-hidden="true" className="sm:hidden">
                {listingText('activeShort', { count: filterCount })}
              </span>
              <span className="max-sm:sr-only">
                {listingText('active', { count: filterCount })}
              </span>
            </span>
          )}
          <span aria-hidden="true" className="relative size-4.5 shrink-0">
            <MinusIcon className="absolute inset-0 size-full" />
            <MinusIcon className="absolute inset-0 size-full rotate-90 transition-[rotate] group-open:rotate-0" />
          </span>
        </summary>
        <form
          key={key}
          id={id}
          ref={element}
          aria-label={listingText('filter')}
          onChange={onChange}
          onSubmit={(event) => {
            event.preventDefault()
            onChange(event)
          }}
          className="grid grid-cols-2 items-end gap-x-4 gap-y-4 pt-1 pb-5 sm:flex sm:flex-wrap sm:gap-x-6"
        >
          {query !== undefined && <input type="hidden" name="q" value={query} />}
          {(['area', 'day', 'slot', 'arrives'] as const).map(
            (name) =>
              search[name] && (
                <input key={name} type="hidden" name={name} value={`${search[name]}`} />
              ),
          )}
          <FilterFields search={search} categories={categories} />
          <Facets
            filter={{ ...filterOf(search, query), ...(occasion && { occasion }) }}
            isOfOccasion={occasion !== undefined}
          />
          {filterCount > 0 && (
            <button
              type="button"
              className="link min-h-11 justify-self-start text-sm"
              onClick={({ currentTarget }) => {
                // The button disappears with the filters, so move the focus.
                currentTarget.closest('details')?.querySelector('summary')?.focus()
                show({
                  ...(search.category && { category: search.category }),
                  ...(sort && { sort }),
                })
              }}
            >
              {listingText('clear')}
            </button>
          )}
        </form>
      </details>
      {/* Part of the form, and in view while the filters are closed. */}
      <div className="absolute end-0 top-0 flex min-h-12 items-center gap-2 text-sm">
        <SortField
          key={key}
          form={id}
          search={search}
          defaultSort={defaultSort}
          onSort={() => element.current && apply(readForm(element.current))}
        />
        <noscript>
          <button type="submit" form={id} className="link min-h-11">
            {listingText('apply')}
          </button>
        </noscript>
      </div>
    </div>
  )
}

function readForm(form: HTMLFormElement): ListingSearch {
  const data = new FormData(form)
  const entryOf = (name: string) => {
    const values = data.getAll(name)
    return values.length > 1 ? values : values[0]
  }
  return readListingSearch(
    Object.fromEntries([...data.keys()].map((name) => [name, entryOf(name)])),
  )
}

function withoutPage({ after: _after, ...rest }: ListingSearch): ListingSearch {
  return rest
}

interface FilterFieldsProps {
  search: ListingSearch
  categories: readonly Category[] | undefined
}

function FilterFields({ search, categories }: FilterFieldsProps) {
  return (
    <>
      <FilterField text={listingText('category')}>
        <select name="category" defaultValue={search.category ?? ''} className={filterControl}>
          <option value="">{listingText('allFlowers')}</option>
          {categories?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </FilterField>
      <FilterField text={listingText('minPrice')}>
        <Pounds name="min" value={search.min} />
      </FilterField>
      <FilterField text={listingText('maxPrice')}>
        <Pounds name="max" value={search.max} />
      </FilterField>
      <FilterToggle name="sale" text={listingText('onSale')} checked={search.sale} />
      <FilterToggle name="stock" text={listingText('inStock')} checked={search.stock} />
    </>
  )
}

function Pounds({ name, value }: { name: string; value: number | undefined }) {
  return (
    <input
      // Browsers drop Arabic digits from inputs of type number.
      type="text"
      name={name}
      inputMode="numeric"
      dir="ltr"
      onInput={westernDigitsOnInput}
      defaultValue={value}
      className={`${filterControl} w-full sm:w-28`}
    />
  )
}
