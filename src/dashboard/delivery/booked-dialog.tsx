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

/** Deliveries are booked already that would not be taken any more: they stay, and whoever decides is to know. */
export function BookedDialog({ days, action, onClose, onConfirm }: BookedDialogProps) {
  const count = days.reduce((sum, { booked }) => sum + booked, 0)
  return (
    <ConfirmDialog
      open
      title={
        count === 1 ? 'One delivery is booked already' : `${count} deliveries are booked already`
      }
      action={action}
      cancelLabel="Leave it"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>They stay booked, and are to be delivered. Only new orders are kept out.</p>
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
