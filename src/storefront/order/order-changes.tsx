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
  ['card', 'Edit card message'],
  ['phone', 'Edit phone number'],
  ['delivery', 'Change delivery time'],
]

/** The changes that the customer may make before preparation starts. Each form is loaded when it is opened. */
export function OrderChanges({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<Change | null>(null)
  // A click before hydration would be lost.
  const ready = useHydrated()
  const section = useRef<HTMLElement>(null)
  /** Closing removes the focused button, so the focus returns to the button that opened the form. */
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
        Need to change something?
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-soft">
        You can change your order until we start preparing it.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        {labels.map(([change, label]) => (
          <Button
            key={change}
            variant="quiet"
            disabled={!ready}
            aria-expanded={open === change}
            onClick={() => setOpen(open === change ? null : change)}
          >
            {label}
          </Button>
        ))}
        <Button variant="plain" disabled={!ready} onClick={() => setOpen('cancel')}>
          Cancel order
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

/** Shows a skeleton until the form is loaded. */
function ChangeForm({ children }: { children: ReactNode | undefined }) {
  return (
    <div className="mt-6 border-t border-line pt-6">
      {children ?? <Skeleton className="h-40" />}
    </div>
  )
}
