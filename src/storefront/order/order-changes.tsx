import { useHydrated } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { orderChangesText } from './order-changes.messages.ts'

const changeForms = () => import('./change-forms.tsx')

const changes = ['card', 'phone', 'delivery'] as const

/**
 * The changes that the customer may make before preparation starts, or after a failed delivery. Their forms are loaded
 * when one is opened.
 */
export function OrderChanges({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<(typeof changes)[number] | 'cancel' | null>(null)
  // A click before hydration would be lost.
  const ready = useHydrated()
  const section = useRef<HTMLElement>(null)
  /** Closing removes the focused button, so the focus returns to the button that opened the form. */
  const close = useCallback(() => {
    section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpen(null)
  }, [])
  const forms = useLazyPart(open !== null, changeForms, close)
  const may = orderStatusProperties[order.status]
  if (!order.isMine || !may.ownerMayReschedule) return null
  const shown = may.ownerMayChange ? changes : (['delivery'] as const)
  const props = { order, onDone: close }
  return (
    <section ref={section} aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" className="font-display text-lg font-normal">
        {orderChangesText(may.ownerMayChange ? 'title' : 'rescheduleTitle')}
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-soft">
        {orderChangesText(may.ownerMayChange ? 'body' : 'rescheduleBody')}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        {shown.map((change) => (
          <Button
            key={change}
            variant="quiet"
            disabled={!ready}
            aria-expanded={open === change}
            onClick={() => setOpen(open === change ? null : change)}
          >
            {orderChangesText(change)}
          </Button>
        ))}
        {may.ownerMayChange && (
          <Button variant="plain" disabled={!ready} onClick={() => setOpen('cancel')}>
            {orderChangesText('cancel')}
          </Button>
        )}
      </div>
      {open === 'cancel' && forms && <forms.CancelOrder {...props} />}
      {open !== null && open !== 'cancel' && (
        <div className="mt-6 border-t border-line pt-6">
          {!forms && <Skeleton className="h-40" />}
          {forms && open === 'delivery' && <forms.ChangeDelivery {...props} />}
          {forms && open !== 'delivery' && <forms.ChangeText key={open} field={open} {...props} />}
        </div>
      )}
    </section>
  )
}
