import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'

const changeText = () => import('./change-text.tsx')
const changeDelivery = () => import('./change-delivery.tsx')
const cancelOrder = () => import('./cancel-order.tsx')

type Change = 'card' | 'phone' | 'delivery' | 'cancel'

const labels: ReadonlyArray<readonly [Exclude<Change, 'cancel'>, string]> = [
  ['card', 'Change the card'],
  ['phone', 'Change the number'],
  ['delivery', 'Change day or window'],
]

/** What the owner may still change, until the florist begins. What it needs comes when it is asked for. */
export function OrderChanges({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<Change | null>(null)
  // A click before the page listens would be lost.
  const ready = useHydrated()
  const section = useRef<HTMLElement>(null)
  /** The button that was pressed in a sheet goes with it. */
  const close = useCallback(() => {
    section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpen(null)
  }, [])
  const text = useLazyPart(open === 'card' || open === 'phone', changeText, close)
  const delivery = useLazyPart(open === 'delivery', changeDelivery, close)
  const cancelling = useLazyPart(open === 'cancel', cancelOrder, close)
  if (!order.isMine || !orderStatusProperties[order.status].ownerMayChange) return null
  return (
    <section ref={section} aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" className="font-display text-lg font-normal">
        Something to change?
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-soft">You can, until we begin to arrange them.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {labels.map(([change, label]) => (
          <Button
            key={change}
            look="quiet"
            disabled={!ready}
            aria-expanded={open === change}
            onClick={() => setOpen(open === change ? null : change)}
          >
            {label}
          </Button>
        ))}
        <Button look="plain" disabled={!ready} onClick={() => setOpen('cancel')}>
          Cancel the order
        </Button>
      </div>
      {open === 'card' && (
        <ChangeForm>
          {text && <text.ChangeText field="card" order={order} onDone={close} />}
        </ChangeForm>
      )}
      {open === 'phone' && (
        <ChangeForm>
          {text && <text.ChangeText field="phone" order={order} onDone={close} />}
        </ChangeForm>
      )}
      {open === 'delivery' && (
        <ChangeForm>
          {delivery && <delivery.ChangeDelivery order={order} onDone={close} />}
        </ChangeForm>
      )}
      {open === 'cancel' && cancelling && <cancelling.CancelOrder order={order} onDone={close} />}
    </section>
  )
}

/** Shows that something comes until it is there. */
function ChangeForm({ children }: { children: ReactNode | undefined }) {
  return (
    <div className="mt-6 border-t border-line pt-6">
      {children ?? <Skeleton className="h-40" />}
    </div>
  )
}
