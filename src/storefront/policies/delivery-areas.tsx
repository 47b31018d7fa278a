import { Fragment } from 'react'
import type { DeliveryAreas as Areas } from '#commerce/delivery/read-delivery-areas.server.ts'
import { formatMoney } from '#commerce/money.ts'

/** Delivery areas with their fees, and the time slots of a day. */
export function DeliveryAreas({ areas, windows }: Areas) {
  if (areas.length === 0) return null
  return (
    <section aria-labelledby="areas" className="border-b border-line py-8 lg:pt-10">
      <h2 id="areas" className="font-display text-xl">
        Areas and fees
      </h2>
      <ul className="mt-5 grid gap-x-16 tabular-nums sm:grid-cols-2">
        {areas.map(({ name, fee }) => (
          <li key={name} className="flex justify-between gap-4 border-t border-line py-2.5">
            <span>{name}</span>
            <span>{formatMoney(fee)}</span>
          </li>
        ))}
      </ul>
      {windows.length > 0 && (
        <p className="mt-5 max-w-[62ch] text-base text-ink-soft">
          Time slots:{' '}
          {windows.map((window, index) => (
            <Fragment key={window}>
              {index > 0 && ', '}
              <span className="whitespace-nowrap">{window}</span>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  )
}
