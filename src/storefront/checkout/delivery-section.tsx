import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import type { DeliveryDay } from '#commerce/delivery/delivery-calendar.ts'
import { FormSection } from './checkout-layout.tsx'
import { dayLostMessage, dayReason } from './delivery-label.ts'
import { DeliveryPicker, DeliverySkeleton } from './delivery-picker.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

export interface DeliverySectionProps {
  form: CheckoutForm
  /** Undefined while loading. */
  options: CheckoutOptions | undefined
  /** The day whose slots are shown. */
  day: DeliveryDay | undefined
  slotId: string
}

export function DeliverySection({ form, options, day, slotId }: DeliverySectionProps) {
  return (
    <FormSection number={3} title="When should they arrive?">
      {options ? (
        <DeliveryPicker
          days={options.days}
          slots={options.slots}
          {...{ day, slotId }}
          reasonOf={dayReason}
          onDay={(date) => form.change({ 'delivery.date': date, 'delivery.slotId': '' })}
          onWindow={(date, id) => form.change({ 'delivery.date': date, 'delivery.slotId': id })}
          dayError={
            form.errorOf('delivery.date') ?? dayLostMessage(form.draft['delivery.date'], day)
          }
          windowError={form.errorOf('delivery.slotId')}
        />
      ) : (
        <DeliverySkeleton />
      )}
    </FormSection>
  )
}
