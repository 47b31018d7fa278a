import { Link, useRouter } from '@tanstack/react-router'
import { Bookmark, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { controlStyle } from '#ui/field.tsx'
import { formText } from '#ui/form.messages.ts'
import { Form } from '#ui/form.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { searchUpdater } from '../lists/search-updater.ts'
import { orderFilterText } from './orders-page.messages.ts'
import { isNarrowed, type OrdersSearch, readOrdersSearch } from './orders-search.ts'
import {
  isSameSearch,
  maxNameLength,
  readSavedFilters,
  readStored,
  type SavedFilter,
  storeFilters,
  withFilter,
} from './saved-filters.ts'

/** The saved filters of a staff member, as links. They are stored in the browser; other devices can use the URL. */
export function SavedFiltersBar({ userId, search }: { userId: string; search: OrdersSearch }) {
  const { saved, update } = useSavedFilters(userId)
  const router = useRouter()
  const isSaved = saved.some((known) => isSameSearch(known.search, search))
  const canSave = (isNarrowed(search) || search.by !== undefined) && !isSaved
  if (saved.length === 0 && !canSave) return null

  function saveAs(name: string) {
    // The address has a filter that was applied just now; `search` follows when its list has loaded.
    const latest = searchUpdater(readOrdersSearch, search)({})(router.latestLocation.search)
    update((stored) => withFilter(stored, { name, search: latest }))
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-xs">
      {saved.length > 0 && (
        <ul aria-label={orderFilterText('saved')} className="contents">
          {saved.map((filter) => (
            <SavedChip
              key={filter.name}
              filter={filter}
              isShown={isSameSearch(filter.search, search)}
              onDelete={() => update((stored) => stored.filter(({ name }) => name !== filter.name))}
            />
          ))}
        </ul>
      )}
      {canSave && <SaveFilter hasText={search.query !== undefined} onName={saveAs} />}
    </div>
  )
}

function useSavedFilters(userId: string) {
  const [saved, setSaved] = useState<readonly SavedFilter[]>([])
  useEffect(() => setSaved(readSavedFilters(readStored(userId))), [userId])
  function update(change: (stored: readonly SavedFilter[]) => readonly SavedFilter[]) {
    // Another tab may have saved one meanwhile.
    const stored = readStored(userId)
    const filters = change(stored === null ? saved : readSavedFilters(stored))
    storeFilters(userId, filters)
    setSaved(filters)
  }
  return { saved, update }
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
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full ps-3.5 hover:text-moss aria-[current=page]:font-medium"
      >
        <Bookmark className="size-3.5" strokeWidth={1.75} />
        <bdi>{filter.name}</bdi>
      </Link>
      <button
        type="button"
        aria-label={orderFilterText('delete', { name: filter.name })}
        onClick={onDelete}
        className="grid size-9 place-items-center rounded-full text-ink-soft hover:text-moss"
      >
        <X className="size-3.5" strokeWidth={1.75} />
      </button>
    </li>
  )
}

interface SaveFilterProps {
  /** Whether the filter searches for a text, which may be the name of a customer. */
  hasText: boolean
  onName: (name: string) => void
}

/** Unmounts, and resets its name form, when there is nothing to save. */
function SaveFilter({ hasText, onName }: SaveFilterProps) {
  const [isNaming, setNaming] = useState(false)
  if (isNaming) {
    return <NameForm hasText={hasText} onName={onName} onCancel={() => setNaming(false)} />
  }
  return (
    <Button variant="plain" size="small" onClick={() => setNaming(true)}>
      <Bookmark className="size-4" />
      {orderFilterText('save')}
    </Button>
  )
}

function NameForm({ hasText, onName, onCancel }: SaveFilterProps & { onCancel: () => void }) {
  const [name, setName] = useState('')

  return (
    <Form
      onSubmit={() => name.trim() !== '' && onName(name)}
      className="flex flex-wrap items-center gap-2"
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that had the focus.
        autoFocus
        aria-label={orderFilterText('name')}
        placeholder={orderFilterText('example')}
        dir="auto"
        value={name}
        maxLength={maxNameLength}
        onChange={(event) => setName(event.target.value)}
        className={`${controlStyle} min-h-9 max-w-48 text-sm`}
      />
      <Button type="submit" variant="quiet" size="small">
        {formText('save')}
      </Button>
      <Button variant="plain" size="small" onClick={onCancel}>
        {formText('cancel')}
      </Button>
      {hasText && <p className="text-ink-soft">{orderFilterText('textNote')}</p>}
    </Form>
  )
}
