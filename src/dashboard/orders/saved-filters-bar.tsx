import { Link } from '@tanstack/react-router'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { controlStyle } from '#ui/field.tsx'
import { browserStorage } from '../layout/browser-storage.ts'
import { filterChip } from '../lists/filter-chip.ts'
import { isNarrowed, type OrdersSearch } from './orders-search.ts'
import {
  isSameSearch,
  longestName,
  readSavedFilters,
  type SavedFilter,
  withFilter,
} from './saved-filters.ts'

/**
 * The searches that a member of staff asks for every day, each a link under a name. They are kept in the browser: they
 * are addresses, and one that is to be had elsewhere can be sent like any other.
 */
export function SavedFiltersBar({ userId, search }: { userId: string; search: OrdersSearch }) {
  const { saved, keep } = useSavedFilters(userId)
  const isSaved = saved.some((known) => isSameSearch(known.search, search))
  const canSave = (isNarrowed(search) || search.by !== undefined) && !isSaved
  if (saved.length === 0 && !canSave) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-xs">
      {saved.length > 0 && (
        <ul aria-label="Saved filters" className="contents">
          {saved.map((filter) => (
            <SavedChip
              key={filter.name}
              filter={filter}
              isShown={isSameSearch(filter.search, search)}
              onDelete={() => keep((kept) => kept.filter(({ name }) => name !== filter.name))}
            />
          ))}
        </ul>
      )}
      {canSave && (
        <SaveFilter onName={(name) => keep((kept) => withFilter(kept, { name, search }))} />
      )}
    </div>
  )
}

function useSavedFilters(userId: string) {
  const storedAs = `workshop-filters:${userId}`
  const [saved, setSaved] = useState<readonly SavedFilter[]>([])
  useEffect(() => setSaved(readSavedFilters(browserStorage.read(storedAs))), [storedAs])
  function keep(change: (kept: readonly SavedFilter[]) => readonly SavedFilter[]) {
    // Another tab may have kept one since.
    const stored = browserStorage.read(storedAs)
    const filters = change(stored === null ? saved : readSavedFilters(stored))
    browserStorage.write(storedAs, JSON.stringify(filters))
    setSaved(filters)
  }
  return { saved, keep }
}

interface SavedChipProps {
  filter: SavedFilter
  isShown: boolean
  onDelete: () => void
}

function SavedChip({ filter, isShown, onDelete }: SavedChipProps) {
  return (
    <li className="inline-flex items-center rounded-full bg-linen">
      <Link
        to="/dashboard/orders"
        search={filter.search}
        aria-current={isShown ? 'page' : undefined}
        {...filterChip}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full pl-3.5 hover:text-moss aria-[current=page]:font-medium"
      >
        <Bookmark aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        {filter.name}
      </Link>
      <button
        type="button"
        aria-label={`Forget ${filter.name}`}
        onClick={onDelete}
        className="grid size-9 place-items-center rounded-full text-ink-soft hover:text-moss"
      >
        <X aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      </button>
    </li>
  )
}

/** Gone as soon as there is nothing to save, and with it the wish to name it. */
function SaveFilter({ onName }: { onName: (name: string) => void }) {
  const [isNaming, setNaming] = useState(false)
  if (isNaming) return <NameForm onName={onName} onCancel={() => setNaming(false)} />
  return (
    <Button look="plain" size="small" onClick={() => setNaming(true)}>
      <Bookmark aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Save this filter
    </Button>
  )
}

function NameForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') onName(name)
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens where the button was that asked for it.
        autoFocus
        aria-label="Name of the filter"
        placeholder="Cash in Zamalek"
        value={name}
        maxLength={longestName}
        onChange={(event) => setName(event.target.value)}
        className={`${controlStyle} min-h-9 w-48 text-sm`}
      />
      <Button type="submit" look="quiet" size="small">
        Save
      </Button>
      <Button look="plain" size="small" onClick={onCancel}>
        Leave it
      </Button>
    </form>
  )
}
