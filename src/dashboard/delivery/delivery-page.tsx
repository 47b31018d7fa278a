import { useQuery } from '@tanstack/react-query'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import type { DeliverySettings } from '#commerce/delivery/settings/delivery-settings.ts'
import { formatMoney } from '#commerce/money.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { ClosedDaysSection } from './closed-days-section.tsx'
import { deliveryText } from './delivery.messages.ts'
import { PeakDaysSection } from './peak-days-section.tsx'
import { SlotsSection } from './slots-section.tsx'
import { ZonesSection } from './zones-section.tsx'

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
          <SlotsSection slots={slots} />
          <ClosedDaysSection {...settings} />
          <PeakDaysSection days={peakDays} today={today} />
        </div>
        <ZonesSection zones={zones} />
      </div>
    </>
  )
}

function cashLabel(limit: number): string {
  return limit > 0
    ? deliveryText('cashUpTo', { limit: formatMoney(limit) })
    : deliveryText('cashOff')
}
