import { useState } from 'react'

/**
 * The version that the user opened for editing, while the list behind it keeps refetching. `loadLatest` replaces it on
 * request only, because that discards the user's edits.
 */
export function useEditSnapshot<Value>(current: Value, resetForm: () => void) {
  const [seen, setSeen] = useState(current)
  const [hasConflict, setHasConflict] = useState(false)
  return {
    seen,
    hasConflict,
    setHasConflict,
    loadLatest() {
      setSeen(current)
      resetForm()
      setHasConflict(false)
    },
  }
}
