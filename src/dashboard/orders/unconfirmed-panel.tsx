import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { confirmOrderByPhone } from '#api/cash-confirmation.ts'
import { formatClock } from '#commerce/delivery/moment-label.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { StaffConfirmation } from '#commerce/orders/staff/read-staff-order.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { statusStyles, suspicionMessage } from './order-labels.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { unconfirmedText } from './unconfirmed-panel.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

interface UnconfirmedPanelProps {
  order: Order
  confirmation: StaffConfirmation
  role: Role
}

export function UnconfirmedPanel({ order, confirmation, role }: UnconfirmedPanelProps) {
  const [dialog, setDialog] = useState<'confirm' | 'release' | null>(null)
  const { save, isSaving } = useSaveOrder({
    send: () => confirmOrderByPhone({ data: { orderId: order.id } }),
    refusal: (refused) =>
      refused.refusal === 'confirmation-over'
        ? {
            title: unconfirmedText('notConfirmed'),
            message: unconfirmedText('currentStatus', {
              status: statusStyles[refused.status].label,
            }),
          }
        : { title: unconfirmedText('orderNotFound') },
  })
  const close = () => setDialog(null)
  const { suspicion, sends, wrongCodes } = confirmation
  return (
    <section
      aria-labelledby="unconfirmed"
      className="mt-6 rounded-sm border border-butter bg-butter/40 px-5 py-4"
    >
      <h2 id="unconfirmed" className="font-medium">
        {unconfirmedText('title')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {order.expiresAt === null
          ? unconfirmedText('note', { sends, wrongCodes })
          : unconfirmedText('noteUntil', {
              time: formatClock(order.expiresAt),
              sends,
              wrongCodes,
            })}
      </p>
      {suspicion && (
        <p className="mt-2 flex items-start gap-2 font-medium">
          <CircleAlert className="mt-0.5 size-4 shrink-0 text-blush" />
          {unconfirmedText('suspicious', { reason: suspicionMessage(suspicion) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {may(role, 'orders.move') && (
          <Button variant="quiet" pending={isSaving} onClick={() => setDialog('confirm')}>
            {unconfirmedText('confirmByPhone')}
          </Button>
        )}
        {may(role, 'orders.cancel') && (
          <Button variant="warning" onClick={() => setDialog('release')}>
            {unconfirmedText('release')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={dialog === 'confirm'}
        title={unconfirmedText('confirmTitle')}
        action={unconfirmedText('confirm')}
        cancelLabel={unconfirmedText('back')}
        onClose={close}
        onConfirm={() => {
          close()
          void save()
        }}
      >
        {unconfirmedText.rich('confirmNote', {
          phone: () => <bdi dir="ltr">{order.contact.phone}</bdi>,
        })}
      </ConfirmDialog>
      {dialog === 'release' && <ReleaseDialog orderIds={[order.id]} onClose={close} />}
    </section>
  )
}
