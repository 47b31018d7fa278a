import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MinusIcon, SlidersIcon } from '#ui/icons.tsx'
import { useCategories } from '../layout/use-categories.ts'
import { useDebouncedCall } from '../layout/use-debounced-call.ts'
import { SortAndFilterFields } from './list-fields.tsx'
import { countChosen, type ListingSearch, readListingSearch } from './listing-search.ts'

const typingPauseMs = 500

export interface ListControlsProps {
  search: ListingSearch
  /** The words that are looked for; without them this is the home page's list. */
  query?: string | undefined
}

/** Sorting and filters, as a form that also works without script. Its state is the address. */
export function ListControls({ search, query }: ListControlsProps) {
  const navigate = useNavigate()
  const afterPause = useDebouncedCall()
  const { key, asked } = useFormKey(JSON.stringify(withoutPage(search)))
  const { categories } = useCategories()
  const chosen = countChosen(search)
  // It opens by itself for what is chosen, and from then on is as whoever uses it leaves it.
  const [opens, setOpens] = useState(chosen > 0)
  if (chosen > 0 && !opens) setOpens(true)
  // What was chosen before the page's script had taken over.
  const element = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes over.
  useEffect(() => {
    if (!element.current) return
    const early = chosenIn(element.current)
    // A category that is not there cannot be chosen in the form either.
    if (!early.category && search.category) return
    if (JSON.stringify(early) !== JSON.stringify(withoutPage(search))) follow(early)
  }, [])

  function show(next: ListingSearch) {
    const options = { resetScroll: false, replace: true } as const
    if (query === undefined) navigate({ to: '/', search: next, ...options })
    else navigate({ to: '/search', search: { q: query, ...next }, ...options })
  }

  /** The form has it already. */
  function follow(chosen: ListingSearch) {
    asked(JSON.stringify(chosen))
    show(chosen)
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'number'
    afterPause(typing ? typingPauseMs : 0, () => follow(chosenIn(form)))
  }

  return (
    <details open={opens} className="group print:hidden mb-8 border-y border-line">
      <summary className="flex min-h-12 list-none items-center gap-2.5 text-sm transition-colors hover:text-moss [&::-webkit-details-marker]:hidden">
        <SlidersIcon className="size-4.5" />
        Sort and filter
        {chosen > 0 && <span className="text-ink-soft tabular-nums">{chosen} chosen</span>}
        <span aria-hidden="true" className="relative ml-auto size-4.5">
          <MinusIcon className="absolute inset-0 size-full" />
          <MinusIcon className="absolute inset-0 size-full rotate-90 transition-[rotate] group-open:rotate-0" />
        </span>
      </summary>
      <form
        key={key}
        ref={element}
        action={query === undefined ? '/' : '/search'}
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          onChange(event)
        }}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-4 pt-1 pb-5 sm:flex sm:flex-wrap sm:gap-x-6"
      >
        {query !== undefined && <input type="hidden" name="q" value={query} />}
        <SortAndFilterFields search={search} categories={categories} byFit={query !== undefined} />
        <noscript>
          <button type="submit" className="link min-h-11">
            Show
          </button>
        </noscript>
        {chosen > 0 && (
          <button
            type="button"
            className="link min-h-11 justify-self-start text-sm"
            onClick={({ currentTarget }) => {
              // The button goes with what it cleared.
              currentTarget.closest('details')?.querySelector('summary')?.focus()
              show(search.category ? { category: search.category } : {})
            }}
          >
            Clear
          </button>
        )}
      </form>
    </details>
  )
}

function chosenIn(form: HTMLFormElement): ListingSearch {
  return readListingSearch(Object.fromEntries(new FormData(form)))
}

function withoutPage({ after: _after, ...rest }: ListingSearch): ListingSearch {
  return rest
}

/** The form keeps what is typed into it, and begins anew when the address changes by something else than itself. */
function useFormKey(now: string) {
  const lastAsked = useRef(now)
  const [seen, setSeen] = useState({ now, key: 0 })
  if (seen.now !== now) {
    setSeen({ now, key: now === lastAsked.current ? seen.key : seen.key + 1 })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a form that begins anew holds what the address says.
  useEffect(() => {
    lastAsked.current = now
  }, [seen.key])
  return {
    key: seen.key,
    asked: (next: string) => {
      lastAsked.current = next
    },
  }
}
