import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import type { DeliveryDay } from '#commerce/delivery/delivery-calendar.ts'
import { type DeliverySlot, formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatDay } from '#commerce/delivery/moment-words.ts'
import { formatMoney } from '#commerce/money.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DayLabel } from './day-label.tsx'
import { dayReason, windowReasons } from './delivery-words.ts'
import { FormSection } from './form-section.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

export interface DeliverySectionProps {
  form: CheckoutForm
  /** Undefined while they are read. */
  options: CheckoutOptions | undefined
  /** The day whose windows are shown. */
  day: DeliveryDay | undefined
  slotId: string
}

export function DeliverySection({ form, options, day, slotId }: DeliverySectionProps) {
  return (
    <FormSection number={3} title="When should they arrive?">
      {options ? (
        <>
          <RadioCards
            legend="Day"
            name="delivery.date"
            value={day?.date}
            onChange={(date) => form.change({ 'delivery.date': date, 'delivery.slotId': '' })}
            error={form.errorOf('delivery.date')}
            className="-mx-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto px-1 pt-1 pb-3 *:max-w-32 *:min-w-24 *:shrink-0 *:snap-start"
            options={options.days.map((each) => {
              const reason = dayReason(each)
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
              {day.surcharge.name}: a delivery costs {formatMoney(day.surcharge.amount)} more that
              day.
            </p>
          )}
          {day ? (
            <RadioCards
              legend={`Window on ${formatDay(day.date)}`}
              name="delivery.slotId"
              value={slotId || undefined}
              onChange={(id) => form.change({ 'delivery.date': day.date, 'delivery.slotId': id })}
              error={form.errorOf('delivery.slotId')}
              className="grid grid-cols-2 gap-2 xl:grid-cols-4"
              options={windowsOf(day, options.slots)}
            />
          ) : (
            <p role="alert">
              Every day of the next two weeks is taken. Please call us: we may find a way.
            </p>
          )}
        </>
      ) : (
        <DeliverySkeleton />
      )}
    </FormSection>
  )
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
        note: isOpen ? slot.name : windowReasons[state],
        disabled: !isOpen,
      },
    ]
  })
}

function DeliverySkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Reading the calendar…</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-16" />
    </div>
  )
}
