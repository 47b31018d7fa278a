import { useEffect, useRef, useState } from 'react'

/**
 * The key of a form whose state is the address. The form resets when the address changes, except to what the form itself
 * asked for: that would lose typed text. The user may change it again before an address arrives.
 */
export function useFormKey(now: string) {
  const ownChanges = useRef([now])
  const [seen, setSeen] = useState({ now, key: 0 })
  if (seen.now !== now) {
    setSeen({ now, key: ownChanges.current.includes(now) ? seen.key : seen.key + 1 })
  }
  useEffect(() => {
    const arrived = ownChanges.current.indexOf(now)
    ownChanges.current = arrived < 0 ? [now] : ownChanges.current.slice(arrived)
  }, [now])
  return {
    key: seen.key,
    markOwnChange: (next: string) => void ownChanges.current.push(next),
  }
}
