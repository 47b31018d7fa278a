import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { type RouteSearch, staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { RouteDocument, RouteStop } from '#commerce/documents/route-document.ts'
import { isolated } from '#i18n/isolated.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { MapLink, PhoneLink, PrintLink } from '../layout/delivery-links.tsx'
import { FilterChoice, FilterDay, slotLabel } from '../lists/filter-field.tsx'
import { PreviousData } from '../lists/previous-data.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { readRouteSearch } from './route-search.ts'
import { routeText } from './routes.messages.ts'

// The only path that an instance of the previous version knows: `document.pdf` from the next release on (decision 24).
const routeDocumentPath = '/dashboard/routes/sheet.pdf'

export function RoutePage({ search }: { search: RouteSearch }) {
  const query = useQuery(staffOrderQueries.route(search))
  const navigate = useNavigate({ from: '/dashboard/routes' })
  const updateSearch = searchUpdater(readRouteSearch, search)
  if (!query.data) {
    return query.isError ? <FetchFailed onRetry={() => void query.refetch()} /> : <Spinner />
  }
  const { route, slots, date } = query.data
  const isLoading = query.isPlaceholderData
  const summary = { day: route.day, window: route.window, stops: route.stops }
  return (
    <>
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4 border-b border-line pb-5">
        <div className="me-auto">
          <h1 className="font-display text-xl">{routeText('title')}</h1>
          <p className="mt-1 text-ink-soft">
            {route.cash
              ? routeText('summaryCash', { ...summary, cash: route.cash })
              : routeText('summary', summary)}
          </p>
        </div>
        <FilterDay
          label={routeText('day')}
          day={search.date ?? date}
          onDay={(day) => day && void navigate({ search: updateSearch({ date: day }) })}
        />
        <FilterChoice
          label={routeText('slot')}
          all={routeText('allDay')}
          value={search.slot}
          options={slots.map((slot) => ({
            id: slot.id,
            name: slotLabel(
              routeText('slotOption', { name: slot.name, window: formatWindow(slot) }),
              slot,
            ),
          }))}
          onChoose={(slot) => void navigate({ search: updateSearch({ slot }) })}
        />
        {route.stops > 0 && !isLoading && (
          <PrintLink href={`${routeDocumentPath}?${documentQuery(date, search.slot)}`}>
            {routeText('print')}
          </PrintLink>
        )}
      </header>
      <PreviousData isLoading={isLoading}>
        {route.stops === 0 ? (
          <EmptyState title={routeText('none')}>{routeText('noneNote')}</EmptyState>
        ) : (
          <div className="mt-8 grid gap-10">
            {route.zones.map((zone) => (
              <RouteZone key={zone.name} zone={zone} />
            ))}
          </div>
        )}
      </PreviousData>
    </>
  )
}

function documentQuery(date: string, slot: string | undefined): string {
  return new URLSearchParams({ date, ...(slot ? { slot } : {}) }).toString()
}

function RouteZone({ zone }: { zone: RouteDocument['zones'][number] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="bg-linen px-3 py-2 font-medium">
        <LocalizedText>{zone.name}</LocalizedText>{' '}
        <span className="text-ink-soft">({groupDigits(zone.stops.length)})</span>
      </h2>
      <ol>
        {zone.stops.map((stop) => (
          <Stop key={stop.orderId} stop={stop} />
        ))}
      </ol>
    </section>
  )
}

/** With the comma of the language. */
function listed(parts: readonly string[]): string {
  return parts.join(routeText('separator'))
}

function Stop({ stop }: { stop: RouteStop }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b border-line px-3 py-4 sm:grid-cols-[2rem_minmax(0,1fr)_12rem_9rem]">
      <span className="text-ink-soft">{groupDigits(stop.position)}</span>
      <div className="min-w-0">
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId: stop.orderId }}
          className="font-medium wrap-anywhere hover:text-moss"
        >
          <bdi>{stop.recipient}</bdi>
        </Link>
        <p className="wrap-anywhere">{listed(stop.address.map(isolated))}</p>
        {stop.landmark && (
          <p dir="auto" className="text-page-start wrap-anywhere text-ink-soft">
            {stop.landmark}
          </p>
        )}
        <p className="text-xs text-ink-soft">{listed(stop.goods)}</p>
      </div>
      <div className="col-start-2 mt-2 sm:col-start-auto sm:mt-0">
        <PhoneLink number={stop.phone} />
        <p className="text-ink-soft">{stop.window}</p>
        {stop.map && <MapLink href={stop.map} />}
      </div>
      {stop.cash && (
        <p className="col-start-2 mt-2 font-medium sm:col-start-auto sm:mt-0 sm:text-end">
          {routeText('collect', { cash: stop.cash })}
        </p>
      )}
    </li>
  )
}
