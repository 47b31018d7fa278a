import { formatMoney } from '#commerce/money.ts'
import { mayCollectCash, openDue } from '#commerce/orders/difference-due.ts'
import type { Order } from '#commerce/orders/order.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { PaymentLink } from '../telephone/payment-link.tsx'
import { dueText } from './payments.messages.ts'

/** The amount that edits added to a paid order, and the link with which the customer pays it. */
export function DuePayment({ order, role }: { order: Order; role: Role }) {
  const open = openDue(order)
  if (open === 0) {
    const collected = order.due ?? 0
    if (collected === 0 || order.status !== 'delivered') return null
    return <p className="mt-2">{dueText('collected', { amount: formatMoney(collected) })}</p>
  }
  return (
    <div className="mt-3 grid gap-3 border-s-2 border-butter bg-butter/40 px-3 py-2">
      <p>{dueText(mayCollectCash(order) ? 'due' : 'dueOnline', { amount: formatMoney(open) })}</p>
      {may(role, 'orders.place') && (
        <PaymentLink
          orderId={order.id}
          phone={order.contact.phone}
          locale={order.locale}
          messageOf={(link) => dueText('linkMessage', { link })}
        />
      )}
    </div>
  )
}
