import { checkoutText } from './checkout.messages.ts'
import { FormSection } from './checkout-layout.tsx'
import { dayLostMessage, dayReason } from './delivery-label.ts'
import { DeliveryPicker, DeliverySkeleton } from './delivery-picker.tsx'
import type { SectionProps } from './use-checkout-form.ts'

export function DeliverySection({ form, options, choices: { day, slotId } }: SectionProps) {
  return (
    <FormSection title={checkoutText('delivery')}>
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
