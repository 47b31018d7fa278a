import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, ListChecks, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { type Board, boardStatuses } from '#commerce/orders/staff/board.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { controlStyle } from '#ui/field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { DayInput } from '../lists/day-input.tsx'
import { useReadAt } from '../lists/use-read-at.ts'
import { statusStyles } from '../orders/order-labels.ts'
import type { OrdersSearch } from '../orders/orders-search.ts'
import { OtherDayDialog } from '../orders/other-day-dialog.tsx'
import { BoardView } from './board-view.tsx'
import { CancellationRequests } from './cancellation-requests.tsx'
import { DaySlots } from './day-slots.tsx'
import { PausedNotice, PauseOrders } from './pause-orders.tsx'
import { PrintBoard } from './print-board.tsx'
import { todayText } from './today.messages.ts'
import { useBoard } from './use-board.ts'

interface TodayPageProps {
  /** Absent: today in Cairo. */
  date: string | undefined
  role: Role
}

export function TodayPage({ date, role }: TodayPageProps) {
  const {
    data: board,
    dataUpdatedAt,
    isPending,
    isError,
    refetch,
    move,
    asked,
    answer,
  } = useBoard(date)
  const readAt = useReadAt(dataUpdatedAt)
  const shown = date ?? board?.date
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <h1 className="me-auto font-display text-xl">
          {date === undefined ? todayText('today') : formatDay(date)}
          {date === undefined && board && (
            <span className="block font-sans text-sm text-ink-soft">{formatDay(board.date)}</span>
          )}
        </h1>
        <div className="flex flex-wrap gap-2">
          {board && !board.pause && may(role, 'orders.limit') && <PauseOrders />}
          <Link to="/dashboard/purchase-list" className={buttonStyle({ variant: 'quiet' })}>
            <ShoppingBasket className="size-4" />
            {todayText('purchaseList')}
          </Link>
          {board && board.cards.length > 0 && (
            <>
              <Link
                to="/dashboard/make-list"
                search={{ date }}
                className={buttonStyle({ variant: 'quiet' })}
              >
                <ListChecks className="size-4" />
                {todayText('makeList')}
              </Link>
              <PrintBoard key={board.date} board={board} />
            </>
          )}
        </div>
        {shown && <DayChoice shown={shown} isToday={date === undefined} />}
      </header>
      {may(role, 'payments.refund') && <CancellationRequests />}
      <div role="status">
        {board?.pause && <PausedNotice pause={board.pause} mayResume={may(role, 'orders.limit')} />}
      </div>
      {isPending && <Spinner />}
      {isError && !board && <FetchFailed onRetry={() => void refetch()} />}
      {board && (
        <DaySlots
          key={`slots ${board.date}`}
          date={board.date}
          slots={board.slots}
          mayChange={may(role, 'orders.limit') && board.date >= civilDateAt(readAt)}
        />
      )}
      {board && <Unpaid board={board} />}
      {board && board.cards.length === 0 && <EmptyDay />}
      {board && board.cards.length > 0 && <ColumnLinks board={board} />}
      {board && board.cards.length > 0 && (
        <BoardView key={board.date} board={board} role={role} now={readAt} onMove={move} />
      )}
      {board && asked && (
        <OtherDayDialog
          number={asked.card.number}
          date={board.date}
          onClose={() => answer(false)}
          onConfirm={() => answer(true)}
        />
      )}
    </>
  )
}

const step =
  'inline-grid size-11 shrink-0 place-items-center rounded-sm border border-edge transition-colors hover:border-moss hover:text-moss'

function DayChoice({ shown, isToday }: { shown: string; isToday: boolean }) {
  const navigate = useNavigate()
  return (
    <nav aria-label={todayText('day')} className="flex flex-wrap items-center gap-2">
      {!isToday && (
        <Link to="/dashboard/today" className="link me-2 text-xs whitespace-nowrap">
          {todayText('backToToday')}
        </Link>
      )}
      <div className="flex items-center gap-2">
        <DayLink date={addDays(shown, -1)} label={todayText('previousDay')}>
          <ChevronLeft className="size-4 rtl:-scale-x-100" />
        </DayLink>
        <DayInput
          aria-label={todayText('date')}
          day={shown}
          onDay={(date) => date && void navigate({ to: '/dashboard/today', search: { date } })}
          className={`${controlStyle} min-h-11 w-40 text-sm`}
        />
        <DayLink date={addDays(shown, 1)} label={todayText('nextDay')}>
          <ChevronRight className="size-4 rtl:-scale-x-100" />
        </DayLink>
      </div>
    </nav>
  )
}

function DayLink({ date, label, children }: { date: string; label: string; children: ReactNode }) {
  return (
    <Link to="/dashboard/today" search={{ date }} aria-label={label} className={step}>
      {children}
    </Link>
  )
}

/** Links to the columns, which are stacked on phones. */
function ColumnLinks({ board }: { board: Board }) {
  return (
    <nav
      aria-label={todayText('columns')}
      className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1 md:hidden"
    >
      {boardStatuses.map((status) => {
        const { label, icon: Icon } = statusStyles[status]
        return (
          <a
            key={status}
            href={`#column-${status}`}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-3.5 text-xs font-medium whitespace-nowrap"
          >
            <Icon className="size-3.5" strokeWidth={1.75} />
            {label}
            <span className="font-normal">
              {groupDigits(board.cards.filter((card) => card.status === status).length)}
            </span>
          </a>
        )
      })}
    </nav>
  )
}

function Unpaid({ board }: { board: Board }) {
  return (
    <>
      <UnpaidNotice
        count={board.awaitingPayment}
        label="awaitingPayment"
        search={{ status: 'awaiting_payment', date: board.date }}
      />
      <UnpaidNotice
        count={board.awaitingConfirmation}
        label="awaitingConfirmation"
        search={{ status: 'awaiting_payment', method: 'cash', date: board.date }}
      />
    </>
  )
}

interface UnpaidNoticeProps {
  count: number
  label: 'awaitingPayment' | 'awaitingConfirmation'
  search: OrdersSearch
}

function UnpaidNotice({ count, label, search }: UnpaidNoticeProps) {
  if (count === 0) return null
  return (
    <p className="mb-4 text-xs text-ink-soft">
      {todayText(label, { count })}{' '}
      <Link to="/dashboard/orders" search={search} className="link">
        {todayText('viewOrders')}
      </Link>
    </p>
  )
}

function EmptyDay() {
  return (
    <EmptyState title={todayText('noDeliveries')}>
      <p className="max-w-prose text-ink-soft">{todayText('emptyNote')}</p>
      <Link to="/dashboard/orders" search={{ by: 'delivery' }} className="link">
        {todayText('viewUpcoming')}
      </Link>
    </EmptyState>
  )
}
