import { useEffect, useRef, useState } from 'react'

/**
 * State of a filter field: shows the user's choice at once while the list is being fetched, and follows the address when
 * that changes afterwards.
 */
export function useFilterState<Value>(value: Value) {
  const [shown, show] = useState(value)
  const asked = useRef(value)
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    show(value)
  }, [value])
  return {
    shown,
    /** Shows typed text without applying it. */
    show,
    ask(next: Value) {
      asked.current = next
      show(next)
    },
    /** Applies a value without showing it: the user goes on typing. */
    askUnseen(next: Value) {
      asked.current = next
    },
    isAsked: (next: Value) => asked.current === next,
  }
}
