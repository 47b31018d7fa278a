import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** The selected rows of a list, for bulk actions. */
export function useSelection() {
  const [chosen, setChosen] = useState(none)
  return {
    chosen,
    choose(ids: readonly string[], isChosen: boolean) {
      setChosen((before) => {
        const after = new Set(before)
        for (const id of ids) isChosen ? after.add(id) : after.delete(id)
        return after
      })
    },
    clearSelection: () => setChosen(none),
  }
}
