import { Printer } from 'lucide-react'
import { messageCardOf } from '#commerce/documents/message-card.ts'
import type { Order } from '#commerce/orders/order.ts'
import { printRefused } from '#commerce/orders/staff/print-text.ts'
import { buttonStyle } from '#ui/button-style.ts'

/** The printable documents of an order, each opened in a new tab. */
export function PrintLinks({ order }: { order: Order }) {
  const card = messageCardOf(order)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PrintLink orderId={order.id} document="work-order" label="Print work order" />
      {card.ok && <PrintLink orderId={order.id} document="card" label="Print card" />}
      {!card.ok && card.refusal === 'too-long-to-print' && (
        <p className="text-xs text-ink-soft">{printRefused[card.refusal].message}</p>
      )}
    </div>
  )
}

interface PrintLinkProps {
  orderId: string
  document: 'work-order' | 'card'
  label: string
}

function PrintLink({ orderId, document, label }: PrintLinkProps) {
  return (
    <a
      href={`/dashboard/orders/${orderId}/${document}.pdf`}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle({ variant: 'quiet', size: 'small' })}
    >
      <Printer className="size-3.5" />
      {label}
    </a>
  )
}
