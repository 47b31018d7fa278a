import { useState } from 'react'
import { openDay } from '#api/delivery-settings.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { ClosedDay, DeliverySettings } from '#commerce/delivery/settings/delivery-settings.ts'
import { localizedText } from '#i18n/localized.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { CloseDaysPanel, noDays } from './close-days-panel.tsx'
import { deliveryText } from './delivery.messages.ts'
import { HolidayOffers } from './holiday-offers.tsx'
import { RepeatedClosures } from './repeated-closures.tsx'
import { RemoveButton, row, SettingsSection } from './settings-section.tsx'

type ClosedDaysSectionProps = Pick<
  DeliverySettings,
  'closedDays' | 'repeatedClosures' | 'holidays' | 'today'
>

export function ClosedDaysSection({
  closedDays: days,
  repeatedClosures,
  holidays,
  today,
}: ClosedDaysSectionProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <SettingsSection
      title={deliveryText('closedDays')}
      help={deliveryText('closedDaysHelp')}
      action={deliveryText('closeDays')}
      onAction={() => setAdding(true)}
    >
      <RepeatedClosures closures={repeatedClosures} today={today} />
      {days.length === 0 ? (
        <p className="mt-4 text-ink-soft">{deliveryText('noClosedDays')}</p>
      ) : (
        <ul aria-label={deliveryText('closedDays')} className="mt-4 border-t border-line">
          {days.map((day) => (
            <ClosedDayRow key={day.date} day={day} />
          ))}
        </ul>
      )}
      <HolidayOffers holidays={holidays} today={today} />
      {isAdding && (
        <CloseDaysPanel today={today} initial={noDays} onClose={() => setAdding(false)} />
      )}
    </SettingsSection>
  )
}

function ClosedDayRow({ day: { date, reason: en, reasonAr, booked } }: { day: ClosedDay }) {
  const reason = localizedText({ en, ar: reasonAr })
  return (
    <li className={row}>
      <p className="min-w-0 grow">
        <span className="font-medium">{formatDay(date)}</span>
        <span className="block text-xs break-words text-ink-soft">
          {booked > 0 ? (
            <bdi>{deliveryText('reasonAndBooked', { reason, count: booked })}</bdi>
          ) : (
            <LocalizedText>{reason}</LocalizedText>
          )}
        </span>
        {!reasonAr && <ArabicMissing />}
      </p>
      <RemoveButton
        label={deliveryText('reopenDay', { day: formatDay(date) })}
        onRemove={() => openDay({ data: { date } })}
      >
        {deliveryText('reopen')}
      </RemoveButton>
    </li>
  )
}
