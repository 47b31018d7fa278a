import { useState } from 'react'

/**
 * What somebody opened to change it, as they saw it: the list behind it follows what others do meanwhile. What others
 * saved is shown only when it is asked for, because what was typed is lost with it.
 */
export function useSeen<Thing>(current: Thing, startAgain: () => void) {
  const [seen, setSeen] = useState(current)
  const [isOvertaken, setOvertaken] = useState(false)
  return {
    seen,
    isOvertaken,
    setOvertaken,
    showTheirs() {
      setSeen(current)
      startAgain()
      setOvertaken(false)
    },
  }
}
