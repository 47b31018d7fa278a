import { TextField } from '#ui/text-field.tsx'
import { FormSection } from './checkout-layout.tsx'
import type { SectionProps } from './use-checkout-form.ts'

export function RecipientSection({ form }: SectionProps) {
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

export function ContactSection({ form }: SectionProps) {
  return (
    <FormSection
      number={6}
      title="How can we reach you?"
      hint="For the confirmation and questions about your order. The recipient does not see it."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.bind('contact.name')}
          label="Your name"
          autoComplete="section-sender name"
          className="sm:col-span-2"
        />
        <TextField
          {...form.bind('contact.email')}
          label="Email"
          type="email"
          autoComplete="section-sender email"
        />
        <TextField
          {...form.bind('contact.phone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="section-sender tel"
          help="From abroad, include + and the country code."
        />
      </div>
    </FormSection>
  )
}
