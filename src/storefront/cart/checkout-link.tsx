import { Link, useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type MouseEvent, useState } from 'react'
import { buttonStyle } from '#ui/button-style.ts'
import { SpinnerRing } from '#ui/spinner.tsx'

/** Shows a spinner from the click until the next page is there; closes the panel then. */
export function CheckoutLink({ onLeave }: { onLeave: () => void }) {
  const router = useRouter()
  const [isLeaving, setIsLeaving] = useState(false)

  function leave(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere) return
    if (isLeaving || router.state.location.pathname === '/checkout') {
      event.preventDefault()
      if (!isLeaving) onLeave()
      return
    }
    setIsLeaving(true)
    // Not in an effect: the next page may have no panel.
    const stop = router.subscribe('onResolved', () => {
      stop()
      setIsLeaving(false)
      onLeave()
    })
  }

  return (
    <Link
      to="/checkout"
      aria-busy={isLeaving || undefined}
      className={buttonStyle({ size: 'large', wide: true })}
      onClick={leave}
    >
      <span className={clsx(isLeaving && 'opacity-0')}>Checkout</span>
      {isLeaving && (
        <span className="absolute inset-0 grid place-items-center">
          <SpinnerRing />
        </span>
      )}
    </Link>
  )
}
