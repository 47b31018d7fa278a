import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Category } from '#commerce/catalogue/category.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { MinusIcon, SlidersIcon } from '#ui/icons.tsx'
import { westernDigitsOnInput } from '#ui/western-digits-on-input.ts'
import { useCategories } from '../layout/use-categories.ts'
import { useDebouncedCall } from '../layout/use-debounced-call.ts'
import { listingText } from './listing.messages.ts'
import { countFilters, type ListingSearch, readListingSearch } from './listing-search.ts'
import { SortField } from './sort-field.tsx'

const typingPauseMs = 500

/** Sorting and filters, as a form that also works without JavaScript. The URL is its state. */
export function ListControls({
  search,
  query,
}: {
  search: ListingSearch
  query?: string | undefined
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
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
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
    const options = { resetScroll: false, replace: true } as const
    if (query === undefined) navigate({ to: '/', search: next, ...options })
    else navigate({ to: '/search', search: { q: query, ...next }, ...options })
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
      <details open={isOpen} className="group">
        <summary className="flex min-h-12 list-none items-center gap-2.5 pe-48 text-sm transition-colors hover:text-moss [&::-webkit-details-marker]:hidden">
          <SlidersIcon className="size-4.5 shrink-0" />
          {listingText('filter')}
          {filterCount > 0 && (
            <span className="text-ink-soft">{listingText('active', { count: filterCount })}</span>
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
          action={withLocale(query === undefined ? '/' : '/search')}
          onChange={onChange}
          onSubmit={(event) => {
            event.preventDefault()
            onChange(event)
          }}
          className="grid grid-cols-2 items-end gap-x-4 gap-y-4 pt-1 pb-5 sm:flex sm:flex-wrap sm:gap-x-6"
        >
          {query !== undefined && <input type="hidden" name="q" value={query} />}
          <FilterFields search={search} categories={categories} />
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
          byRelevance={query !== undefined}
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
  return readListingSearch(Object.fromEntries(new FormData(form)))
}

function withoutPage({ after: _after, ...rest }: ListingSearch): ListingSearch {
  return rest
}

/** Resets the form when the URL changes, except when the form itself changed it: that would lose typed text. */
function useFormKey(now: string) {
  const ownChange = useRef(now)
  const [seen, setSeen] = useState({ now, key: 0 })
  if (seen.now !== now) {
    setSeen({ now, key: now === ownChange.current ? seen.key : seen.key + 1 })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a reset does the form equal the URL.
  useEffect(() => {
    ownChange.current = now
  }, [seen.key])
  return {
    key: seen.key,
    markOwnChange: (next: string) => {
      ownChange.current = next
    },
  }
}

const control = 'min-h-11 rounded-sm border border-edge bg-white px-3 text-sm hover:border-moss'

interface FilterFieldsProps {
  search: ListingSearch
  categories: readonly Category[] | undefined
}

function FilterFields({ search, categories }: FilterFieldsProps) {
  return (
    <>
      <Labelled text={listingText('category')}>
        <select name="category" defaultValue={search.category ?? ''} className={control}>
          <option value="">{listingText('allFlowers')}</option>
          {categories?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled text={listingText('minPrice')}>
        <Pounds name="min" value={search.min} />
      </Labelled>
      <Labelled text={listingText('maxPrice')}>
        <Pounds name="max" value={search.max} />
      </Labelled>
      <Toggle name="sale" text={listingText('onSale')} checked={search.sale} />
      <Toggle name="stock" text={listingText('inStock')} checked={search.stock} />
    </>
  )
}

function Labelled({ text, children }: { text: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
    <label className="grid min-w-0 gap-1 text-xs text-ink-soft">
      {text}
      <span className="grid grid-cols-1 text-ink">{children}</span>
    </label>
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
      className={`${control} w-full sm:w-28`}
    />
  )
}

function Toggle({
  name,
  text,
  checked,
}: {
  name: string
  text: string
  checked: true | undefined
}) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        name={name}
        defaultChecked={checked ?? false}
        className="size-5 accent-moss"
      />
      {text}
    </label>
  )
}
