import { formatDay } from '#commerce/delivery/day-label.ts'
import type { BookedDay } from '#commerce/delivery/settings/delivery-settings.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

export interface BookedDialogProps {
  days: readonly BookedDay[]
  action: string
  onClose: () => void
  onConfirm: () => void
}

const mostShown = 6

/** Asks for confirmation: existing bookings conflict with the change and stay booked. */
export function BookedDialog({ days, action, onClose, onConfirm }: BookedDialogProps) {
  const count = days.reduce((sum, { booked }) => sum + booked, 0)
  return (
    <ConfirmDialog
      open
      title={
        count === 1 ? '1 delivery is already booked' : `${count} deliveries are already booked`
      }
      action={action}
      cancelLabel="Cancel"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>They stay booked and have to be delivered. The change only affects new orders.</p>
      <ul className="mt-3 grid gap-1 tabular-nums">
        {days.slice(0, mostShown).map(({ date, booked }) => (
          <li key={date}>
            {formatDay(date)}: {bookedMessage(booked)}
          </li>
        ))}
        {days.length > mostShown && <li>and {days.length - mostShown} more days</li>}
      </ul>
    </ConfirmDialog>
  )
}

export function bookedMessage(booked: number): string {
  return booked === 1 ? '1 delivery' : `${booked} deliveries`
}
