import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import {
  conflictsOf,
  mergeVersions,
  type NameOf,
  type Side,
  type Versions,
} from './merge-versions.ts'
import { conflictText } from './saving.messages.ts'

interface EditConflictProps<Fields extends object> {
  versions: Versions<Fields>
  labels: Record<NameOf<Fields>, string>
  /** A value as it is shown; its text by default. */
  show?: (name: NameOf<Fields>, fields: Fields) => ReactNode
  /** Gets the merged version, with which the user continues to edit. */
  onResolve: (merged: Fields) => void
}

/** Shown after a write conflict: both versions side by side, with a choice for each field. */
export function EditConflict<Fields extends object>({
  versions,
  labels,
  show,
  onResolve,
}: EditConflictProps<Fields>) {
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({})
  const element = useRef<HTMLElement>(null)
  // The form may be longer than the screen, and its save button far below.
  useEffect(() => element.current?.focus(), [])
  const conflicts = conflictsOf(versions)
  const shown = (name: NameOf<Fields>, side: Side) =>
    show?.(name, versions[side]) ?? String(versions[side][name] ?? '')

  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={conflictText('conflict')}
      // Below the toast, which the save shows at the top.
      className="mb-8 scroll-mt-36 grid gap-5 border-s-2 border-blush ps-4 text-sm outline-none"
    >
      <p role="alert">{conflictText('choose')}</p>
      {conflicts.map(({ name, suggested, isByBoth }) => (
        <RadioCards
          key={name}
          name={`conflict-${name}`}
          legend={isByBoth ? conflictText('changedByBoth', { field: labels[name] }) : labels[name]}
          className="grid grid-cols-2 gap-2"
          value={choices[name] ?? suggested}
          options={(['mine', 'theirs'] as const).map((side) => ({
            value: side,
            label: conflictText(side),
            note: <Value>{shown(name, side)}</Value>,
          }))}
          onChange={(side) => setChoices({ ...choices, [name]: side })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {conflicts.length > 0 && (
          <Button
            size="small"
            onClick={() =>
              onResolve(
                mergeVersions(versions, ({ name, suggested }) => choices[name] ?? suggested),
              )
            }
          >
            {conflictText('useSelected')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => onResolve(mergeVersions(versions, () => 'theirs'))}
        >
          {conflictText('loadLatest')}
        </Button>
      </div>
    </section>
  )
}

function Value({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className="line-clamp-6 break-words whitespace-pre-wrap">
      {children || conflictText('empty')}
    </span>
  )
}
