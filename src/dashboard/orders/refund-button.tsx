import { useState } from 'react'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Button } from '#ui/button.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useRefunds } from './use-refunds.ts'

/** Asks for amount and reason, and requests the refund. */
export function RefundButton({ payment }: { payment: StaffPayment }) {
  const { refund, isBusy } = useRefunds()
  // The refundable rest when the dialog was opened: a concurrent refund may reduce it.
  const [seenLeft, setSeenLeft] = useState<number | null>(null)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        pending={isBusy}
        onClick={() => setSeenLeft(payment.amount - payment.returned)}
      >
        Refund
      </Button>
      {seenLeft !== null && (
        <RefundDialog
          left={seenLeft}
          onClose={() => setSeenLeft(null)}
          isBusy={isBusy}
          onRefund={async (amount, reason) => {
            const isDone = await refund({ paymentId: payment.id, amount, seenLeft, reason })
            if (isDone) setSeenLeft(null)
          }}
        />
      )}
    </>
  )
}
