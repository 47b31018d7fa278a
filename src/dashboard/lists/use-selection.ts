import { useRef, useState } from 'react'
import { showFetchFailure } from '#ui/toast.ts'

/** The size limit of a selection, which bounds the requests of "Select all" and of a bulk action. */
export const mostSelected = 500

interface SelectionOptions<Item> {
  /** The filter of the list: another filter starts with an empty selection. */
  filter: unknown
  /** The loaded rows. */
  shown: readonly Item[]
  /** Whether the filter matches more than the loaded rows. */
  hasMore: boolean
  /** Reads a page of what the filter matches, from the first one with null. */
  readPage: (after: string | null) => Promise<{ items: readonly Item[]; after: string | null }>
}

interface Selection<Item> {
  filter: string
  chosen: ReadonlySet<string>
  /** The rows that "Select all" has read beyond the loaded ones. */
  beyond: readonly Item[]
  /** Whether the filter matches more than the limit. */
  isCut: boolean
}

/** The selected rows of a list, for bulk actions. */
export function useSelection<Item extends { id: string }>({
  filter,
  shown,
  hasMore,
  readPage,
}: SelectionOptions<Item>) {
  const key = JSON.stringify(filter)
  const [stored, setStored] = useState<Selection<Item>>(() => emptySelection(key))
  const [isSelecting, setSelecting] = useState(false)
  const selection = stored.filter === key ? stored : emptySelection<Item>(key)
  const { chosen, beyond, isCut } = selection
  const present = useRef(key)
  present.current = key
  const isShown = new Set(shown.map(({ id }) => id))

  function choose(ids: readonly string[], isChosen: boolean) {
    setStored((before) => {
      const current = before.filter === key ? before : emptySelection<Item>(key)
      const after = new Set(current.chosen)
      for (const id of ids) isChosen ? after.add(id) : after.delete(id)
      return { ...current, chosen: after }
    })
  }

  async function selectAll(isChosen: boolean) {
    if (isSelecting) return
    if (!isChosen) return setStored(emptySelection(key))
    // The checkbox responds at once; the rest follows.
    choose([...isShown], true)
    if (!hasMore) return
    setSelecting(true)
    const all = await readAll(readPage).catch(() => null)
    setSelecting(false)
    if (!all) return showFetchFailure()
    // Staff may have changed the filter meanwhile.
    if (present.current !== key) return
    const ids = new Set(all.items.map(({ id }) => id))
    setStored({ filter: key, chosen: ids, beyond: all.items, isCut: all.isCut })
  }

  return {
    chosen,
    /** The selected items, each as the list shows it now, if it does. */
    selected: [
      ...shown.filter(({ id }) => chosen.has(id)),
      ...beyond.filter(({ id }) => chosen.has(id) && !isShown.has(id)),
    ],
    isSelecting,
    isCut,
    choose,
    /** Selects everything that the filter matches, up to the limit; or nothing. */
    selectAll,
    clearSelection: () => setStored(emptySelection(key)),
  }
}

const emptySelection = <Item>(filter: string): Selection<Item> => {
  return { filter, chosen: new Set(), beyond: [], isCut: false }
}

/** Reads every page, up to the limit of a selection. */
export async function readAll<Item extends { id: string }>(
  readPage: SelectionOptions<Item>['readPage'],
): Promise<{ items: Item[]; isCut: boolean }> {
  // An item that moves between two requests would be on both pages.
  const items = new Map<string, Item>()
  let after: string | null = null
  do {
    const page = await readPage(after)
    for (const item of page.items) items.set(item.id, item)
    after = page.after
  } while (after !== null && items.size < mostSelected)
  const first = [...items.values()].slice(0, mostSelected)
  return { items: first, isCut: after !== null || items.size > mostSelected }
}
