import { useState } from 'react'

/** The value, or the last one before it became null. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
