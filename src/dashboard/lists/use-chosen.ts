import { useState } from 'react'

const nothing: ReadonlySet<string> = new Set()

/** What is ticked in a list, to be changed together. */
export function useChosen() {
  const [chosen, setChosen] = useState(nothing)
  return {
    chosen,
    choose(ids: readonly string[], isChosen: boolean) {
      setChosen((before) => {
        const after = new Set(before)
        for (const id of ids) isChosen ? after.add(id) : after.delete(id)
        return after
      })
    },
    chooseNothing: () => setChosen(nothing),
  }
}
