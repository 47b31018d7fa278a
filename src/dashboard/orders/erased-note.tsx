import { CircleAlert } from 'lucide-react'
import type { Order } from '#commerce/orders/order.ts'
import { isRecipientErased } from '#commerce/orders/recipient-erased.ts'
import { erasedText } from './erased-note.messages.ts'

/** Tells staff that the personal data of an order, or of its recipient alone, was erased; nothing for other orders. */
export function ErasedNote({ order }: { order: Order }) {
  if (!isRecipientErased(order)) return null
  return (
    <p role="note" className="mt-4 flex gap-1.5 rounded-sm bg-clay px-3 py-2">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {erasedText(order.erasedAt === undefined ? 'recipient' : 'order')}
    </p>
  )
}
