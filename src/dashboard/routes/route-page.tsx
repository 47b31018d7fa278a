import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { type RouteSearch, staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChoice, FilterDay } from '../lists/filter-field.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { slotLabel } from '../lists/slot-label.ts'
import { readRouteSearch } from './route-search.ts'
import { RouteZone } from './route-zone.tsx'

// The only path that an instance of the previous version knows: `document.pdf` from the next release on (decision 24).
const routeDocumentPath = '/dashboard/routes/sheet.pdf'

/** The delivery stops of a day, grouped by zone. */
export function RoutePage({ search }: { search: RouteSearch }) {
  const { data } = useSuspenseQuery(staffOrderQueries.route(search))
  const navigate = useNavigate({ from: '/dashboard/routes' })
  const updateSearch = searchUpdater(readRouteSearch, search)
  const { route, slots, date } = data
  const stops = `${route.stops} ${route.stops === 1 ? 'stop' : 'stops'}`
  return (
    <>
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4 border-b border-line pb-5">
        <div className="mr-auto">
          <h1 className="font-display text-xl">Routes</h1>
          <p className="mt-1 text-ink-soft tabular-nums">
            {route.day}, {route.window}: {stops}
            {route.cash && `, ${route.cash} to collect`}
          </p>
        </div>
        <FilterDay
          label="Day"
          day={date}
          onDay={(day) => day && void navigate({ search: updateSearch({ date: day }) })}
        />
        <FilterChoice
          label="Time slot"
          all="All day"
          value={search.slot}
          options={slots.map((slot) => ({
            id: slot.id,
            name: slotLabel(`${slot.name}, ${formatWindow(slot)}`, slot),
          }))}
          onChoose={(slot) => void navigate({ search: updateSearch({ slot }) })}
        />
        {route.stops > 0 && (
          <a
            href={`${routeDocumentPath}?${documentQuery(date, search.slot)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'quiet' })}
          >
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Print route
          </a>
        )}
      </header>
      {route.stops === 0 ? (
        <EmptyState title="No deliveries">There are no orders to deliver at this time.</EmptyState>
      ) : (
        <div className="mt-8 grid gap-10">
          {route.zones.map((zone) => (
            <RouteZone key={zone.name} zone={zone} />
          ))}
        </div>
      )}
    </>
  )
}

function documentQuery(date: string, slot: string | undefined): string {
  return new URLSearchParams({ date, ...(slot ? { slot } : {}) }).toString()
}
