import { useState } from 'react'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import { Button } from '#ui/button.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useRefunds } from './use-refunds.ts'

/** Asks how much goes back and why, and gives it back. */
export function RefundButton({ payment }: { payment: StaffPayment }) {
  const { giveBack, isBusy } = useRefunds()
  // What was left when the question was asked: it may become less while the dialog is open.
  const [seenLeft, setSeenLeft] = useState<number | null>(null)
  return (
    <>
      <Button
        look="quiet"
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
          onGiveBack={async (amount, reason) => {
            const isAnswered = await giveBack({ paymentId: payment.id, amount, seenLeft, reason })
            if (isAnswered) setSeenLeft(null)
          }}
        />
      )}
    </>
  )
}
