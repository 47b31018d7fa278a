import { type ReactNode, useEffect, useState } from 'react'
import { onFirstInput } from '#ui/on-first-input.ts'
import { prepareToasts } from '#ui/toast.ts'
import { useFocusOnPage } from '#ui/use-focus-on-page.ts'
import { persistCart } from '../cart/cart-store.ts'
import { showDelivery } from '../delivery/use-delivery-parts.ts'
import { persistWishlist } from '../wishlist/wishlist-store.ts'
import { DeferredFooter } from './deferred-footer.tsx'
import { markHandledByPage, replayEarlyClicks } from './early-clicks.ts'
import { frameText } from './frame.messages.ts'
import { Panels, preparePanels } from './panels.tsx'

interface ShopFrameProps {
  header: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function ShopFrame({ header, footer = <DeferredFooter />, children }: ShopFrameProps) {
  useFocusOnPage()
  const [offer, setOffer] = useState<typeof import('./language-offer.tsx')>()
  useEffect(() => {
    const cleanups = [
      showDelivery(),
      persistCart(),
      persistWishlist(),
      onFirstInput(() => {
        preparePanels()
        prepareToasts()
        import('./after-first-input.ts').then(
          (part) => part.afterFirstInput(setOffer),
          () => undefined,
        )
      }),
      replayEarlyClicks(),
    ]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [])

  return (
    <div className="contents" onClickCapture={markHandledByPage}>
      <a
        href="#content"
        className="sr-only z-50 bg-paper p-3 focus:not-sr-only focus:absolute focus:top-2 focus:start-2"
      >
        {frameText('skip')}
      </a>
      {header}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
      <Panels />
      {offer && <offer.LanguageOffer />}
    </div>
  )
}
