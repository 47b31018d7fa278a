import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { controlStyle } from '#ui/field.tsx'
import { useFilterState } from './use-filter-state.ts'

export interface SearchInputProps {
  label: string
  placeholder: string
  words: string | undefined
  onSearch: (words: string | undefined) => void
  className?: string
}

/** A field whose words go into the address once they are sent off, and out of it once the field is emptied. */
export function SearchInput({
  label,
  placeholder,
  words: begun,
  onSearch,
  className = 'w-full sm:w-72',
}: SearchInputProps) {
  const { shown: words, show, ask } = useFilterState(begun ?? '')

  function look(wish: string) {
    ask(wish)
    onSearch(wish || undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    look(words.trim())
  }

  function type(typed: string) {
    show(typed)
    if (typed === '' && begun !== undefined) look('')
  }

  return (
    <search className={className}>
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
          strokeWidth={1.5}
        />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={words}
          maxLength={100}
          onChange={(event) => type(event.target.value)}
          className={`${controlStyle} min-h-11 pl-9 text-sm`}
        />
      </form>
    </search>
  )
}
