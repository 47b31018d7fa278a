import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { orderQueries, ownOrderQueries } from '#api/orders.queries.ts'
import { replaceOwnerLinks } from '#api/owner-links.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { changeText } from '#commerce/orders/editing/order-change-text.ts'
import { orderChangeLabels } from '#commerce/orders/order-change-label.ts'
import type { OrderEvent } from '#commerce/orders/order-event.ts'
import { orderStatusText } from '#commerce/orders/order-status.messages.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { OrderDetail, OrderView } from '#commerce/orders/order-view.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Picture } from '#ui/picture.tsx'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { MessageCard } from '../checkout/message-card.tsx'
import { ContactWays } from '../layout/contact-ways.tsx'
import { OrderDataSection } from '../personal-data/order-data-section.tsx'
import { ClaimPanel } from './claim-panel.tsx'
import { NextStep } from './next-step.tsx'
import { OpenByLink } from './open-by-link.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderChanges } from './order-changes.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { orderPageText } from './order-page.messages.ts'
import { ProgressLine } from './progress-line.tsx'
import { linkNotices } from './request-notices.ts'
import { ReviewPanel } from './review-panel.tsx'
import { statusMessage } from './status-message.ts'
import { StopsAway } from './stops-away.tsx'
import { ThanksPanel } from './thanks-panel.tsx'
import { useOrderRequest } from './use-order-request.ts'

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
  const title = orderPageText('order', order)
  return (
    <article className="page-width pt-10 lg:pt-20">
      <header className="max-w-4xl">
        <p className="text-ink-soft">{title}</p>
        <div role="status">
          <h1 className="mt-2 font-display text-3xl">{headline}</h1>
          <p className="mt-4 max-w-[56ch] text-base text-ink-soft">{sentence}</p>
          {order.isWhole && order.stopsBefore !== null && <StopsAway stops={order.stopsBefore} />}
        </div>
        {order.isWhole && order.deliveryPin && (
          <p className="mt-4 max-w-[56ch] text-base">
            {orderPageText('pin', { pin: order.deliveryPin })}
          </p>
        )}
      </header>
      <div className="mt-10 max-w-4xl sm:mt-14">
        <ProgressLine status={order.status} />
      </div>
      <div className="mt-12 grid grid-cols-1 gap-x-20 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="grid content-start gap-12">
          <OpenByLink order={order} />
          <NextStep order={order} />
          {order.isWhole && order.thanks && (
            <ThanksPanel name={order.recipient.name} thanks={order.thanks} />
          )}
          {order.isWhole && order.isMine && order.status === 'delivered' && (
            <>
              <ReviewPanel orderId={order.id} />
              <ClaimPanel order={order} />
            </>
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
          <Part title={orderPageText('timeline')}>
            <OrderTimeline events={order.timeline} />
          </Part>
          {order.isWhole && order.isMine && (
            <>
              {order.erasedAt === undefined && <OwnerLinksSection order={order} />}
              <OrderDataSection order={order} />
            </>
          )}
        </div>
        <div>
          <Part title={orderPageText(order.isMine ? 'ownFlowers' : 'otherFlowers')}>
            <OrderLines lines={order.lines} />
            {order.isWhole && <OrderBill order={order} />}
          </Part>
          <p className="mt-8 text-ink-soft">
            {orderPageText.rich('questions', {
              number: order.number,
              ways: () => <ContactWays subject={title} />,
            })}
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

function OrderPhotographs({ photos }: Pick<OrderView, 'photos'>) {
  const shown = [
    { image: photos.delivery, caption: 'onDelivery', alt: 'onDeliveryPicture' },
    { image: photos.bouquet, caption: 'bouquet', alt: 'bouquetPicture' },
  ] as const
  const taken = shown.flatMap(({ image, ...texts }) =>
    image === null ? [] : [{ image, ...texts }],
  )
  if (taken.length === 0) return null
  return (
    <ul className="grid max-w-xl items-start gap-6 sm:grid-cols-2">
      {taken.map(({ image, caption, alt }) => (
        <li key={caption}>
          <figure>
            <span className="block overflow-hidden rounded-sm bg-linen">
              <Picture
                {...pictureSources(image)}
                alt={orderPageText(alt)}
                sizes="(min-width: 640px) 276px, 100vw"
                className="h-auto max-h-[80dvh] w-full object-contain"
              />
            </span>
            <figcaption className="mt-2 text-ink-soft">{orderPageText(caption)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="grid gap-2">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the timeline is append-only.
        <li key={index} className="grid grid-cols-[8.5rem_1fr]">
          <time dateTime={new Date(event.at).toISOString()} className="text-ink-soft">
            {formatMoment(event.at)}
          </time>
          <span className="min-w-0">
            {eventLabel(event)}
            {event.changes?.map((change) => (
              <span key={change.part} className="block text-ink-soft wrap-anywhere">
                {changeText(change)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function eventLabel({ kind, from, to, actor }: OrderEvent): string {
  if (kind !== 'moved') return orderChangeLabels[kind]
  if (from === null) return orderPageText(to === 'confirmed' ? 'placedAndConfirmed' : 'placed')
  if (to === 'confirmed' && actor === 'payment') return orderPageText('paidAndConfirmed')
  return orderStatusText(to)
}

/** Lets the customer revoke the links in the emails of an order. */
function OwnerLinksSection({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState(false)
  const { send, pending } = useOrderRequest(order.id, linkNotices())

  async function replace() {
    const request = () => replaceOwnerLinks({ data: { orderId: order.id } })
    await send(request, orderPageText('newLinkSent'))
    setOpen(false)
  }

  return (
    <section aria-labelledby="order-access" className="print:hidden">
      <h2 id="order-access" className="font-display text-lg font-normal">
        {orderPageText('access')}
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-soft">{orderPageText('accessNote')}</p>
      <Button variant="quiet" className="mt-5" onClick={() => setOpen(true)}>
        {orderPageText('replaceLinks')}
      </Button>
      <ConfirmDialog
        open={open}
        title={orderPageText('replaceLinksTitle')}
        action={orderPageText('replaceLinks')}
        staysOpen
        pending={pending}
        onClose={() => setOpen(false)}
        onConfirm={() => void replace()}
      >
        {orderPageText('replaceLinksNote')}
      </ConfirmDialog>
    </section>
  )
}
