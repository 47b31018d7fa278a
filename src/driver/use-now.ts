import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The time, now and then; at `until` also, while that is ahead. For content that the server does not render. */
export function useNow(until: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const isAhead = until !== null && until > now
    const restMs = isAhead ? Math.max(0, Math.min(until - Date.now(), tickMs)) : tickMs
    const timer = setTimeout(() => setNow(Date.now()), restMs)
    return () => clearTimeout(timer)
  }, [until, now])
  return now
}
