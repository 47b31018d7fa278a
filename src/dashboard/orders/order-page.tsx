import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { type MessageCard, messageCardOf } from '#commerce/documents/message-card.ts'
import { unprintableIn } from '#commerce/documents/printable-text.ts'
import type { Order } from '#commerce/orders/order.ts'
import { isInPhase } from '#commerce/orders/order-status.ts'
import { isRecipientErased } from '#commerce/orders/recipient-erased.ts'
import { printRefused } from '#commerce/orders/staff/print-text.ts'
import type { StaffOrder } from '#commerce/orders/staff/read-staff-order.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { OrderClaims } from '../claims/order-claims.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { PrintLink } from '../layout/delivery-links.tsx'
import { printRunHref } from '../printing/print-run-href.ts'
import { printingText } from '../printing/printing.messages.ts'
import { ReviewsLink } from '../reviews/reviews-link.tsx'
import { CancellationPanel } from './cancellation-panel.tsx'
import { EditOrderButton } from './editing/edit-order-button.tsx'
import { ErasedNote } from './erased-note.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderGoods } from './order-goods.tsx'
import { orderText } from './order-page.messages.ts'
import { OrderPeople } from './order-people.tsx'
import { OrderPhotos } from './order-photos.tsx'
import { OrderNoteForm, OrderTimeline } from './order-timeline.tsx'
import { ordersMemory } from './orders-search.ts'
import { isRefundable, PaymentAttempts } from './payment-attempts.tsx'
import { RecipientThanks } from './recipient-thanks.tsx'
import { StatusChip } from './status-chip.tsx'
import { UnconfirmedPanel } from './unconfirmed-panel.tsx'
import { refetchMs } from './use-orders.ts'

export function OrderPage({ id, role }: { id: string; role: Role }) {
  const { data } = useSuspenseQuery({
    ...staffOrderQueries.detail(id),
    refetchInterval: refetchMs,
  })
  return data && <OrderArticle {...data} role={role} />
}

function OrderArticle({ order, role, ...known }: StaffOrder & { role: Role }) {
  const { timeline, payments, refunds, photos, claims, replaces, thanks } = known
  const { confirmation, cancellation, addressSms, handover } = known
  const isErased = order.erasedAt !== undefined
  return (
    <article>
      <BackLink to="/dashboard/orders" search={ordersMemory.last()}>
        {orderText('allOrders')}
      </BackLink>
      <header className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-5">
        <h1 dir="ltr" className="text-lg font-semibold">
          {order.number}
        </h1>
        <StatusChip order={order} />
        <p className="text-xs text-ink-soft">
          {orderText('placed', { time: formatMoment(order.createdAt) })}
        </p>
        <div className="flex w-full flex-wrap gap-2 lg:ms-auto lg:w-auto">
          <EditOrderButton order={order} payments={payments} role={role} />
          {!confirmation && (
            <OrderActions order={order} role={role} isCancelRequested={cancellation !== null} />
          )}
        </div>
      </header>
      <ErasedNote order={order} />
      {replaces && (
        <p className="mt-4">
          {orderText.rich('replacementFor', {
            number: replaces.number,
            order: (text) => (
              <Link
                to="/dashboard/orders/$orderId"
                params={{ orderId: replaces.id }}
                className="link"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <OrderClaims
        order={order}
        claims={claims}
        refundable={payments.filter(isRefundable)}
        role={role}
      />
      {confirmation && <UnconfirmedPanel order={order} confirmation={confirmation} role={role} />}
      {cancellation && (
        <div className="mt-6">
          <CancellationPanel
            request={cancellation}
            order={{ ...order, contactName: order.contact.name }}
            refund={order.captured - order.refunded}
            mayDecide={may(role, 'payments.refund')}
          />
        </div>
      )}
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Part title={orderText('flowers')}>
          <OrderGoods order={order} role={role} />
          <ReviewsLink of={{ order: order.id }} />
          {!confirmation && !isInPhase(order.status, 'released') && (
            <div className="mt-5">
              <PrintLinks order={order} />
            </div>
          )}
        </Part>
        {/* On a phone it precedes payment, photographs and timeline, because drivers need it first. */}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderPeople order={order} addressSms={addressSms} handover={handover} role={role} />
        </div>
        <div className="grid content-start gap-10 border-t border-line pt-8 lg:border-t-0 lg:pt-0">
          <Part title={orderText('payment')}>
            <PaymentAttempts order={order} payments={payments} refunds={refunds} role={role} />
          </Part>
          {!isErased && (
            <Part title={orderText('photographs')}>
              <OrderPhotos order={order} photos={photos} />
            </Part>
          )}
          {thanks && (
            <Part title={orderText('thanks')}>
              <RecipientThanks thanks={thanks} />
            </Part>
          )}
          <Part title={orderText('timeline')}>
            <OrderTimeline events={timeline} paymentMethod={order.paymentMethod} />
            {may(role, 'orders.note') && !isErased && <OrderNoteForm orderId={order.id} />}
          </Part>
        </div>
      </div>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 font-medium">
        {title}
      </h2>
      {children}
    </section>
  )
}

function PrintLinks({ order }: { order: Order }) {
  const card = messageCardOf(order)
  const documents = `/dashboard/orders/${order.id}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PrintLink href={`${documents}/work-order.pdf`}>{orderText('printWorkOrder')}</PrintLink>
      {card.ok && <PrintLink href={`${documents}/card.pdf`}>{orderText('printCard')}</PrintLink>}
      {!isRecipientErased(order) && (
        <PrintLink href={printRunHref('labels', [order.id])}>{printingText('label')}</PrintLink>
      )}
      {!card.ok && card.refusal !== 'nothing-to-print' && (
        <p className="text-xs text-ink-soft">{printRefused[card.refusal].message}</p>
      )}
      {card.ok && <UnprintableNote card={card.card} />}
    </div>
  )
}

/** Warns before a card is printed that lacks characters which no font of the documents has. */
function UnprintableNote({ card: { recipient, message, signature } }: { card: MessageCard }) {
  const lost = unprintableIn([recipient, message, signature ?? ''].join('\n'))
  if (lost.length === 0) return null
  const more = lost.length - shownCharacters
  return (
    <p role="note" className="basis-full border-s-2 border-blush ps-3 text-xs">
      {orderText.rich(more > 0 ? 'unprintableMore' : 'unprintable', {
        strong: (text) => <span className="font-medium">{text}</span>,
        characters: () => <bdi>{lost.slice(0, shownCharacters).join(' ')}</bdi>,
        count: more,
      })}
    </p>
  )
}

const shownCharacters = 12
