import { Search } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { controlStyle } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { debounceMs } from '#ui/use-debounced.ts'
import { useFilterState } from './use-filter-state.ts'

export interface SearchInputProps {
  label: string
  placeholder: string
  term: string | undefined
  onSearch: (term: string | undefined) => void
  /** Whether it searches while the user types. */
  isLive?: boolean
  className?: string
}

/** From this length on, a search while typing finds anything. */
const shortestTyped = 3

/** A search field. Enter puts its term into the address; clearing the field removes it. */
export function SearchInput({
  label,
  placeholder,
  term,
  onSearch,
  isLive = false,
  className = 'w-full sm:w-72',
}: SearchInputProps) {
  const { shown, show, ask, askUnseen, isAsked } = useFilterState(term ?? '')

  function search(next: string) {
    ask(next)
    onSearch(next || undefined)
  }

  function type(typed: string) {
    show(typed)
    if (typed === '' && term !== undefined) search('')
  }

  const searchAsTyped = useEffectEvent((typed: string) => {
    if (!isLive || typed.length < shortestTyped || isAsked(typed)) return
    askUnseen(typed)
    onSearch(typed)
  })
  // A debounced copy of the text would not change when the same text comes back at once.
  useEffect(() => {
    const timer = setTimeout(() => searchAsTyped(shown.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <div className={className}>
      <Form role="search" onSubmit={() => search(shown.trim())} className="relative">
        <Search className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-ink-soft" />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={shown}
          maxLength={100}
          onChange={(event) => type(event.target.value)}
          className={`${controlStyle} min-h-11 ps-9 text-sm`}
        />
      </Form>
    </div>
  )
}
