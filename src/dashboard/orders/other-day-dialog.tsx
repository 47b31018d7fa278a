import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { moveText } from './moves.messages.ts'

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
      title={moveText('otherDayTitle', { number })}
      action={moveText('sendAnyway')}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    >
      {moveText('otherDayNote', { day: formatDay(date) })}
    </ConfirmDialog>
  )
}
