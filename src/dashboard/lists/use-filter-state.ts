import { useEffect, useRef, useState } from 'react'

/**
 * What somebody asks of a list is shown in its field at once, while the list is still being fetched; when the address
 * says something else afterwards, the field follows it.
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
    /** While it is typed, and not asked for yet. */
    show,
    ask(wish: Value) {
      asked.current = wish
      show(wish)
    },
  }
}
