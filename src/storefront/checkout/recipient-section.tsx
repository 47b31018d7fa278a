import { TextField } from '#ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

export function RecipientSection({ form }: { form: CheckoutForm }) {
  return (
    <FormSection
      number={1}
      title="Who are the flowers for?"
      hint="The driver calls only if no one answers the door."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.bind('recipient.name')}
          label="Name"
          autoComplete="section-recipient name"
        />
        <TextField
          {...form.bind('recipient.phone')}
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="section-recipient tel"
          placeholder="0100 123 4567"
        />
      </div>
    </FormSection>
  )
}
