import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** While something lies over the page, going back puts it away and leaves the page as it is, as people expect on a phone. */
export function useBackCloses(open: boolean, close: () => void): void {
  const { history } = useRouter()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!open) return
    return history.block({
      // Leaving the shop altogether asks no question.
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false
        latest.current()
        return true
      },
    })
  }, [open, history])
}
