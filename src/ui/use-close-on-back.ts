import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The back button closes an open overlay instead of leaving the page, as phone users expect. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { history } = useRouter()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!open) return
    return history.block({
      // Leaving the site needs no confirmation.
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false
        latest.current()
        return true
      },
    })
  }, [open, history])
}
