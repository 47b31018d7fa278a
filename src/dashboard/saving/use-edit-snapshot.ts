import { useState } from 'react'

/**
 * The version that the user opened for editing, while the list behind it keeps refetching. `acceptLatest` replaces it
 * after the user has resolved the conflict.
 */
export function useEditSnapshot<Value>(current: Value) {
  const [seen, setSeen] = useState(current)
  const [hasConflict, setHasConflict] = useState(false)
  return {
    seen,
    hasConflict,
    setHasConflict,
    acceptLatest() {
      setSeen(current)
      setHasConflict(false)
    },
  }
}
