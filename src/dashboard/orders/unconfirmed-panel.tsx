import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { confirmOrderByPhone } from '#api/cash-confirmation.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatClock } from '#commerce/delivery/moment-label.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { StaffConfirmation } from '#commerce/orders/staff/read-staff-order.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { notify } from '#ui/toast.ts'
import { showSaved, showSaveFailed, showSaving } from '../saving/save.ts'
import { statusStyles } from './order-labels.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { suspicionMessage } from './suspicion-message.ts'

export interface UnconfirmedPanelProps {
  order: Order
  confirmation: StaffConfirmation
  role: Role
}

/** The confirmation state of an unconfirmed cash order, and the actions of staff. */
export function UnconfirmedPanel({ order, confirmation, role }: UnconfirmedPanelProps) {
  const [dialog, setDialog] = useState<'confirm' | 'release' | null>(null)
  const { confirm, pending } = useConfirmByPhone(order.id)
  const close = () => setDialog(null)
  const { suspicion, sends, wrongCodes } = confirmation
  return (
    <section
      aria-labelledby="unconfirmed"
      className="mt-6 rounded-sm border border-butter bg-butter/40 px-5 py-4"
    >
      <h2 id="unconfirmed" className="font-medium">
        Awaiting confirmation by the customer
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        Do not prepare this order yet. It expires
        {order.expiresAt !== null && ` at ${formatClock(order.expiresAt)}`} unless the customer
        confirms it. Codes sent: {sends}. Wrong codes: {wrongCodes}.
      </p>
      {suspicion && (
        <p className="mt-2 flex items-start gap-2 font-medium">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-blush" />
          Suspicious: {suspicionMessage(suspicion)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {may(role, 'orders.move') && (
          <Button variant="quiet" pending={pending} onClick={() => setDialog('confirm')}>
            Confirm by phone
          </Button>
        )}
        {may(role, 'orders.cancel') && (
          <Button variant="warning" onClick={() => setDialog('release')}>
            Release
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={dialog === 'confirm'}
        title="Confirm this order?"
        action="Confirm order"
        cancelLabel="Back"
        onClose={close}
        onConfirm={() => {
          close()
          void confirm()
        }}
      >
        Only after you have spoken to the customer at {order.contact.phone}. The audit log records
        who confirmed it.
      </ConfirmDialog>
      <ReleaseDialog open={dialog === 'release'} orderIds={[order.id]} onClose={close} />
    </section>
  )
}

function useConfirmByPhone(orderId: string) {
  const [pending, setPending] = useState(false)
  const queryClient = useQueryClient()

  async function confirm() {
    if (pending) return
    setPending(true)
    const toast = showSaving()
    try {
      const result = await confirmOrderByPhone({ data: { orderId } })
      if (result.ok) showSaved(toast)
      else if (result.refusal === 'confirmation-over') {
        const status = statusStyles[result.status].label
        notify.error('Not confirmed', `Current status: ${status}.`, toast)
      } else notify.error('Order not found', undefined, toast)
    } catch {
      showSaveFailed(toast)
    }
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setPending(false)
  }

  return { confirm, pending }
}
