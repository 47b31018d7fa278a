import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { controlStyle } from '#ui/field.tsx'

export interface SearchWordsProps {
  label: string
  placeholder: string
  words: string | undefined
  onSearch: (words: string | undefined) => void
  className?: string
}

/** A field whose words go into the address once they are sent off. Give it its words as key. */
export function SearchWords({
  label,
  placeholder,
  words: begun,
  onSearch,
  className = 'w-full sm:w-72',
}: SearchWordsProps) {
  const [words, setWords] = useState(begun ?? '')

  function look(event: FormEvent) {
    event.preventDefault()
    onSearch(words.trim() || undefined)
  }

  return (
    <search className={className}>
      <form onSubmit={look} className="relative">
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
          onChange={(event) => setWords(event.target.value)}
          className={`${controlStyle} min-h-11 pl-9 text-sm`}
        />
      </form>
    </search>
  )
}
