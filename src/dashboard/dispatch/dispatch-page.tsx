import { arrayMove } from '@dnd-kit/sortable'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { RouteSearch } from '#api/staff-orders.queries.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { Dispatch, DispatchOrder } from '#commerce/drivers/dispatch.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { readRouteSearch } from '../delivery-routes/route-search.ts'
import { FilterChoice, FilterDay } from '../lists/filter-field.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { useReadAt } from '../lists/use-read-at.ts'
import { AssignBar } from './assign-bar.tsx'
import { ConfirmCashDialog } from './confirm-cash-dialog.tsx'
import { dispatchText } from './dispatch.messages.ts'
import { DispatchCard } from './dispatch-card.tsx'
import { countToAssign, ofSlot, ordersOf } from './dispatch-changes.ts'
import { DispatchDrag } from './dispatch-drag.tsx'
import { RunColumn } from './run-column.tsx'
import { UnassignedColumn } from './unassigned-column.tsx'
import { useDispatch } from './use-dispatch.ts'

interface DispatchPageProps {
  search: RouteSearch
  role: Role
}

export function DispatchPage({ search, role }: DispatchPageProps) {
  const dispatch = useDispatch(search.date)
  const navigate = useNavigate({ from: '/dashboard/dispatch' })
  const updateSearch = searchUpdater(readRouteSearch, search)
  const { data, isError, refetch } = dispatch
  if (!data) return isError ? <FetchFailed onRetry={() => void refetch()} /> : <Spinner />
  const shown = ofSlot(data, search.slot)
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="me-auto min-w-0">
          <h1 className="font-display text-xl">{dispatchText('title')}</h1>
          <p className="mt-1 text-ink-soft">
            {dispatchText('summary', {
              day: formatDay(data.date),
              count: countToAssign(shown),
              drivers: data.runs.filter(({ driver }) => driver.mayDrive).length,
            })}
          </p>
        </div>
        <FilterDay
          label={dispatchText('day')}
          day={search.date ?? data.date}
          onDay={(date) => date && void navigate({ search: updateSearch({ date }) })}
        />
        <FilterChoice
          label={dispatchText('slot')}
          all={dispatchText('allDay')}
          value={search.slot}
          options={data.slots.map((slot) => ({
            id: slot.id,
            name: dispatchText('slotOption', { name: slot.name, window: formatWindow(slot) }),
          }))}
          onChoose={(slot) => void navigate({ search: updateSearch({ slot }) })}
        />
      </header>
      {data.runs.length === 0 && <NoDrivers role={role} />}
      {data.runs.length > 0 && ordersOf(shown).length === 0 && (
        <EmptyState title={dispatchText('nothing')} note={dispatchText('nothingNote')} />
      )}
      {(ordersOf(shown).length > 0 || data.runs.some(({ cash }) => cash.toHandIn !== 0)) && (
        // Another day starts with an empty selection.
        <DispatchBoard key={`${data.date} ${search.slot}`} whole={data} {...{ shown, dispatch }} />
      )}
    </>
  )
}

interface DispatchBoardProps {
  dispatch: ReturnType<typeof useDispatch>
  /** All orders of the day, and those of the chosen slot. */
  whole: Dispatch
  shown: Dispatch
}

function DispatchBoard({ dispatch, whole, shown }: DispatchBoardProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [counted, setCounted] = useState<string | null>(null)
  const { date } = whole
  const now = useReadAt(dispatch.dataUpdatedAt)
  const selected = ordersOf(shown).filter(({ id }) => chosen.has(id))
  const countedRun = whole.runs.find(({ driver }) => driver.id === counted)

  function select(ids: readonly string[], isSelected: boolean) {
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids) isSelected ? after.add(id) : after.delete(id)
      return after
    })
  }

  function assign(ids: readonly string[], driver: { id: string; name: string } | null) {
    dispatch.assign(ids, driver)
    select(ids, false)
  }

  const renderCard = (order: DispatchOrder, position: number | null) => (
    <DispatchCard
      key={order.id}
      order={order}
      date={date}
      now={now}
      position={position}
      isSelected={chosen.has(order.id)}
      onSelect={(isSelected) => select([order.id], isSelected)}
    />
  )

  return (
    <DispatchDrag
      dispatch={shown}
      onAssign={(orderId, driverId) => {
        const driver = whole.runs.find((run) => run.driver.id === driverId)?.driver ?? null
        // A selected order takes the others with it.
        assign(chosen.has(orderId) ? selected.map(({ id }) => id) : [orderId], driver)
      }}
      onSort={(driverId, orderId, overId) => {
        const run = whole.runs.find(({ driver }) => driver.id === driverId)
        const ids = run?.stops.map(({ id }) => id) ?? []
        const orderIds = arrayMove(ids, ids.indexOf(orderId), ids.indexOf(overId))
        void dispatch.sort({ driverId, date, orderIds })
      }}
    >
      <div className="grid gap-8 md:-mx-8 md:flex md:snap-x md:scroll-ps-8 md:gap-0 md:overflow-x-auto md:px-8">
        <UnassignedColumn
          orders={shown.unassigned}
          selected={chosen}
          onSelect={select}
          renderCard={(order) => renderCard(order, null)}
        />
        {shown.runs.map((run) => (
          <RunColumn
            key={run.driver.id}
            run={run}
            isBusy={dispatch.busyDriver === run.driver.id}
            onArrange={() => void dispatch.arrange({ driverId: run.driver.id, date })}
            onStart={() => void dispatch.start({ driverId: run.driver.id, date })}
            onCash={() => setCounted(run.driver.id)}
            renderCard={(order, index) => renderCard(order, index + 1)}
          />
        ))}
      </div>
      <AssignBar
        count={selected.length}
        runs={whole.runs}
        onAssign={(driver) =>
          assign(
            selected.map(({ id }) => id),
            driver,
          )
        }
        onClear={() => setChosen(new Set())}
      />
      {countedRun && (
        <ConfirmCashDialog run={countedRun} date={date} onClose={() => setCounted(null)} />
      )}
    </DispatchDrag>
  )
}

function NoDrivers({ role }: { role: Role }) {
  return (
    <EmptyState title={dispatchText('noDrivers')} note={dispatchText('noDriversNote')}>
      {may(role, 'admins.write') ? (
        <Link to="/dashboard/admins/new" className="link">
          {dispatchText('addDriver')}
        </Link>
      ) : (
        <p className="text-ink-soft">{dispatchText('askForDriver')}</p>
      )}
    </EmptyState>
  )
}
