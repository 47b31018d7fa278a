import { formatMoney } from '#commerce/money.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormSection } from './checkout-layout.tsx'
import type { CheckoutForm, SectionProps } from './use-checkout-form.ts'

export function AddressSection({ form, options }: SectionProps) {
  const zones = options?.zones
  return (
    <FormSection number={2} title="Where do they go?">
      <RadioCards
        legend="Who gives the address"
        legendHidden
        name="address.givenBy"
        value={form.draft.addressBy}
        onChange={(addressBy) => form.change({ addressBy })}
        className="grid gap-2 sm:grid-cols-2"
        options={[
          { value: 'sender', label: 'I know the address', note: 'Enter it below.' },
          {
            value: 'recipient',
            label: 'Ask the recipient',
            note: 'You share a private link with them. Their address stays between them and us.',
          },
        ]}
      />
      <SelectField
        {...form.bind('address.zoneId')}
        label="Area"
        help={
          form.draft.addressBy === 'sender'
            ? 'The delivery fee depends on the area.'
            : 'The delivery fee depends on the area. The recipient adds the address.'
        }
        disabled={!zones}
      >
        <option value="">{zones ? 'Choose an area' : 'Loading areas…'}</option>
        {zones?.map((zone) => (
          <option key={zone.id} value={zone.id} disabled={!zone.open}>
            {zone.name} – {zone.open ? formatMoney(zone.fee) : 'no delivery at the moment'}
          </option>
        ))}
      </SelectField>
      {form.draft.addressBy === 'sender' && <Place form={form} />}
    </FormSection>
  )
}

function Place({ form }: { form: CheckoutForm }) {
  return (
    <>
      <TextField
        {...form.bind('address.street')}
        label="Street"
        autoComplete="section-recipient address-line1"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.bind('address.building')}
          label="Building"
          autoComplete="section-recipient address-line2"
        />
        <TextField
          {...form.bind('address.floor')}
          label="Floor and flat"
          optional
          autoComplete="section-recipient address-line3"
        />
      </div>
      <TextArea
        {...form.bind('address.notes')}
        label="Notes for the driver"
        help="A landmark, the right gate or the name on the bell."
        optional
        rows={2}
      />
    </>
  )
}
