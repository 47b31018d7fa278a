import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { checkoutText } from './checkout.messages.ts'
import { FormSection } from './checkout-layout.tsx'
import type { SectionProps } from './use-checkout-form.ts'

export function RecipientSection({ form }: SectionProps) {
  const { forOneself, addressBy } = form.draft
  return (
    <FormSection
      title={checkoutText('recipient')}
      hint={checkoutText(forOneself ? 'recipientHintSelf' : 'recipientHint')}
    >
      {/* A sender who is the recipient knows the address. */}
      {addressBy === 'sender' && (
        <Checkbox
          name="forOneself"
          label={checkoutText('forOneself')}
          checked={forOneself}
          onChange={(event) => form.change({ forOneself: event.target.checked })}
        />
      )}
      {!forOneself && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.bind('recipient.name')}
            label={checkoutText('name')}
            autoComplete="section-recipient shipping name"
            enterKeyHint="next"
          />
          <TextField
            {...form.bind('recipient.phone')}
            label={checkoutText('mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="section-recipient shipping tel"
            enterKeyHint="next"
            placeholder="0100 123 4567"
          />
        </div>
      )}
    </FormSection>
  )
}
