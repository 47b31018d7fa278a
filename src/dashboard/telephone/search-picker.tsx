import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { controlStyle } from '#ui/field.tsx'

interface SearchPickerProps<Item> {
  label: string
  placeholder: string
  typed: string
  onTyped: (typed: string) => void
  items: readonly Item[]
  idOf: (item: Item) => string
  isDisabled?: (item: Item) => boolean
  onChoose: (item: Item) => void
  /** Shown while nothing matches; null while the search runs. */
  empty: string | null
  autoFocus?: boolean
  children: (item: Item) => ReactNode
}

/** A search field whose results are chosen with the arrow keys and Enter, or by a click. */
export function SearchPicker<Item>({
  label,
  placeholder,
  typed,
  onTyped,
  items,
  idOf,
  isDisabled = () => false,
  onChoose,
  empty,
  autoFocus = false,
  children,
}: SearchPickerProps<Item>) {
  const listId = useId()
  const [activeIndex, setActive] = useState(0)
  const active = Math.min(activeIndex, items.length - 1)
  const isOpen = typed.trim() !== '' && items.length > 0

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && isOpen) {
      event.preventDefault()
      setActive((active + step + items.length) % items.length)
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // It must not submit the form.
      event.preventDefault()
      choose(items[active])
    }
    if (event.key === 'Escape') onTyped('')
  }

  function choose(item: Item | undefined) {
    if (item !== undefined && isOpen && !isDisabled(item)) onChoose(item)
  }

  return (
    <div className="grid gap-2">
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: staff open the page to type here.
        autoFocus={autoFocus}
        dir="auto"
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => {
          setActive(0)
          onTyped(target.value)
        }}
        onKeyDown={onKeyDown}
        className={`${controlStyle} min-h-12`}
      />
      {isOpen && (
        <div
          role="listbox"
          id={listId}
          aria-label={label}
          className="rounded-sm border border-line bg-white p-1"
        >
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
            <div
              key={idOf(item)}
              role="option"
              id={`${listId}-${index}`}
              tabIndex={-1}
              aria-selected={index === active}
              aria-disabled={isDisabled(item)}
              onClick={() => choose(item)}
              className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm px-3 py-1 hover:bg-linen aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-selected:bg-linen aria-selected:text-moss"
            >
              {children(item)}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="text-ink-soft empty:sr-only">
        {typed.trim() !== '' && items.length === 0 ? empty : null}
      </p>
    </div>
  )
}
