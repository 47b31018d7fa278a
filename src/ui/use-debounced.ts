import { useEffect, useState } from 'react'

/** How long a user pauses between key presses at most. */
export const debounceMs = 150

/** The value once it has not changed for a moment, so that not every key press sends a request. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
