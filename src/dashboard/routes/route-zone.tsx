import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { useId } from 'react'
import type { RouteDocument, RouteStop } from '#commerce/documents/route-document.ts'

export function RouteZone({ zone }: { zone: RouteDocument['zones'][number] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="bg-linen px-3 py-2 font-medium">
        {zone.name} <span className="text-ink-soft tabular-nums">({zone.stops.length})</span>
      </h2>
      <ol>
        {zone.stops.map((stop) => (
          <Stop key={stop.orderId} stop={stop} />
        ))}
      </ol>
    </section>
  )
}

function Stop({ stop }: { stop: RouteStop }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b border-line px-3 py-4 tabular-nums sm:grid-cols-[2rem_minmax(0,1fr)_12rem_9rem]">
      <span className="text-ink-soft">{stop.position}</span>
      <div className="min-w-0">
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId: stop.orderId }}
          className="font-medium wrap-anywhere hover:text-moss"
        >
          <bdi>{stop.recipient}</bdi>
        </Link>
        <p dir="auto" className="text-left wrap-anywhere">
          {stop.address.join(', ')}
        </p>
        {stop.landmark && (
          <p dir="auto" className="text-left wrap-anywhere text-ink-soft">
            {stop.landmark}
          </p>
        )}
        <p className="text-xs text-ink-soft">{stop.goods.join(', ')}</p>
      </div>
      <div className="col-start-2 mt-2 sm:col-start-auto sm:mt-0">
        <a href={`tel:${stop.phone}`} className="link">
          {stop.phone}
        </a>
        <p className="text-ink-soft">{stop.window}</p>
        {stop.map && <MapLink href={stop.map} />}
      </div>
      {stop.cash && (
        <p className="col-start-2 mt-2 font-medium sm:col-start-auto sm:mt-0 sm:text-right">
          Collect {stop.cash}
        </p>
      )}
    </li>
  )
}

function MapLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex items-center gap-1.5"
    >
      <MapPin className="size-3.5" />
      Open map
    </a>
  )
}
