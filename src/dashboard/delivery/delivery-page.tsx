import { useQuery } from '@tanstack/react-query'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import type { DeliverySettings } from '#commerce/delivery/settings/delivery-settings.ts'
import { formatMoney } from '#commerce/money.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { ClosedDaysPart } from './closed-days-part.tsx'
import { deliveryText } from './delivery.messages.ts'
import { PeakDaysPart } from './peak-days-part.tsx'
import { SlotsPart } from './slots-part.tsx'
import { ZonesPart } from './zones-part.tsx'

export function DeliveryPage() {
  const query = useQuery(deliverySettingsQueries.all())
  return (
    <>
      <h1 className="font-display text-xl">{deliveryText('title')}</h1>
      {query.isError && !query.data && <FetchFailed onRetry={() => void query.refetch()} />}
      {query.data && <Settings settings={query.data} />}
    </>
  )
}

function Settings({ settings }: { settings: DeliverySettings }) {
  const { zones, slots, peakDays, today, cashLimit } = settings
  return (
    <>
      <p className="mt-1 mb-6 max-w-prose text-xs text-ink-soft">
        {deliveryText('immediate')} {cashLabel(cashLimit)}
      </p>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 xl:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-10">
          <SlotsPart slots={slots} />
          <ClosedDaysPart {...settings} />
          <PeakDaysPart days={peakDays} today={today} />
        </div>
        <ZonesPart zones={zones} />
      </div>
    </>
  )
}

function cashLabel(limit: number): string {
  return limit > 0
    ? deliveryText('cashUpTo', { limit: formatMoney(limit) })
    : deliveryText('cashOff')
}
