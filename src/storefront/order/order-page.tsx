import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { orderQueries, ownOrderQueries } from '#api/orders.queries.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { OrderView } from '#commerce/orders/order-view.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { MessageCard } from '../checkout/message-card.tsx'
import { ContactWays } from '../layout/contact-ways.tsx'
import { ClaimPanel } from './claim-panel.tsx'
import { NextStep } from './next-step.tsx'
import { OpenByLink } from './open-by-link.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderChanges } from './order-changes.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPhotographs } from './order-photographs.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OwnerLinksSection } from './owner-links-section.tsx'
import { ProgressLine } from './progress-line.tsx'
import { statusMessage } from './status-message.ts'

/** Milliseconds between two requests for the order; false after the last change. */
function pollInterval(status: OrderStatus | undefined): number | false {
  if (status === undefined || status === 'delivered') return false
  return status === 'awaiting_payment' ? 3000 : 15_000
}

/** The public page of one order, which polls for changes. */
export function OrderPage({ id }: { id: string }) {
  useFocusRestored()
  const { data: order } = useSuspenseQuery({
    ...orderQueries.view(id),
    refetchInterval: (query) => pollInterval(query.state.data?.status),
  })
  const queryClient = useQueryClient()
  const status = order?.status
  // The notices about unpaid orders go when the order is paid, confirmed or cancelled.
  useEffect(() => {
    if (status) void queryClient.invalidateQueries({ queryKey: ownOrderQueries.unpaid().queryKey })
  }, [status, queryClient])
  return order && <OrderArticle order={order} />
}

function OrderArticle({ order }: { order: OrderView }) {
  const { headline, sentence } = statusMessage(order)
  return (
    <article className="page-width pt-10 lg:pt-20">
      <header className="max-w-4xl">
        <p className="text-ink-soft">Order {order.number}</p>
        <div role="status">
          <h1 className="mt-2 font-display text-3xl">{headline}</h1>
          <p className="mt-4 max-w-[56ch] text-base text-ink-soft">{sentence}</p>
        </div>
      </header>
      <div className="mt-10 max-w-4xl sm:mt-14">
        <ProgressLine status={order.status} />
      </div>
      <div className="mt-12 grid grid-cols-1 gap-x-20 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="grid content-start gap-12">
          <OpenByLink order={order} />
          <NextStep order={order} />
          {order.isWhole && order.isMine && order.status === 'delivered' && (
            <ClaimPanel order={order} />
          )}
          <OrderPhotographs photos={order.photos} />
          <OrderDetails order={order} />
          {order.isWhole && order.cardMessage && (
            <div className="max-w-xl">
              <MessageCard
                message={order.cardMessage}
                recipient={order.recipient.name}
                sender={order.senderShown ? order.contact.name : null}
              />
            </div>
          )}
          {order.isWhole && <OrderChanges order={order} />}
          <Part title="Timeline">
            <OrderTimeline events={order.timeline} />
          </Part>
          {order.isWhole && order.isMine && <OwnerLinksSection order={order} />}
        </div>
        <div>
          <Part title={order.isMine ? 'Your flowers' : 'The flowers'}>
            <OrderLines lines={order.lines} />
            {order.isWhole && <OrderBill order={order} />}
          </Part>
          <p className="mt-8 text-ink-soft">
            Questions? Please <ContactWays subject={`Order ${order.number}`} />, with your order
            number, {order.number}.
          </p>
        </div>
      </div>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 font-display text-lg font-normal">{title}</h2>
      {children}
    </section>
  )
}
