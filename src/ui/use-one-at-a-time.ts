import { useRef, useState } from 'react'

/** Runs one action at a time and ignores further calls until it has ended. */
export function useOneAtATime() {
  const [pending, setPending] = useState(false)
  // State updates too late to block a second click in the same frame.
  const busy = useRef(false)

  async function run<Result>(action: () => Promise<Result>): Promise<Result | null> {
    if (busy.current) return null
    busy.current = true
    setPending(true)
    try {
      return await action()
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { pending, run }
}
