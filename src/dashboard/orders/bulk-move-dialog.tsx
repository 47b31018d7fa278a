import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { formatDay, nearDay } from '#commerce/delivery/day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { type BulkSummary, summarizeMove } from './bulk-summary.ts'
import type { BulkMove } from './moves.ts'

interface BulkMoveDialogProps {
  move: BulkMove
  orders: readonly ListedOrder[]
  pending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a bulk move, with what it will do. */
export function BulkMoveDialog({ move, orders, ...dialog }: BulkMoveDialogProps) {
  const today = civilDateAt(Date.now())
  const summary = summarizeMove(orders, move.to, today)
  return (
    <ConfirmDialog {...dialog} title={titles[move.to](summary.count)} action={move.label} staysOpen>
      <ul className="grid gap-1.5">
        {summary.days.map(({ date, count, isOther }) => (
          <SummaryLine key={date} isWarning={isOther}>
            {formatDay(date)}
            {dayNote(date, today, isOther)}: {ordersOf(count)}
          </SummaryLine>
        ))}
        <Consequences summary={summary} />
      </ul>
      <p className="mt-3">You can undo this for a few seconds.</p>
    </ConfirmDialog>
  )
}

function Consequences({ summary: { emails, cash } }: { summary: BulkSummary }) {
  return (
    <>
      <SummaryLine>
        {emails === 0 && 'No emails are sent.'}
        {emails === 1 && '1 customer gets an email.'}
        {emails > 1 && `${emails} customers get an email.`}
      </SummaryLine>
      {cash > 0 && <SummaryLine>{formatMoney(cash)} in cash counts as collected.</SummaryLine>}
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

function dayNote(date: string, today: string, isOther: boolean): string {
  const near = nearDay(date, today)
  if (isOther) return near ? ` (${near}, not today)` : ' (not today)'
  return near ? ` (${near})` : ''
}

const ordersOf = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

const titles: Record<BulkMove['to'], (count: number) => string> = {
  preparing: (count) => `Start preparing ${ordersOf(count)}?`,
  out_for_delivery: (count) => `Send out ${ordersOf(count)}?`,
  delivered: (count) => `Mark ${ordersOf(count)} as delivered?`,
  delivery_failed: (count) => `Mark ${ordersOf(count)} as failed?`,
}
