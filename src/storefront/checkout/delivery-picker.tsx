import { useEffect, useRef } from 'react'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { formatDay, nearDay } from '#commerce/delivery/day-label.ts'
import type { DeliveryDay } from '#commerce/delivery/delivery-calendar.ts'
import { type DeliverySlot, formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { shortDayNames } from '#commerce/delivery/short-day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { isRightToLeft } from '#i18n/writing-direction.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCairoDay } from '../layout/shop-clock.ts'
import { deliveryText } from './delivery-label.messages.ts'
import { windowReason } from './delivery-label.ts'

interface DeliveryPickerProps {
  days: readonly DeliveryDay[]
  slots: readonly DeliverySlot[]
  /** The day whose slots are shown; undefined if none is available. */
  day: DeliveryDay | undefined
  slotId: string
  /** The label of a first card for a delivery at any time of the day, where a slot is optional. */
  anyTime?: string
  /** Why a day is unavailable; null if it is available. */
  reasonOf: (day: DeliveryDay) => string | null
  onDay: (date: string) => void
  onWindow: (date: string, slotId: string) => void
  dayError?: string | undefined
  windowError?: string | undefined
}

/** A row of days and a row of time slots; unavailable ones are struck through, with the reason. */
export function DeliveryPicker(picker: DeliveryPickerProps) {
  const { days, slots, day, slotId, anyTime, reasonOf } = picker
  const row = useChosenInView()
  return (
    <>
      <RadioCards
        rowRef={row}
        legend={deliveryText('day')}
        name="delivery.date"
        value={day?.date}
        onChange={picker.onDay}
        error={picker.dayError}
        className="-mx-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto px-1 pt-1 pb-3 [&>label]:max-w-32 [&>label]:min-w-24 [&>label]:shrink-0 [&>label]:snap-start"
        options={days.map((each) => {
          const reason = reasonOf(each)
          return {
            value: each.date,
            label: <DayLabel date={each.date} />,
            note: reason ?? surchargeNote(each),
            disabled: reason !== null,
          }
        })}
      />
      {day?.surcharge && (
        <p className="text-xs text-ink-soft">
          {deliveryText('surcharge', {
            name: day.surcharge.name,
            amount: formatMoney(day.surcharge.amount),
          })}
        </p>
      )}
      {day ? (
        <RadioCards
          legend={deliveryText('timeOn', { day: formatDay(day.date) })}
          name="delivery.slotId"
          value={anyTime === undefined ? slotId || undefined : slotId}
          onChange={(id) => picker.onWindow(day.date, id)}
          error={picker.windowError}
          className="grid grid-cols-2 gap-2 xl:grid-cols-4"
          options={[
            ...(anyTime === undefined ? [] : [{ value: '', label: anyTime }]),
            ...windowsOf(day, slots),
          ]}
        />
      ) : (
        <p role="alert">{deliveryText('allBooked')}</p>
      )}
    </>
  )
}

function useChosenInView() {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.closest('label')
    if (!row.current || !chosen) return
    const [card, frame] = [chosen.getBoundingClientRect(), row.current.getBoundingClientRect()]
    const by = scrollToShow(card, frame, isRightToLeft())
    if (by !== 0) row.current.scrollLeft += by
  }, [])
  return row
}

interface Extent {
  left: number
  right: number
}

/** How far to scroll a row, so that a card beyond its end comes into view with room for the next one. */
export function scrollToShow(card: Extent, row: Extent, rightToLeft: boolean): number {
  const past = rightToLeft ? row.left - card.left : card.right - row.right
  if (past <= 0) return 0
  const distance = past + card.right - card.left
  return rightToLeft ? -distance : distance
}

function surchargeNote({ surcharge }: DeliveryDay): string | undefined {
  return surcharge ? `+ ${formatMoney(surcharge.amount)}` : undefined
}

function windowsOf(day: DeliveryDay, slots: readonly DeliverySlot[]) {
  return day.windows.flatMap(({ slotId, state }) => {
    const slot = slots.find((each) => each.id === slotId)
    if (!slot) return []
    const isOpen = state === 'open'
    return [
      {
        value: slotId,
        label: <span className="whitespace-nowrap">{formatWindow(slot)}</span>,
        note: isOpen ? slot.name : windowReason(state),
        disabled: !isOpen,
      },
    ]
  })
}

/** A day as a calendar leaf: weekday over number. */
function DayLabel({ date }: { date: CivilDate }) {
  const near = nearDay(date, useCairoDay())
  const { weekday, day, month } = shortDayNames(date)
  return (
    <span className="grid whitespace-nowrap">
      <span className="text-xs font-normal">{near ? deliveryText(near) : weekday}</span>
      <span className="font-display text-lg font-normal">
        {day} <span className="text-xs">{month}</span>
      </span>
    </span>
  )
}

export function DeliverySkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{deliveryText('loading')}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-16" />
    </div>
  )
}
