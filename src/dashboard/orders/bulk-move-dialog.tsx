import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CivilDate, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { formatDay, nearDay } from '#commerce/delivery/day-label.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { leavesOnOtherDay, mayMove } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { bulkMoveText } from './moves.messages.ts'
import type { BulkMove } from './moves.ts'

interface BulkMoveDialogProps {
  move: BulkMove
  orders: readonly Summarised[]
  pending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a bulk move, with what it will do. */
export function BulkMoveDialog({ move, orders, ...dialog }: BulkMoveDialogProps) {
  const today = civilDateAt(Date.now())
  const summary = summarizeMove(orders, move.to, today)
  return (
    <ConfirmDialog
      {...dialog}
      title={bulkMoveText(move.to, { count: summary.count })}
      action={move.label}
      variant="primary"
      staysOpen
    >
      <ul className="grid gap-1.5">
        {summary.days.map(({ date, count, isOther }) => (
          <SummaryLine key={date} isWarning={isOther}>
            {bulkMoveText(dayLine(date, today, isOther), { day: formatDay(date), count })}
          </SummaryLine>
        ))}
        <Consequences summary={summary} />
      </ul>
      <p className="mt-3">{bulkMoveText('undoHint')}</p>
    </ConfirmDialog>
  )
}

function Consequences({ summary: { emails, cash } }: { summary: BulkSummary }) {
  return (
    <>
      <SummaryLine>
        {emails === 0 ? bulkMoveText('noEmails') : bulkMoveText('emails', { count: emails })}
      </SummaryLine>
      {cash > 0 && <SummaryLine>{bulkMoveText('cash', { amount: formatMoney(cash) })}</SummaryLine>}
    </>
  )
}

function SummaryLine({
  isWarning = false,
  children,
}: {
  isWarning?: boolean
  children: ReactNode
}) {
  if (!isWarning) return <li>{children}</li>
  return (
    <li className="flex gap-2 rounded-sm bg-butter/60 px-3 py-2 font-medium text-ink">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </li>
  )
}

/** The text for a delivery day: `isOther` if the orders leave on another day. */
function dayLine(date: string, today: string, isOther: boolean) {
  const near = nearDay(date, today)
  if (isOther) return near === 'tomorrow' ? 'onOtherTomorrow' : 'onOtherDay'
  if (near === 'today') return 'onToday'
  return near === 'tomorrow' ? 'onTomorrow' : 'onDay'
}

type Summarised = Pick<ListedOrder, 'status' | 'deliveryDate' | 'cash'>

/** The effect of a bulk move, for its confirmation. Orders whose status does not allow it are not counted. */
interface BulkSummary {
  count: number
  /** The delivery days, earliest first. `isOther`: the orders would leave on another day. */
  days: { date: CivilDate; count: number; isOther: boolean }[]
  emails: number
  /** Cash that counts as collected. */
  cash: Pounds
}

export function summarizeMove(
  orders: readonly Summarised[],
  to: BulkMove['to'],
  today: CivilDate,
): BulkSummary {
  const moved = orders.filter(({ status }) => mayMove(status, to, 'staff'))
  const byDay = Map.groupBy(moved, ({ deliveryDate }) => deliveryDate)
  const days = [...byDay].map(([date, { length: count }]) => {
    return { date, count, isOther: leavesOnOtherDay(to, date, today) }
  })
  return {
    count: moved.length,
    days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    emails: orderStatusProperties[to].email === null ? 0 : moved.length,
    cash: to === 'delivered' ? moved.reduce((sum, { cash }) => sum + cash, 0) : 0,
  }
}
