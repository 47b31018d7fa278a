import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

interface OtherDayDialogProps {
  number: string
  /** The delivery day of the order. */
  date: CivilDate
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an order leaves on another day than its delivery day. */
export function OtherDayDialog({ number, date, onClose, onConfirm }: OtherDayDialogProps) {
  return (
    <ConfirmDialog
      title={`Send out order ${number} today?`}
      action="Send out anyway"
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    >
      It is for {formatDay(date)}, not for today. The customer gets an email that the flowers are on
      their way.
    </ConfirmDialog>
  )
}
